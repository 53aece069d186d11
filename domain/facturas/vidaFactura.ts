import { type ClaseFactura, ESTADO_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { TipoRelacion } from '#domain/common/sat/catalogos';

/** The kinds that are sales: what credit notes, payments and substitutes are made of. */
const DE_INGRESO: readonly ClaseFactura[] = ['general', 'estacionamiento', 'restaurante', 'global'];

/** Whether an invoice of this kind is income (CFDI of type I). */
export function esDeIngreso(clase: ClaseFactura): boolean {
  return DE_INGRESO.includes(clase);
}

/** The states in which an invoice takes what it is of: its sale gets no other one, and its note or payment counts. */
export const ESTADOS_QUE_CUENTAN: readonly IdEstadoFactura[] = [
  ESTADO_FACTURA.borrador,
  ESTADO_FACTURA.vigente,
  ESTADO_FACTURA.cancelacionSolicitada,
];

/**
 * How an invoice is related to another one: as CFDI relations are, by a payment, which its complement names, and by
 * being issued anew after a refusal, unknown to the tax authority.
 */
export type RelacionFactura = Extract<TipoRelacion, '01' | '03' | '04'> | 'pago' | 'reemite';
