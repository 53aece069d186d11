import { describe, expect, it } from 'vitest';
import type { Comprobante, Concepto } from './comprobante.ts';
import { lineasDe, restanteDe, saldoPorPagar, totalDeLinea } from './saldos.ts';

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

  it('names lines that have no identification, or the same one, apart', () => {
    const { NoIdentificacion, ...sin } = LINEA;
    const lineas = lineasDe({ Conceptos: [sin, LINEA, LINEA] });
    expect(lineas?.map(({ identificacion }) => identificacion)).toEqual(['1', '7', '7-2']);
    expect(lineasDe({})).toEqual([]);
  });

  it.each([
    ['parts of units', { Cantidad: '1.5' }],
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
    ['nothing of a tax', [], [recibo({}, {})]],
  ])('is not known after %s', (_, notas, recibos) => {
    expect(queda(notas, recibos)).toBeNull();
  });

  it('is not known of an invoice without a total', () => {
    const { Total, ...sin } = FACTURA;
    expect(saldoPorPagar({ uuid: 'AB', comprobante: sin }, { notas: [], recibos: [] })).toBeNull();
  });
});
