import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leerConstancia } from './constancia.ts';

// All persons are made up; numbers and names are those of the tax authority's public test taxpayers where there is one.
const PERSONA = `Página [1] de [3]
CÉDULA DE IDENTIFICACIÓN FISCAL
XIQB891116QE4
Registro Federal de Contribuyentes
BERENICE XIMO
QUEZADA
Nombre, denominación o razón
social
idCIF: 14110000000
VALIDA TU INFORMACIÓN
FISCAL
CONSTANCIA DE SITUACIÓN FISCAL
Lugar y Fecha de Emisión
TLACOTEPEC , GUERRERO A 02 DE OCTUBRE DE 2026
XIQB891116QE4
Datos de Identificación del Contribuyente:
RFC:   XIQB891116QE4
CURP:   XIQB891116MGRMRR09
Nombre (s):   BERENICE
Primer Apellido:   XIMO
Segundo Apellido:   QUEZADA
Fecha inicio de operaciones:   01 DE SEPTIEMBRE DE 2007
Estatus en el padrón:   REACTIVADO
Fecha de último cambio de estado:   02 DE AGOSTO DE 2018
Nombre Comercial:
Datos del domicilio registrado
Código Postal:40968   Tipo de Vialidad:   CERRADA (CDA) O PRIVADA (PRIV)
Nombre de Vialidad:   TAMBOR   Número Exterior:   3900
Número Interior:   Nombre de la Colonia:   LEALTAD I
Nombre de la Localidad:   TLACOTEPEC   Nombre del Municipio o Demarcación Territorial:   HELIODORO CASTILLO
Nombre de la Entidad Federativa:   GUERRERO   Entre Calle:   AVENIDA PACHECO

Página [2] de [3]
Y Calle:   CALLE MEOQUI
Actividades Económicas:
Orden   Actividad Económica   Porcentaje   Fecha Inicio   Fecha Fin
1   Arrendamiento de inmuebles   30   10/07/2024
Regímenes:
Régimen   Fecha Inicio   Fecha Fin
Régimen de Sueldos y Salarios e Ingresos Asimilados a
Salarios   01/01/2010   31/12/2013
Régimen de las Personas Físicas con Actividades Empresariales y Profesionales   01/01/2014
Obligaciones:
Descripción de la Obligación   Descripción Vencimiento   Fecha Inicio   Fecha Fin
Pago provisional mensual del Régimen Simplificado de Confianza   A más tardar   01/01/2014
Cadena Original Sello: ||2026/10/02 10:00:00|XIQB891116QE4|CONSTANCIA DE SITUACIÓN
FISCAL|000000000000000000000|XXXXXXXX||`;

const EMPRESA = `Datos de Identificación del Contribuyente:
RFC: EKU9003173C9
Denominación/Razón Social: ESCUELA KEMPER "URGATE" & ÑANDÚ
Régimen Capital: SOCIEDAD ANONIMA DE CAPITAL VARIABLE
Nombre Comercial: KEMPER SA DE CV
Fecha inicio de operaciones: 05 DE SEPTIEMBRE DE 2002
Estatus en el padrón: ACTIVO
Fecha de último cambio de estado: 05 DE SEPTIEMBRE DE 2002
Datos del domicilio registrado
Código Postal: 06000 Tipo de Vialidad: AVENIDA (AV.)
Nombre de Vialidad: PASEO DE LA REFORMA Número Exterior: 12 BIS
Número Interior: PISO 3 Nombre de la Colonia: CENTRO (AREA 1)
Nombre de la Localidad: Nombre del Municipio o Demarcación Territorial: CUAUHTEMOC
Nombre de la Entidad Federativa: CIUDAD DE MEXICO Entre Calle:
Y Calle: Correo Electrónico: COMPRAS@KEMPER.MX
Tel. Fijo Lada: 55 Número: 12345678
Regímenes:
Régimen Fecha Inicio Fecha Fin
Régimen General de Ley Personas Morales 05/09/2002`;

const OF_EMPRESA = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER "URGATE" & ÑANDÚ',
  regimenFiscal: '601',
  codigoPostal: '06000',
  pais: 'México',
  estado: 'Ciudad de México',
  municipio: 'CUAUHTEMOC',
  colonia: 'CENTRO (AREA 1)',
  calle: 'AVENIDA PASEO DE LA REFORMA',
  numeroExterior: '12 BIS',
  numeroInterior: 'PISO 3',
  correo: 'compras@kemper.mx',
};

describe('the certificate of a human being', () => {
  it('is read whole, its name in the order of the card', () => {
    expect(leerConstancia(PERSONA)).toEqual({
      datos: {
        rfc: 'XIQB891116QE4',
        beneficiario: 'BERENICE XIMO QUEZADA',
        regimenFiscal: '612',
        codigoPostal: '40968',
        pais: 'México',
        estado: 'Guerrero',
        municipio: 'HELIODORO CASTILLO',
        colonia: 'LEALTAD I',
        calle: 'CERRADA TAMBOR',
        numeroExterior: '3900',
      },
      regimenes: ['612'],
      faltan: [],
      avisos: [],
    });
  });

  it('may have one surname', () => {
    const { datos } = leerConstancia(PERSONA.replace('Segundo Apellido:   QUEZADA', 'Segundo Apellido:'));
    expect(datos.beneficiario).toBe('BERENICE XIMO');
  });

  it('offers the choice of several régimenes', () => {
    const several = leerConstancia(PERSONA.replace('   31/12/2013', ''));
    expect(several.regimenes).toEqual(['605', '612']);
    expect(several.datos).not.toHaveProperty('regimenFiscal');
    expect(several.faltan).toEqual(['regimenFiscal']);
    expect(several.avisos).toEqual(['La constancia tiene varios regímenes (605, 612): elija el de esta factura.']);
  });

  it('says that the register has suspended its owner', () => {
    const suspended = leerConstancia(PERSONA.replace('REACTIVADO', 'SUSPENDIDO'));
    expect(suspended.avisos).toEqual([
      'El padrón tiene a este contribuyente como SUSPENDIDO. La autoridad puede rechazar su factura.',
    ]);
    expect(leerConstancia(PERSONA.replace('REACTIVADO', 'ACTIVO')).avisos).toEqual([]);
    expect(leerConstancia(PERSONA.replace('REACTIVADO', 'INACTIVO')).avisos).toHaveLength(1);
  });
});

describe('the certificate of a company', () => {
  it('is read whole, with the name as it stands', () => {
    expect(leerConstancia(EMPRESA)).toEqual({ datos: OF_EMPRESA, regimenes: ['601'], faltan: [], avisos: [] });
  });

  it.each([
    ['with Windows line ends', EMPRESA.replaceAll('\n', '\r\n')],
    ['on one line', EMPRESA.replaceAll('\n', ' ')],
    [
      'with nothing between a value and the next label',
      EMPRESA.replace(/ (?=(Tipo|Número|Nombre) de| ?Entre| ?Y)/g, ''),
    ],
    [
      'with no space inside a label',
      EMPRESA.replaceAll('Nombre de Vialidad', 'NombredeVialidad').replaceAll('Código Postal', 'CódigoPostal'),
    ],
    [
      'with labels broken over lines',
      EMPRESA.replaceAll('Demarcación Territorial', 'Demarcación\nTerritorial').replaceAll(
        'Razón Social',
        'Razón\n  Social',
      ),
    ],
    ['with a space before each colon', EMPRESA.replaceAll(':', ' :')],
    ['with accents of their own characters', EMPRESA.normalize('NFD')],
    [
      'without accents in the labels',
      EMPRESA.replaceAll('Código', 'Codigo')
        .replaceAll('Número', 'Numero')
        .replaceAll('Regímenes', 'Regimenes')
        .replaceAll('Denominación/Razón', 'Denominacion/Razon')
        .replaceAll('Demarcación', 'Demarcacion')
        .replaceAll('Electrónico', 'Electronico')
        .replaceAll('padrón', 'padron'),
    ],
    ['with hard spaces and a mark of byte order', `\ufeff${EMPRESA.replaceAll(': ', ':\u00a0')}`],
    [
      'with each value on a line of its own',
      EMPRESA.replaceAll(': ', ':\n').replaceAll(/ (?=(Tipo de|Número|Nombre de|Entre|Correo))/g, '\n'),
    ],
    [
      'with a page between',
      EMPRESA.replace('Datos del domicilio', 'Página [1] de [2]\nPágina 2 de 2\nDatos del domicilio'),
    ],
    ['with a value broken over lines', EMPRESA.replace('PASEO DE LA REFORMA', 'PASEO DE\nLA REFORMA')],
  ])('%s is the same', (_, text) => {
    expect(leerConstancia(text).datos).toEqual(OF_EMPRESA);
  });

  it('whose columns were copied one after the other is the same', () => {
    const address = EMPRESA.split('Datos del domicilio registrado\n')[1]?.split('\nTel.')[0] ?? '';
    const halves = address
      .split('\n')
      .map((line) => line.split(/ (?=(?:Tipo|Número|Nombre|Entre|Correo)[^:]*:[^:]*$)/));
    const glued = [...halves.map(([left]) => left), ...halves.map(([, right = '']) => right)].join('\n');
    expect(glued).toMatch(/^Código Postal: 06000\nNombre de Vialidad: PASEO DE LA REFORMA\n/);
    expect(leerConstancia(EMPRESA.replace(address, glued)).datos).toEqual(OF_EMPRESA);
  });
});

describe('labels that stand before all their values', () => {
  it('get each their own', () => {
    const text = `Código Postal:
Tipo de Vialidad:
Nombre de Vialidad:
Número Exterior:\t
06000
CALLE
HIDALGO
12
Nombre de la Colonia: CENTRO`;
    expect(leerConstancia(text).datos).toEqual({
      codigoPostal: '06000',
      calle: 'HIDALGO',
      numeroExterior: '12',
      colonia: 'CENTRO',
    });
  });

  it('get none where an empty one leaves it open which is whose', () => {
    const text = 'Nombre de Vialidad:\nNúmero Exterior:\nNúmero Interior:\nHIDALGO\n12\nNombre de la Colonia: CENTRO';
    expect(leerConstancia(text).datos).toEqual({ colonia: 'CENTRO' });
  });

  it('are two empty ones and a value of two lines, where that begins beside its label', () => {
    const text =
      'Nombre de Vialidad:\nNúmero Exterior:\nNombre de la Colonia: CENTRO\nHISTORICO\nNombre de la Localidad:';
    expect(leerConstancia(text).datos).toEqual({ colonia: 'CENTRO HISTORICO' });
  });

  it('have a value of two lines, where it begins right behind its colon', () => {
    const text = 'Nombre de Vialidad:\nNúmero Exterior:\nNombre de la Colonia:CENTRO\nHISTORICO';
    expect(leerConstancia(text).datos).toEqual({ colonia: 'CENTRO HISTORICO' });
  });

  it('are an empty one and a broken value, where there are two', () => {
    const text = 'RFC:\nEKU9003173C9\nNúmero Interior:\nNombre de la Colonia:\nCENTRO\n  HISTORICO';
    expect(leerConstancia(text).datos).toEqual({ rfc: 'EKU9003173C9', colonia: 'CENTRO HISTORICO' });
  });

  it('do not count what stands before a heading', () => {
    const text =
      'Nombre Comercial:\nNúmero:\nDatos del domicilio registrado\nNombre de Vialidad:\nPASEO DE\nLA REFORMA\nY Calle:';
    expect(leerConstancia(text).datos).toEqual({ calle: 'PASEO DE LA REFORMA' });
  });

  it('take no number of a house for a postal code', () => {
    const text = 'Código Postal: Tipo de Vialidad: CALLE Nombre de Vialidad: HIDALGO Número Exterior: 12345';
    expect(leerConstancia(text).datos).toEqual({ calle: 'HIDALGO', numeroExterior: '12345' });
  });

  it('leave the postal code where it can be told from the rest', () => {
    const text = 'Código Postal: Tipo de Vialidad:\n06000 AVENIDA\nNombre de Vialidad: HIDALGO';
    expect(leerConstancia(text).datos).toEqual({ codigoPostal: '06000', calle: 'HIDALGO' });
  });
});

// As a viewer copies a page whose columns it takes for paragraphs.
const SCRAMBLED = `RFC:

EKU9003173C9

Denominación/Razón Social:

ESCUELA KEMPER URGATE

Datos del domicilio registrado
Código Postal:

06000

Nombre de Vialidad:

PASEO DE LA REFORMA

Tipo de Vialidad:

AVENIDA (AV.)

Número Exterior:

12

Número Interior:

Nombre de la Colonia:

Nombre de la Localidad:

Nombre del Municipio o Demarcación Territorial:

Nombre de la Entidad Federativa:
Y Calle:

CIUDAD DE MEXICO

Entre Calle:

CENTRO (AREA 1)
CUAUHTEMOC

HAVRE

HAMBURGO

Regímenes:
Régimen

Fecha Inicio

Régimen General de Ley Personas Morales

01/01/2002`;

it('a page that was mixed up gives what can be told apart, and lacks the rest instead of guessing', () => {
  expect(leerConstancia(SCRAMBLED)).toEqual({
    datos: {
      rfc: 'EKU9003173C9',
      beneficiario: 'ESCUELA KEMPER URGATE',
      regimenFiscal: '601',
      codigoPostal: '06000',
      calle: 'AVENIDA PASEO DE LA REFORMA',
      numeroExterior: '12',
    },
    regimenes: ['601'],
    faltan: ['estado', 'municipio', 'colonia'],
    avisos: [],
  });
});

it.each(['Página [1] de [3]', 'Página 1 de 3', 'Pagina 10 de 12', 'Página[1]de[3]', 'Página [10] de [12]'])(
  'the page number %j is no part of what stands before it',
  (number) => {
    expect(leerConstancia(`Nombre de la Colonia: CENTRO\n${number}\nNombre de la Localidad:`).datos).toEqual({
      colonia: 'CENTRO',
    });
  },
);

describe('a part of a certificate', () => {
  it('gives what it has, and names what it lacks', () => {
    expect(leerConstancia('RFC: EKU9003173C9\nCódigo Postal: 42501')).toEqual({
      datos: { rfc: 'EKU9003173C9', codigoPostal: '42501' },
      regimenes: [],
      faltan: ['beneficiario', 'regimenFiscal', 'estado', 'municipio', 'colonia', 'calle', 'numeroExterior'],
      avisos: [],
    });
  });

  it('is the card alone', () => {
    const card = PERSONA.slice(0, PERSONA.indexOf('Lugar y Fecha'));
    expect(leerConstancia(card).datos).toEqual({ rfc: 'XIQB891116QE4', beneficiario: 'BERENICE XIMO QUEZADA' });
  });

  it('has its number in the seal, and not in the CURP', () => {
    const text = 'CURP: XIQB891116MGRMRR09\nCadena Original Sello: ||2026/10/02|EKU9003173C9|CONSTANCIA||';
    expect(leerConstancia(text).datos).toEqual({ rfc: 'EKU9003173C9' });
    expect(leerConstancia('XIQB891116MGRMRR09').datos).toEqual({});
  });

  it('has no number where what looks like one has no such day', () => {
    expect(leerConstancia('RFC: EKU9013173C9').datos).toEqual({});
    expect(leerConstancia('RFC: eku9003173c9').datos).toEqual({ rfc: 'EKU9003173C9' });
  });

  it('is no certificate at all', () => {
    for (const text of ['', 'Buenos días', '🧾', 'Nombre de la Entidad Federativa']) {
      expect(leerConstancia(text)).toMatchObject({ datos: {}, regimenes: [], avisos: [] });
      expect(leerConstancia(text).faltan).toHaveLength(9);
    }
  });

  it('keeps a state that nobody knows as it stands, and no address that is none', () => {
    expect(leerConstancia('Nombre de la Entidad Federativa: TEXAS').datos).toEqual({ pais: 'México', estado: 'TEXAS' });
    expect(leerConstancia('Correo Electrónico: NO TIENE').datos).toEqual({});
    expect(leerConstancia('Código Postal: S/N').datos).toEqual({});
  });
});

describe('the street', () => {
  it.each([
    ['CALLE', 'HIDALGO', 'HIDALGO'],
    ['', 'HIDALGO', 'HIDALGO'],
    ['OTRO (ESPECIFIQUE)', 'HIDALGO', 'HIDALGO'],
    ['AVENIDA (AV.)', 'AVENIDA JUAREZ', 'AVENIDA JUAREZ'],
    ['AVENIDA', '', undefined],
    ['BOULEVARD (BLVD)', 'ADOLFO LOPEZ MATEOS', 'BOULEVARD ADOLFO LOPEZ MATEOS'],
  ])('of the kind %j, called %s, is %s', (kind, name, calle) => {
    expect(leerConstancia(`Tipo de Vialidad: ${kind} Nombre de Vialidad: ${name}`).datos.calle).toBe(calle);
  });
});

describe('the table of régimenes', () => {
  const read = (rfc: string, table: string) =>
    leerConstancia(`RFC: ${rfc}\nRegímenes:\n${table}\nObligaciones:\nIncorporación Fiscal`).regimenes;

  it.each([
    ['601', 'Régimen General de Ley Personas Morales'],
    ['603', 'Régimen de las Personas Morales con Fines no Lucrativos'],
    ['620', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos'],
    ['622', 'Régimen de Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras'],
    ['623', 'Régimen Opcional para Grupos de Sociedades'],
    ['624', 'Régimen de los Coordinados'],
    ['626', 'Régimen Simplificado de Confianza'],
    ['626', 'Simplificado de Confianza'],
  ])('of a company knows %s: %s', (clave, name) => {
    expect(read('EKU9003173C9', `${name} 01/01/2020`)).toEqual([clave]);
  });

  it.each([
    ['605', 'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios'],
    ['606', 'Régimen de Arrendamiento'],
    ['607', 'Régimen de Enajenación o Adquisición de Bienes'],
    ['608', 'Régimen de los demás ingresos'],
    ['610', 'Residentes en el Extranjero sin Establecimiento Permanente en México'],
    ['611', 'Régimen de Ingresos por Dividendos (socios y accionistas)'],
    ['612', 'RÉGIMEN DE LAS PERSONAS FÍSICAS CON ACTIVIDADES EMPRESARIALES Y PROFESIONALES'],
    ['614', 'Régimen de los ingresos por intereses'],
    ['615', 'Régimen de los ingresos por obtención de premios'],
    ['616', 'Sin obligaciones fiscales'],
    // As the authority's catalogue would have them without the word that all of them begin with.
    ['607', 'Enajenación o Adquisición de Bienes'],
    ['615', 'Ingresos por obtención de premios'],
    ['625', 'Actividades Empresariales con ingresos a través de Plataformas Tecnológicas'],
    ['621', 'Régimen de Incorporación Fiscal'],
    ['625', 'Régimen de las Actividades Empresariales con ingresos a través de\nPlataformas Tecnológicas'],
  ])('of a person knows %s: %s', (clave, name) => {
    expect(read('XIQB891116QE4', `${name} 01/01/2020`)).toEqual([clave]);
  });

  it('keeps what has ended out, unless it began again', () => {
    expect(read('XIQB891116QE4', 'Régimen de Arrendamiento 01/01/2010 31/12/2013')).toEqual([]);
    expect(
      read('XIQB891116QE4', 'Régimen de Arrendamiento 01/01/2010 31/12/2013\nRégimen de Arrendamiento 01/01/2020'),
    ).toEqual(['606']);
  });

  it('takes no two beginnings for an end, where the days were copied after the names', () => {
    const names = 'Régimen de Arrendamiento\nSin obligaciones fiscales';
    expect(read('XIQB891116QE4', `${names}\n01/01/2010\n01/01/2014`)).toEqual(['606', '616']);
  });

  it('knows none that the person cannot have, and all where the person is not known', () => {
    expect(read('EKU9003173C9', 'Régimen de Arrendamiento 01/01/2020')).toEqual([]);
    expect(read('', 'Régimen de Arrendamiento 01/01/2020')).toEqual(['606']);
  });

  it('is found by its heading where the title is lost, and ends with the seal', () => {
    const text =
      'Régimen Fecha Inicio Fecha Fin\nRégimen de Arrendamiento 01/01/2020\nCadena Original Sello: Incorporación Fiscal';
    expect(leerConstancia(text).regimenes).toEqual(['606']);
    expect(leerConstancia('Régimen de Arrendamiento 01/01/2020').regimenes).toEqual([]);
  });
});

describe('any text', () => {
  it('is read without failing, and gives no empty datum and no label', () => {
    const labels = [
      'RFC:',
      'Nombre (s):',
      'Código Postal:',
      'Nombre de la Colonia:',
      'Regímenes:',
      'Obligaciones:',
      'Contacto',
    ];
    const piece = fc.oneof(
      fc.constantFrom(...labels, '\n', ' ', 'ñ', '|', '<', '🧾', '\u202e', '01/01/2020'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const value of Object.values(leerConstancia(pieces.join('')).datos)) {
          expect(value).not.toBe('');
          for (const label of labels.slice(0, -1)) expect(value).not.toContain(label);
        }
      }),
    );
  });

  it.each([
    'RFC:',
    'RFC:\n',
    'Código Postal:',
    'Regímenes:',
    'Arrendamiento',
    ' ',
    '\n',
    'Nombre ',
    'AAAA',
    'Registro Federal de Contribuyentes ',
  ])('made of %j ten thousand times is read at once', (piece) => {
    expect(() => leerConstancia(piece.repeat(10_000))).not.toThrow();
  });

  it('is read as far as a certificate can be long', () => {
    expect(leerConstancia(`${' '.repeat(49_980)}RFC: EKU9003173C9`).datos).toEqual({ rfc: 'EKU9003173C9' });
    expect(leerConstancia(`${' '.repeat(50_000)}RFC: EKU9003173C9`).datos).toEqual({});
  });
});
