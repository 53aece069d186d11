import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { comprobante, falla } from '../../../../tests/cfdi/armados.ts';
import { EXPEDICION, linea, RECEPTOR, totalOf } from '../../../../tests/cfdi/azar.ts';
import type { Armado } from './comun.ts';
import { identificar } from './identificar.ts';
import { type LineaDeVenta, ventaNominativa } from './ventaNominativa.ts';

const PUE = { metodo: 'PUE', forma: '04' } as const;

function armar(lineas: readonly LineaDeVenta[], de: Partial<Parameters<typeof ventaNominativa>[0]> = {}): Armado {
  return ventaNominativa({ ...EXPEDICION, receptor: RECEPTOR, pago: PUE, total: totalOf(lineas), lineas, ...de });
}

/** The taxes of the first line, and what it comes to. */
function primera(lineas: readonly LineaDeVenta[]) {
  return comprobante(armar(lineas)).Conceptos?.[0];
}

describe('the invoice of a sale', () => {
  it('says everything of the sale, and no seal, series, folio or date', () => {
    const lineas = [
      linea({ subtotal: 259_80, descuento: 25_98, iva: 37_41, cantidad: 2 }),
      linea({
        linea: 2,
        numArt: '700001',
        descripcion: 'Tequila  reposado | 1 L',
        claveProdServ: '50202206',
        subtotal: 300_00,
        ieps: 159_00,
        iva: 73_44,
      }),
      linea({ linea: 3, numArt: '500010', descripcion: 'Arroz', claveProdServ: '50221101', subtotal: 45_00 }),
    ];
    expect(comprobante(armar(lineas))).toEqual({
      Version: '4.0',
      FormaPago: '04',
      SubTotal: '604.80',
      Descuento: '25.98',
      Moneda: 'MXN',
      Total: '848.67',
      TipoDeComprobante: 'I',
      Exportacion: '01',
      MetodoPago: 'PUE',
      LugarExpedicion: '42501',
      Emisor: { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' },
      Receptor: {
        Rfc: 'URE180429TM6',
        Nombre: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
        DomicilioFiscalReceptor: '86991',
        RegimenFiscalReceptor: '601',
        UsoCFDI: 'G03',
      },
      Conceptos: [
        {
          ClaveProdServ: '52141501',
          NoIdentificacion: '100234',
          Cantidad: '2',
          ClaveUnidad: 'H87',
          Descripcion: 'Cafetera de goteo',
          ValorUnitario: '129.90',
          Importe: '259.80',
          Descuento: '25.98',
          ObjetoImp: '02',
          Impuestos: {
            Traslados: [
              { Base: '233.82', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '37.41' },
            ],
          },
        },
        {
          ClaveProdServ: '50202206',
          NoIdentificacion: '700001',
          Cantidad: '1',
          ClaveUnidad: 'H87',
          Descripcion: 'Tequila reposado / 1 L',
          ValorUnitario: '300.00',
          Importe: '300.00',
          ObjetoImp: '02',
          Impuestos: {
            Traslados: [
              { Base: '300.00', Impuesto: '003', TipoFactor: 'Tasa', TasaOCuota: '0.530000', Importe: '159.00' },
              { Base: '459.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '73.44' },
            ],
          },
        },
        {
          ClaveProdServ: '50221101',
          NoIdentificacion: '500010',
          Cantidad: '1',
          ClaveUnidad: 'H87',
          Descripcion: 'Arroz',
          ValorUnitario: '45.00',
          Importe: '45.00',
          ObjetoImp: '02',
          Impuestos: {
            Traslados: [
              { Base: '45.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' },
            ],
          },
        },
      ],
      Impuestos: {
        TotalImpuestosTrasladados: '269.85',
        Traslados: [
          { Base: '692.82', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '110.85' },
          { Base: '300.00', Impuesto: '003', TipoFactor: 'Tasa', TasaOCuota: '0.530000', Importe: '159.00' },
          { Base: '45.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' },
        ],
      },
    });
  });

  it('has no discount where no line has one, and the line’s number where its article has none', () => {
    const made = comprobante(armar([linea({ subtotal: 100_00, iva: 16_00, numArt: '' })]));
    expect(made).not.toHaveProperty('Descuento');
    expect(made.Conceptos?.[0]).not.toHaveProperty('Descuento');
    expect(made.Conceptos?.[0]?.NoIdentificacion).toBe('1');
  });

  it.each([
    [3, 10_00, '3.333333'],
    [8, 10_00, '1.25'],
    [16, 10_00, '0.625'],
    [1_000, 1, '0.00001'],
    [1, 1_234_567_89, '1234567.89'],
    [20_000, 1, '0.000001'],
  ])('prices a unit with as many decimals as it takes: %i for %i centavos', (cantidad, subtotal, unitario) => {
    const line = primera([linea({ cantidad, subtotal })]);
    expect(line).toMatchObject({ Cantidad: String(cantidad), ValorUnitario: unitario });
  });

  it('leaves out lines with nothing to be paid', () => {
    const gift = linea({ numArt: '1', subtotal: 0 });
    const free = linea({ numArt: '2', subtotal: 50_00, descuento: 50_00 });
    const sold = linea({ numArt: '3', subtotal: 10_00, iva: 1_60 });
    const made = comprobante(armar([gift, free, sold]));
    expect(made.Conceptos?.map(({ NoIdentificacion }) => NoIdentificacion)).toEqual(['3']);
    expect(made).toMatchObject({ SubTotal: '10.00', Total: '11.60' });
    expect(made).not.toHaveProperty('Descuento');
  });

  it('tells the lines of one article apart', () => {
    const of = (numArt: string) => linea({ numArt, subtotal: 1_00, iva: 16 });
    const made = comprobante(armar([of('7'), of('7'), of('7-2'), of('7')]));
    expect(made.Conceptos?.map(({ NoIdentificacion }) => NoIdentificacion)).toEqual(['7', '7-3', '7-2', '7-4']);
    expect(identificar(['a', 'a', 'a'])).toEqual(['a', 'a-2', 'a-3']);
  });

  it('keeps texts within what an attribute may hold', () => {
    const made = primera([linea({ subtotal: 100, iva: 16, numArt: '9'.repeat(200), descripcion: '👩‍🚀'.repeat(600) })]);
    expect(made?.NoIdentificacion).toBe('9'.repeat(90));
    expect(Array.from(made?.Descripcion ?? '')).toHaveLength(1_000);
    expect(primera([linea({ subtotal: 100, iva: 16, descripcion: ' \u200b ' })])?.Descripcion).toBe('100234');
    const cortada = `${'a'.repeat(999)} b`;
    expect(primera([linea({ subtotal: 100, iva: 16, descripcion: cortada })])?.Descripcion).toBe('a'.repeat(999));
  });
});

describe('the rate of a line', () => {
  const tasas = (de: Parameters<typeof linea>[0]) =>
    primera([linea(de)])?.Impuestos?.Traslados?.map(({ Impuesto, TasaOCuota }) => [Impuesto, TasaOCuota]);

  it.each([
    ['16 %', { subtotal: 100_00, iva: 16_00 }, '0.160000'],
    ['8 % at the border', { subtotal: 100_00, iva: 8_00 }, '0.080000'],
    ['0 % of food', { subtotal: 100_00 }, '0.000000'],
    ['a till that cuts off', { subtotal: 99_99, iva: 15_99 }, '0.160000'],
    ['a till that divides by 1.16', { subtotal: 86_20, iva: 13_80 }, '0.160000'],
    ['a centavo, so little that every tax is nothing', { subtotal: 1 }, '0.160000'],
    ['four centavos without tax', { subtotal: 4 }, '0.000000'],
    ['seven centavos with one of tax', { subtotal: 7, iva: 1 }, '0.160000'],
  ])('is found from its amounts: %s', (_, de, tasa) => {
    expect(tasas(de)).toEqual([['002', tasa]]);
  });

  it.each([
    ['beer', { subtotal: 100_00, ieps: 26_50, iva: 20_24 }, '0.265000', '0.160000'],
    ['sweets', { subtotal: 100_00, ieps: 8_00 }, '0.080000', '0.000000'],
    ['tobacco', { subtotal: 100_00, ieps: 160_00, iva: 41_60 }, '1.600000', '0.160000'],
    ['30 % and not 30.4 %', { subtotal: 100_00, ieps: 30_00, iva: 20_80 }, '0.300000', '0.160000'],
    ['30.4 % and not 30 %', { subtotal: 100_00, ieps: 30_40, iva: 20_86 }, '0.304000', '0.160000'],
    ['the nearest of several', { subtotal: 11, ieps: 1, iva: 2 }, '0.090000', '0.160000'],
  ])('is found for IEPS, and then for IVA on it: %s', (_, de, ieps, iva) => {
    expect(tasas(de)).toEqual([
      ['003', ieps],
      ['002', iva],
    ]);
  });

  it.each([
    ['no rate at all', { linea: 3, subtotal: 100_00, iva: 12_00 }],
    ['two centavos too much', { linea: 3, subtotal: 100_00, iva: 16_02 }],
    ['two centavos too little', { linea: 3, subtotal: 100_00, iva: 15_98 }],
    ['IVA where IEPS stands', { linea: 3, subtotal: 100_00, ieps: 16_00 }],
    ['a retained rate where IEPS stands', { linea: 3, subtotal: 100_00, ieps: 35_00 }],
    ['IEPS by the litre', { linea: 3, subtotal: 100_00, ieps: 7_216_05 }],
    ['no rate of IEPS', { linea: 3, subtotal: 100_00, ieps: 12_00, iva: 17_92 }],
    ['a line that does not add up', { linea: 3, subtotal: 100_00, iva: 16_00, total: 117_00 }],
    ['a discount of more than the line', { linea: 3, subtotal: 100_00, descuento: 110_00, total: -10_00 }],
    ['a discount of less than nothing', { linea: 3, subtotal: 100_00, descuento: -10_00, iva: 17_60, total: 127_60 }],
    ['tax on nothing', { linea: 3, subtotal: 10_00, descuento: 10_00, iva: 1_60, total: 1_60 }],
  ])('is refused with its line: %s', (_, de) => {
    expect(falla(armar([linea({ subtotal: 10_00, iva: 1_60 }), linea(de)]))).toBe(
      'Los importes de la línea 3 (100234) no corresponden a ninguna tasa de impuesto del SAT.',
    );
  });

  it.each([
    [100_00, 16_01],
    [100_00, 15_99],
  ])('may be a centavo off, as the authority allows', (subtotal, iva) => {
    expect(tasas({ subtotal, iva })).toEqual([['002', '0.160000']]);
  });
});

describe('a sale that cannot be invoiced', () => {
  it('is told when nothing of it was paid', () => {
    const nothing = 'La venta no tiene nada que facturar: ninguna línea se cobró.';
    expect(falla(armar([]))).toBe(nothing);
    expect(falla(armar([linea({ subtotal: 0 }), linea({ subtotal: 5_00, descuento: 5_00 })]))).toBe(nothing);
  });

  it('is told when its lines do not come to what it came to', () => {
    const lineas = [linea({ subtotal: 100_00, iva: 16_00 })];
    expect(falla(armar(lineas, { total: centavos(115_99) }))).toBe(
      'Las líneas suman $116.00 y la venta $115.99: no se puede facturar.',
    );
  });

  it('is told when a unit is worth less than the authority knows', () => {
    expect(falla(armar([linea({ subtotal: 1, cantidad: 20_001 })]))).toBe(
      'Cada unidad de la línea 1 (100234) vale menos de lo que el SAT admite en una factura.',
    );
  });
});

describe('its receiver', () => {
  const receptor = (de: Partial<typeof RECEPTOR>) =>
    comprobante(armar([linea({ subtotal: 1_00, iva: 16 })], { receptor: { ...RECEPTOR, ...de } })).Receptor;

  it('is, for a foreigner, in the store, without obligations, with a country', () => {
    const de = { rfc: 'XEXX010101000', beneficiario: 'JANE DOE', residenciaFiscal: 'USA', numRegIdTrib: '123456789' };
    expect(receptor(de)).toEqual({
      Rfc: 'XEXX010101000',
      Nombre: 'JANE DOE',
      DomicilioFiscalReceptor: '42501',
      ResidenciaFiscal: 'USA',
      NumRegIdTrib: '123456789',
      RegimenFiscalReceptor: '616',
      UsoCFDI: 'S01',
    });
    expect(receptor({ ...de, numRegIdTrib: '' })).not.toHaveProperty('NumRegIdTrib');
    expect(receptor({ ...de, residenciaFiscal: '' })).not.toHaveProperty('ResidenciaFiscal');
  });

  it('is, for whoever gives no number, in the store as well, without a country', () => {
    const de = { rfc: 'XAXX010101000', beneficiario: 'JUAN PEREZ', residenciaFiscal: 'USA', numRegIdTrib: '1' };
    expect(receptor(de)).toEqual({
      Rfc: 'XAXX010101000',
      Nombre: 'JUAN PEREZ',
      DomicilioFiscalReceptor: '42501',
      RegimenFiscalReceptor: '616',
      UsoCFDI: 'S01',
    });
  });

  it('has no country where it has a number of its own', () => {
    expect(receptor({ residenciaFiscal: 'USA', numRegIdTrib: '1' })).not.toHaveProperty('ResidenciaFiscal');
  });
});
