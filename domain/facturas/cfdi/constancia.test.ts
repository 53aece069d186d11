import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COPIES_OF_EMPRESA,
  EMPRESA,
  OF_EMPRESA,
  PERSONA,
  REGIMENES_DE_EMPRESA,
  REGIMENES_DE_PERSONA,
  SCRAMBLED,
} from '../../../tests/cfdi/constancias.ts';
import { leerConstancia } from './constancia.ts';

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

  it.each(COPIES_OF_EMPRESA)('%s is the same', (_, text) => {
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

describe('a text that was broken apart', () => {
  it('where the font has its accents by themselves is the same', () => {
    const broken = EMPRESA.replaceAll(/(?<=\p{L})([áéíóú])(?=\p{L})/gu, ' $1 ');
    expect(broken).toContain('C ó digo Postal');
    expect(broken).toContain('R é gimen General de Ley Personas Morales');
    expect(leerConstancia(broken).datos).toEqual(OF_EMPRESA);
  });

  it.each([
    'C ó digo Postal: 42501',
    'Có digo Postal:42501',
    'Código Postal 42501',
    'CP 42501',
    'C.P. 42501',
    'C. P.: 42501',
    'COL. CENTRO, CP 42501, PACHUCA',
  ])('has its postal code: %s', (text) => {
    expect(leerConstancia(text).datos.codigoPostal).toBe('42501');
  });

  it('ends a value before a postal code that stands in its line', () => {
    const { datos } = leerConstancia('Nombre de la Colonia: CENTRO C.P. 42501');
    expect(datos).toEqual({ colonia: 'CENTRO', codigoPostal: '42501' });
  });

  it.each(['RCP 42501', 'CP 425011', 'CP 4250', 'C P'])('takes no other number for one: %s', (text) => {
    expect(leerConstancia(text).datos).toEqual({});
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

  it.each(REGIMENES_DE_EMPRESA)('of a company knows %s: %s', (clave, name) => {
    expect(read('EKU9003173C9', `${name} 01/01/2020`)).toEqual([clave]);
  });

  it.each(REGIMENES_DE_PERSONA)('of a person knows %s: %s', (clave, name) => {
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
