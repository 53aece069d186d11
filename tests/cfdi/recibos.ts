import { centavos } from '#domain/common/money';
import type { Armado } from '#domain/facturas/cfdi/armado/comun';
import { type DocumentoPagado, type PagoRecibido, reciboDePago } from '#domain/facturas/cfdi/armado/reciboDePago';
import { type LineaDeVenta, ventaNominativa } from '#domain/facturas/cfdi/armado/ventaNominativa';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { FacturaTimbrada } from '#domain/facturas/cfdi/saldos';
import { comprobante } from './armados.ts';
import { EXPEDICION, linea, RECEPTOR, totalOf } from './azar.ts';

export const UUIDS = ['9FBBF225-7ACE-4194-8FB2-F003739BC5EE', 'F15EEA8E-B927-4DDD-8C16-037E8C945511'] as const;

/** An invoice that was stamped and is to be paid in parts. */
export function facturaPorPagar(folio: 1 | 2, lineas: readonly LineaDeVenta[], receptor = RECEPTOR): FacturaTimbrada {
  const pago = { metodo: 'PPD', forma: '99' } as const;
  const hecha = comprobante(ventaNominativa({ ...EXPEDICION, receptor, pago, total: totalOf(lineas), lineas }));
  return { uuid: UUIDS[folio === 1 ? 0 : 1], comprobante: { ...hecha, Serie: 'A', Folio: String(folio) } };
}

/** 1,160.00 with 16 % and 100.00 without. */
export const PRIMERA = facturaPorPagar(1, [
  linea({ subtotal: 1_000_00, iva: 160_00 }),
  linea({ linea: 2, numArt: '500010', subtotal: 100_00 }),
]);

/** So many centavos of an invoice, unpaid where nothing else is said. */
export function paga(factura: FacturaTimbrada, pagado: number, de: Partial<DocumentoPagado> = {}): DocumentoPagado {
  return { factura, notas: [], recibos: [], pagado: centavos(pagado), ...de };
}

/** Asks for the receipt of a payment. */
export function recibo(documentos: readonly DocumentoPagado[], de: Partial<PagoRecibido> = {}): Armado {
  return reciboDePago({ lugarExpedicion: '64000', fecha: '2026-11-22T12:00:00', forma: '03', documentos, ...de });
}

/** The entry of a receipt about its only invoice. */
export function documento(made: Comprobante) {
  return made.Pagos?.Pago[0]?.DoctoRelacionado[0];
}
