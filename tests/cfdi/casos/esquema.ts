import { CON_DESCUENTO, RECIBO, VENTA } from '../borrador.ts';
import { type Caso, de, venta } from './caso.ts';

const UUID = '9FBBF225-7ACE-4194-8FB2-F003739BC5EE';
const LARGA = 'ñ'.repeat(1000);

export const CASOS_ESQUEMA: readonly Caso[] = [
  {
    codigo: 'CFDI40999',
    valen: [
      venta({ Serie: undefined, Folio: undefined }),
      venta({ Serie: 'S'.repeat(25), Folio: '9'.repeat(40), CondicionesDePago: LARGA }),
      venta({ 'Conceptos[0].Descripcion': LARGA, 'Conceptos[0].Unidad': '🧃'.repeat(20) }),
      venta({ 'Conceptos[0].NoIdentificacion': '"<&\'>', 'Conceptos[0].Cantidad': '2.000000' }),
      venta({ CfdiRelacionados: [{ TipoRelacion: '01', UUIDs: [UUID] }] }),
    ],
    fallan: [
      ['Version', venta({ Version: '3.3' })],
      ['SubTotal', venta({ SubTotal: undefined })],
      ['SubTotal', venta({ SubTotal: 'cien' })],
      ['SubTotal', venta({ SubTotal: '1.1234567' })],
      ['Total', venta({ Total: undefined })],
      ['Total', venta({ Total: '-116.00' })],
      ['Descuento', venta(CON_DESCUENTO, { Descuento: 'diez' })],
      ['Serie', venta({ Serie: '' })],
      ['Serie', venta({ Serie: 'S'.repeat(26) })],
      ['Folio', venta({ Folio: '1|2' })],
      ['Folio', venta({ Folio: '9'.repeat(41) })],
      ['CondicionesDePago', venta({ CondicionesDePago: `${LARGA}ñ` })],
      ['Emisor.Nombre', venta({ 'Emisor.Nombre': undefined })],
      ['Receptor.Nombre', venta({ 'Receptor.Nombre': 'A|B' })],
      ['Receptor.Nombre', venta({ 'Receptor.Nombre': 'N'.repeat(301) })],
      ['Receptor.DomicilioFiscalReceptor', venta({ 'Receptor.DomicilioFiscalReceptor': '3625' })],
      ['Conceptos', venta({ Conceptos: [] })],
      ['Conceptos', venta({ Conceptos: undefined })],
      ['Conceptos[0].Cantidad', venta({ 'Conceptos[0].Cantidad': undefined })],
      ['Conceptos[0].Cantidad', venta({ 'Conceptos[0].Cantidad': '0' })],
      ['Conceptos[0].Cantidad', venta({ 'Conceptos[0].Cantidad': '2.0000000' })],
      ['Conceptos[0].Descripcion', venta({ 'Conceptos[0].Descripcion': '  ' })],
      ['Conceptos[0].Descripcion', venta({ 'Conceptos[0].Descripcion': `${LARGA}ñ` })],
      ['Conceptos[0].ValorUnitario', venta({ 'Conceptos[0].ValorUnitario': '50.0000000' })],
      ['Conceptos[0].Descuento', venta({ 'Conceptos[0].Descuento': '-1' })],
      ['Conceptos[0].NoIdentificacion', venta({ 'Conceptos[0].NoIdentificacion': 'N'.repeat(101) })],
      ['Conceptos[0].Unidad', venta({ 'Conceptos[0].Unidad': 'U'.repeat(21) })],
      ['CfdiRelacionados[0].UUIDs', venta({ CfdiRelacionados: [{ TipoRelacion: '01', UUIDs: [] }] })],
      ['CfdiRelacionados[0].UUIDs', venta({ CfdiRelacionados: [{ TipoRelacion: '01', UUIDs: [UUID, 'A-1'] }] })],
      ['Impuestos', venta({ Impuestos: {} })],
      ['Pagos', de(RECIBO, { Pagos: undefined })],
      ['Pagos', de(RECIBO, { 'Pagos.Pago': [] })],
      ['Pagos', venta({ Pagos: { ...VENTA, Totales: {}, Pago: [] } })],
    ],
  },
];
