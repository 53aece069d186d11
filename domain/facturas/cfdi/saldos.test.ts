import { describe, expect, it } from 'vitest';
import type { Comprobante, Concepto } from './comprobante.ts';
import { lineasDe, restanteDe, restanteDeLineas, saldoPorPagar, totalDeLinea } from './saldos.ts';

const IVA = { Base: '100.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '16.00' };
const LINEA: Concepto = {
  ClaveProdServ: '52141501',
  NoIdentificacion: '7',
  Cantidad: '4',
  Importe: '110.00',
  Descuento: '10.00',
  Impuestos: { Traslados: [IVA] },
};
const FACTURA: Comprobante = { Total: '116.00', Conceptos: [LINEA], Impuestos: { Traslados: [IVA] } };

function nota(de: Partial<Concepto>, total = '29.00'): Comprobante {
  const iva = { ...IVA, Base: '25.00', Importe: '4.00' };
  const { Descuento, ...linea } = LINEA;
  const concepto = { ...linea, Cantidad: '1', Importe: '25.00', Impuestos: { Traslados: [iva] }, ...de };
  return { Total: total, Conceptos: [concepto], Impuestos: { Traslados: [iva] } };
}

describe('what credit notes leave', () => {
  it('is each line less what was taken of it: units by goods, amounts by both', () => {
    const [linea] = restanteDe(FACTURA, [nota({}), nota({ ClaveProdServ: '84111506' })]) ?? [];
    expect(linea).toMatchObject({ identificacion: '7', unidades: 3, concepto: LINEA });
    expect(linea?.grupos).toEqual([{ base: 50_00, ieps: 0, iva: 8_00, tasaIeps: null, tasaIva: '0.160000' }]);
    expect(linea && totalDeLinea(linea)).toBe(58_00);
  });

  it('is not touched by a line that the invoice lacks, or a rate that the line lacks', () => {
    const otra = { Traslados: [{ ...IVA, TasaOCuota: '0.080000' }] };
    const [linea] = restanteDe(FACTURA, [nota({ NoIdentificacion: '8' }), nota({ Impuestos: otra })]) ?? [];
    expect(linea && totalDeLinea(linea)).toBe(116_00);
  });

  it('is taken by a note only of what is taxed as the note is, with IEPS or without', () => {
    const conIeps = [
      { ...IVA, Impuesto: '003', TasaOCuota: '0.080000', Importe: '8.00' },
      { ...IVA, Base: '108.00', Importe: '17.28' },
    ];
    const sinIeps = { ...IVA, Base: '50.00', Importe: '8.00' };
    const mixta = { ...LINEA, Importe: '150.00', Descuento: '0', Impuestos: { Traslados: [...conIeps, sinIeps] } };
    const [linea] = restanteDe({ Conceptos: [mixta] }, [nota({})]) ?? [];
    expect(linea?.grupos).toEqual([
      { base: 100_00, ieps: 8_00, iva: 17_28, tasaIeps: '0.080000', tasaIva: '0.160000' },
      { base: 25_00, ieps: 0, iva: 4_00, tasaIeps: null, tasaIva: '0.160000' },
    ]);
  });

  it('is of a line without taxes its amount less its discount', () => {
    const { Impuestos, ...sin } = LINEA;
    const [linea] = restanteDe({ Conceptos: [sin] }, []) ?? [];
    expect(linea?.grupos).toEqual([{ base: 100_00, ieps: 0, iva: 0, tasaIeps: null, tasaIva: null }]);
  });

  it('is all of it where a note has no lines', () => {
    const [linea] = restanteDe(FACTURA, [{ Total: '29.00' }]) ?? [];
    expect(linea && totalDeLinea(linea)).toBe(116_00);
  });

  it('names lines that have no identification, or the same one, apart', () => {
    const { NoIdentificacion, ...sin } = LINEA;
    const lineas = lineasDe({ Conceptos: [sin, LINEA, LINEA] });
    expect(lineas?.map(({ identificacion }) => identificacion)).toEqual(['1', '7', '7-2']);
    expect(lineasDe({})).toEqual([]);
  });

  it.each([
    ['no units', { Cantidad: '0' }],
    ['no quantity', { Cantidad: 'x' }],
    ['parts of a centavo', { Importe: '110.001' }],
    ['parts of a centavo off', { Descuento: '0.001' }],
    ['retentions', { Impuestos: { Traslados: [IVA], Retenciones: [IVA] } }],
    ['exempt taxes', { Impuestos: { Traslados: [{ ...IVA, TipoFactor: 'Exento' }] } }],
  ])('is not known where there are %s, on the invoice or on a note', (_, de) => {
    expect(restanteDe({ Conceptos: [{ ...LINEA, ...de }] }, [])).toBeNull();
    expect(restanteDe(FACTURA, [nota(de)])).toBeNull();
  });

  it('of a weighed line is one unit, which a note takes as it was weighed and by no other part', () => {
    const pesada: Comprobante = { ...FACTURA, Conceptos: [{ ...LINEA, Cantidad: '0.42' }] };
    expect(lineasDe(pesada)).toMatchObject([{ identificacion: '7', unidades: 1 }]);
    expect(restanteDe(pesada, [])).toMatchObject([{ unidades: 1 }]);
    expect(restanteDe(pesada, [nota({ Cantidad: '0.42' })])).toMatchObject([{ unidades: 0 }]);
    expect(restanteDe(pesada, [nota({ Cantidad: '0.2' })])).toBeNull();
    expect(restanteDe(FACTURA, [nota({ Cantidad: '1.5' })])).toBeNull();
  });
});

describe('what credit notes leave of one line', () => {
  const OTRA = { Traslados: [{ ...IVA, Base: '50.00', Importe: '8.00' }] };
  const dos: Comprobante = {
    Conceptos: [LINEA, { ...LINEA, NoIdentificacion: '8', Importe: '50.00', Descuento: '0', Impuestos: OTRA }],
  };

  it('is that line less the notes of it, whatever was taken of others', () => {
    const notas = [nota({}), nota({ NoIdentificacion: '8' })];
    expect(restanteDeLineas(dos, notas, ['8'])).toBe(29_00);
    expect(restanteDeLineas(dos, [nota({})], ['8'])).toBe(58_00);
  });

  it('is nothing of a line that the invoice lacks, or where a line is not of the kind that is issued here', () => {
    expect(restanteDeLineas(dos, [], ['9'])).toBe(0);
    expect(restanteDeLineas(dos, [nota({ Cantidad: '1.5' })], ['8'])).toBe(0);
  });
});

describe('what is left to be paid', () => {
  const factura = { uuid: 'AB', comprobante: FACTURA };
  const dr = { BaseDR: '50.00', ImpuestoDR: '002', TipoFactorDR: 'Tasa', TasaOCuotaDR: '0.160000', ImporteDR: '8.00' };
  const recibo = (de: object, impuesto: object = dr): Comprobante => ({
    Pagos: {
      Totales: {},
      Pago: [
        {
          DoctoRelacionado: [
            {
              IdDocumento: 'ab',
              NumParcialidad: '2',
              ImpPagado: '58.00',
              ImpuestosDR: { TrasladosDR: [impuesto] },
              ...de,
            },
          ],
        },
      ],
    },
  });
  const queda = (notas: readonly Comprobante[], recibos: readonly Comprobante[]) =>
    saldoPorPagar(factura, { notas, recibos });

  it('is its total and taxes less notes and payments of it', () => {
    expect(queda([nota({})], [recibo({}), recibo({ IdDocumento: 'CD', NumParcialidad: '9' }), {}])).toEqual({
      saldo: 29_00,
      parcialidad: 3,
      impuestos: [
        {
          impuesto: '002',
          tasa: '0.160000',
          base: 25_00,
          importe: 4_00,
          deTodo: { impuesto: '002', tasa: '0.160000', base: 75_00, importe: 12_00 },
        },
      ],
    });
  });

  it('is of an invoice without taxes its total less notes and payments without taxes', () => {
    const notas = [{ Total: '16.00' }];
    const recibos = [
      recibo({ ImpuestosDR: undefined }),
      recibo({ ImpuestosDR: {}, ImpPagado: '20.00', NumParcialidad: '3' }),
    ];
    expect(saldoPorPagar({ uuid: 'AB', comprobante: { Total: '100.00' } }, { notas, recibos })).toEqual({
      saldo: 6_00,
      parcialidad: 4,
      impuestos: [],
    });
  });

  it('is nothing where more was paid than is left after goods came back', () => {
    expect(queda([nota({}, '100.00')], [recibo({})])?.saldo).toBe(0);
  });

  it.each([
    ['a note without a total', [nota({}, '')], []],
    ['a payment without an amount', [], [recibo({ ImpPagado: '' })]],
    ['an exempt payment', [], [recibo({}, { ...dr, TipoFactorDR: 'Exento' })]],
    ['income tax', [], [recibo({}, { ...dr, ImpuestoDR: '001' })]],
    ['a part of a centavo of base', [], [recibo({}, { ...dr, BaseDR: '0.001' })]],
    ['a part of a centavo of tax', [], [recibo({}, { ...dr, ImporteDR: '0.001' })]],
    ['a tax without a rate', [], [recibo({}, { ...dr, TasaOCuotaDR: undefined })]],
    ['nothing of a tax', [], [recibo({}, {})]],
  ])('is not known after %s', (_, notas, recibos) => {
    expect(queda(notas, recibos)).toBeNull();
  });

  it('is not known of an invoice without a total', () => {
    const { Total, ...sin } = FACTURA;
    expect(saldoPorPagar({ uuid: 'AB', comprobante: sin }, { notas: [], recibos: [] })).toBeNull();
  });
});
