import type { TipoRelacion } from '#domain/common/sat/catalogos';

/** The states of an invoice (specification, section 3, "Invoice documents"; the ids were assigned here). */
export const ESTADOS_FACTURA = {
  1: 'BORRADOR',
  2: 'VIGENTE',
  3: 'CANCELACIÓN SOLICITADA',
  4: 'CANCELADA',
  5: 'RECHAZADA',
  6: 'SUSTITUIDA',
} as const;

export type IdEstadoFactura = keyof typeof ESTADOS_FACTURA;

/** The states by name, for code that speaks of one of them. */
export const ESTADO_FACTURA = {
  borrador: 1,
  vigente: 2,
  cancelacionSolicitada: 3,
  cancelada: 4,
  rechazada: 5,
  sustituida: 6,
} as const satisfies Record<string, IdEstadoFactura>;

/** The purpose of an invoice: each service makes one kind. A substitute keeps the kind of the invoice it replaces. */
export const CLASES_FACTURA = {
  general: 'Factura general',
  estacionamiento: 'Factura de estacionamiento',
  restaurante: 'Factura de restaurante',
  global: 'Factura global',
  notaCredito: 'Nota de crédito',
  reciboPago: 'Recibo de pago',
} as const;

export type ClaseFactura = keyof typeof CLASES_FACTURA;

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

/** An invoice as people name it: 'A-123'. */
export function serieFolio({ serie, folio }: { readonly serie: string; readonly folio: number | string }): string {
  return `${serie}-${folio}`;
}
