import { describe, expect, it } from 'vitest';
import { clavesCompletas, clavesDeLinea } from './clavesFiscales.ts';
import { avisoDeVencimiento, datosEmisorSchema } from './emisor.ts';
import { faltasDelEmisor, faltasDeTienda } from './listo.ts';
import { horarioDe, mismoNombre, tiendaNuevaSchema } from './tiendas.ts';

describe('the end of a certificate', () => {
  const hasta = new Date('2027-05-18T11:43:51Z');
  const before = (days: number) => new Date(hasta.getTime() - days * 86_400_000);

  it.each([
    [31, null],
    [30, 'El certificado (CSD) vence en 30 días. Pida otro al SAT y súbalo en Datos fiscales antes de esa fecha.'],
    [8, 'El certificado (CSD) vence en 8 días. Pida otro al SAT y súbalo en Datos fiscales antes de esa fecha.'],
    [
      7,
      'El certificado (CSD) vence en 7 días: después no se podrá facturar. Pida hoy otro al SAT y súbalo en Datos fiscales.',
    ],
    [
      1,
      'El certificado (CSD) vence mañana: después no se podrá facturar. Pida hoy otro al SAT y súbalo en Datos fiscales.',
    ],
    [
      0,
      'El certificado (CSD) vence hoy: después no se podrá facturar. Pida hoy otro al SAT y súbalo en Datos fiscales.',
    ],
    [-1, null],
  ])('%i days before is told as %s', (days, words) => {
    expect(avisoDeVencimiento(hasta, before(days))).toBe(words);
  });
});

describe('what a store lacks', () => {
  const READY = { codigoPostal: '06000', articulos: 9, sinClaves: 0 };
  const USUAL = { cobradosSinObjeto: [], sinTasa: [], conOchoFuera: [] };

  it.each([
    [{ codigoPostal: '06000', articulos: 5, sinClaves: 0 }, []],
    [{ codigoPostal: null, articulos: 0, sinClaves: 0 }, ['Falta su código postal: no puede expedir facturas.']],
    [
      { codigoPostal: '06000', articulos: 5, sinClaves: 2 },
      ['2 de 5 artículos de sus últimas ventas no tienen claves del SAT: se facturarían con 01010101.'],
    ],
    [
      { codigoPostal: null, articulos: 5, sinClaves: 5 },
      [
        'Falta su código postal: no puede expedir facturas.',
        'Ningún artículo de sus últimas ventas tiene claves del SAT: se facturarían con 01010101.',
      ],
    ],
  ])('of %j is %j', (facts, words) => {
    const faltas = faltasDeTienda({ ...facts, ...USUAL });
    expect(faltas.map(({ texto }) => texto)).toEqual(words);
    expect(faltas.map(({ grave }) => grave)).toEqual(words.map((text) => text.startsWith('Falta su')));
  });

  it.each([
    [['702'], '702'],
    [['1', '2', '3', '4', '5'], '1, 2, 3, 4, 5'],
    [['1', '2', '3', '4', '5', '6', '7'], '1, 2, 3, 4, 5 y 2 más'],
  ])('is an agreement with its tills about the tax of %j', (cobradosSinObjeto, named) => {
    expect(faltasDeTienda({ ...READY, ...USUAL, cobradosSinObjeto })).toEqual([
      {
        grave: false,
        texto: `En sus últimas ventas se cobró impuesto en artículos que no son objeto de impuesto (01): ${named}. Se facturan como 02, con el impuesto cobrado.`,
      },
    ]);
  });
});

describe('the rates that a store charges', () => {
  const usual = {
    codigoPostal: '06000',
    articulos: 9,
    sinClaves: 0,
    cobradosSinObjeto: [],
    sinTasa: [],
    conOchoFuera: [],
  };

  it('stop its invoices where the authority has no such rate', () => {
    expect(faltasDeTienda({ ...usual, sinTasa: ['702', '703'] })).toEqual([
      {
        grave: true,
        texto:
          'En sus últimas ventas hay artículos cuyo impuesto no corresponde a ninguna tasa del SAT: 702, 703. Esas ventas no se pueden facturar: corrija la tasa en la caja.',
      },
    ]);
  });

  it('are told where 8 % of IVA is charged away from the border', () => {
    expect(faltasDeTienda({ ...usual, conOchoFuera: ['701'] })).toEqual([
      {
        grave: false,
        texto:
          'En sus últimas ventas se cobró 8 % de IVA, y por su código postal la tienda no está en la región fronteriza: 701. Se facturan con 8 %: revise la tasa de la caja o el código postal.',
      },
    ]);
  });
});

describe('what an issuer lacks', () => {
  const ready = { guardado: true, impedimento: null, sinValidez: false, timbraCertificado: true, aviso: null };

  it.each([
    [{}, []],
    [{ guardado: false }, [[true, /^Falta decir quién expide/]]],
    [{ impedimento: 'El certificado venció.' }, [[true, /^El certificado venció\.$/]]],
    [{ sinValidez: true }, [[true, /^Falta el certificado \(CSD\)/]]],
    [{ timbraCertificado: false }, [[true, /^Aún no timbra un proveedor certificado \(PAC\)/]]],
    [
      { timbraCertificado: false, aviso: 'Vence en 8 días.' },
      [
        [true, /^Aún no timbra/],
        [false, /^Vence en 8 días\.$/],
      ],
    ],
  ])('is of %j as often as it says', (facts, expected) => {
    const faltas = faltasDelEmisor({ ...ready, ...facts });
    expect(faltas).toEqual(
      expected.map(([grave, texto]) => ({ grave, texto: expect.stringMatching(texto as RegExp) })),
    );
  });
});

describe('a line of a file of keys', () => {
  const LINEA_BLANCA = { ambito: 'departamento', codigo: 'LÍNEA BLANCA', claveProdServ: '52141500' };

  it.each([
    [
      ['Departamento', ' Línea blanca ', '52141500', 'h87', '', '01', 'no retornable'],
      { ...LINEA_BLANCA, claveUnidad: 'H87', exento: false, objetoImp: '01', retorno: 'no' },
    ],
    [
      ['articulo', 'ab-1', '1010101', 'SET', 'SÍ', '2', 'SOLO CON AUTORIZACION'],
      {
        ...{ ambito: 'articulo', codigo: 'ab-1', claveProdServ: '01010101', claveUnidad: 'SET' },
        exento: true,
        objetoImp: '02',
        retorno: 'autorizacion',
      },
    ],
    // One unit of the catalogue has a small letter.
    [
      ['Artículo', '1', '01010101', 'Dx', 'No'],
      {
        ...{ ambito: 'articulo', codigo: '1', claveProdServ: '01010101', claveUnidad: 'Dx' },
        exento: false,
        objetoImp: null,
        retorno: null,
      },
    ],
    [['Tienda', '1', '01010101', 'H87', 'No'], { motivo: 'Tipo debe ser Departamento o Artículo, y dice «Tienda».' }],
    [['Artículo', '1', '01010101', 'H87', 'tal vez'], { motivo: 'Exento debe ser Sí o No, y dice «tal vez».' }],
    [
      ['Artículo', '1', '101010', 'H87', 'No'],
      { motivo: 'La clave de producto o servicio tiene 8 dígitos, como 52141501.' },
    ],
    [['Artículo', '', '01010101', 'H87', 'No'], { motivo: 'Campo requerido' }],
    [
      ['Artículo', '1', '01010101', 'H87', 'No', '', 'nunca'],
      { motivo: 'Retorno debe ser Retornable, Solo con autorización, No retornable, y dice «nunca».' },
    ],
    [
      ['Artículo', '1', '01010101', 'H87', 'No', '03'],
      { motivo: 'ObjetoImp debe ser 02 Sí objeto de impuesto o 01 No objeto de impuesto, y dice «03».' },
    ],
    [
      ['Artículo', '1', '01010101', 'H87', 'Sí', '01'],
      { motivo: 'Lo que no es objeto de impuesto (01) no puede ser exento de IVA.' },
    ],
  ])('%j says %j', (values, said) => {
    expect(clavesDeLinea(values)).toEqual(said);
  });

  it.each([
    ['01', '01'],
    ['1', '01'],
    [' 2 ', '02'],
    ['01 no objeto de IMPUESTO', '01'],
    ['02 Si objeto de impuesto', '02'],
    ['', null],
    [' ', null],
  ])('says an object of the tax by «%s»', (objeto, objetoImp) => {
    expect(clavesDeLinea(['Artículo', '1', '01010101', 'H87', '', objeto])).toMatchObject({ objetoImp });
  });

  it('that says nothing of it leaves it as it is, and new keys as an object', () => {
    const silent = {
      ...({ ambito: 'articulo', codigo: '1', claveProdServ: '01010101', claveUnidad: 'H87' } as const),
      exento: false,
    };
    const line = { ...silent, objetoImp: null, retorno: null };
    const before = { objetoImp: '01', retorno: 'no' } as const;
    expect(clavesCompletas(line, undefined)).toEqual({ ...silent, objetoImp: '02', retorno: null });
    expect(clavesCompletas(line, before)).toEqual({ ...silent, ...before });
    const said = { ...silent, objetoImp: '02', retorno: 'libre' } as const;
    expect(clavesCompletas(said, before)).toEqual(said);
  });
});

describe('the issuer', () => {
  it('has the name of the certificate: in capitals, a company without its form, a person with all surnames', () => {
    const company = { rfc: 'eku900317-3c9', nombre: 'Escuela Kemper Urgate, S.A. de C.V.', regimen: '601' };
    expect(datosEmisorSchema.parse(company)).toEqual({
      ...{ rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER URGATE', regimen: '601' },
    });
    const person = { rfc: 'FUNK671228PH6', nombre: 'Karla Fuente SAS', regimen: '612' };
    expect(datosEmisorSchema.parse(person).nombre).toBe('KARLA FUENTE SAS');
  });

  it.each([
    [{ rfc: 'XEXX010101000' }, 'rfc'],
    [{ rfc: 'NADA' }, 'rfc'],
    [{ regimen: '612' }, 'regimen'],
    [{ regimen: '999' }, 'regimen'],
    [{ nombre: ' ' }, 'nombre'],
  ])('with %j has a fault at %s', (wrong, place) => {
    const read = datosEmisorSchema.safeParse({ rfc: 'EKU9003173C9', nombre: 'KEMPER', regimen: '601', ...wrong });
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([place]);
  });
});

describe('a store', () => {
  const STORE = {
    nombre: 'Centro',
    tipo: 'fisica',
    admiteLogin: true,
    codigoPostal: '06000',
    serie: 'A1',
    globales: null,
  };

  it.each([
    [{}, []],
    [{ codigoPostal: null, serie: '' }, []],
    [{ codigoPostal: '0600' }, ['codigoPostal']],
    [{ codigoPostal: '00100' }, ['codigoPostal']],
    [{ serie: 'ABCDEF' }, []],
    [{ serie: 'ABCDEFG' }, ['serie']],
    [{ serie: 'A-1' }, ['serie']],
    [{ tipo: 'cedis' }, ['admiteLogin']],
    [{ tipo: 'cedis', admiteLogin: false }, []],
    [{ nombre: 'x'.repeat(80) }, []],
    [{ nombre: 'x'.repeat(81) }, ['nombre']],
  ])('with %j has faults at %j', (changed, places) => {
    const read = tiendaNuevaSchema.safeParse({ cvetda: 7, horario: null, ...STORE, ...changed });
    expect((read.error?.issues ?? []).map(({ path }) => path[0])).toEqual(places);
  });

  it('has one name, whatever its capitals, accents and spaces', () => {
    expect(mismoNombre('Tienda  Mérida ', 'TIENDA MERIDA')).toBe(true);
    expect(mismoNombre('Tienda Mérida 2', 'Tienda Mérida')).toBe(false);
  });

  it.each([
    [null, null],
    ['06000', 'Centro'],
    ['22000', 'Noroeste (frontera)'],
    ['83000', 'Sonora'],
    ['32000', 'Ciudad Juárez'],
  ])('of the postal code %s counts by the clock of %s', (codigoPostal, words) => {
    expect(horarioDe(codigoPostal)).toBe(words);
  });
});
