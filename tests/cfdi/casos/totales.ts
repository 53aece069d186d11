import { CON_DESCUENTO, CON_RETENCION, RECIBO, SIN_IMPUESTOS } from '../borrador.ts';
import { type Caso, de, en, venta } from './caso.ts';

/** Two lines whose sum is 0.005 above a centavo. */
const MEDIO_CENTAVO = {
  ...SIN_IMPUESTOS,
  SubTotal: '100.01',
  Total: '100.01',
  'Conceptos[0].ValorUnitario': '50.0025',
  'Conceptos[0].Importe': '100.005',
};

export const CASOS_TOTALES: readonly Caso[] = [
  {
    codigo: 'CFDI40107',
    valen: [venta({ SubTotal: '100' }), venta({ SubTotal: '100.0' })],
    fallan: [
      ['SubTotal', venta({ SubTotal: '100.000' })],
      ['SubTotal', venta({ Moneda: 'JPY', TipoCambio: '0.12' })],
    ],
  },
  {
    codigo: 'CFDI40108',
    valen: [venta(MEDIO_CENTAVO)],
    fallan: [
      ['SubTotal', venta({ SubTotal: '100.01', Total: '116.01' })],
      ['SubTotal', venta(MEDIO_CENTAVO, { SubTotal: '100.00', Total: '100.00' })],
    ],
  },
  {
    codigo: 'CFDI40109',
    valen: [de(RECIBO)],
    fallan: [['SubTotal', de(RECIBO, { SubTotal: '1' })]],
  },
  {
    codigo: 'CFDI40110',
    valen: [
      venta(SIN_IMPUESTOS, { 'Conceptos[0].Descuento': '100.00', Descuento: '100.00', Total: '0.00' }),
      venta(CON_DESCUENTO),
    ],
    fallan: [['Descuento', venta({ Descuento: '100.01' })]],
  },
  {
    codigo: 'CFDI40111',
    valen: [venta(CON_DESCUENTO)],
    fallan: [
      ['Descuento', venta({ Descuento: '10.00' })],
      ['Descuento', venta(CON_DESCUENTO, { Descuento: undefined })],
      ['Descuento', venta(CON_DESCUENTO, { Descuento: '10.01' })],
      ['Descuento', venta(CON_DESCUENTO, { TipoDeComprobante: 'T' })],
      ['Descuento', de(RECIBO, { 'Conceptos[0].Descuento': '0' })],
      ['Descuento', de(RECIBO, { Descuento: '0' })],
    ],
  },
  {
    codigo: 'CFDI40112',
    valen: [venta(CON_DESCUENTO, { Descuento: '10' })],
    fallan: [['Descuento', venta(CON_DESCUENTO, { Descuento: '10.000' })]],
  },
  {
    codigo: 'CFDI40119',
    valen: [
      venta(CON_DESCUENTO),
      venta(CON_RETENCION),
      venta(SIN_IMPUESTOS),
      venta({ Total: '116' }),
      en({ complementos: ['ImpuestosLocales'] }, venta({ Total: '119.00' })),
    ],
    fallan: [
      ['Total', venta({ Total: '116.01' })],
      ['Total', en({ complementos: ['Donatarias'] }, venta({ Total: '119.00' }))],
      ['Total', venta(CON_DESCUENTO, { Total: '114.40' })],
      ['Total', venta(CON_RETENCION, { Total: '116.00' })],
      ['Total', venta(SIN_IMPUESTOS, { Total: '116.00' })],
    ],
  },
];
