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

/** An invoice as people name it: 'A-123'. */
export function serieFolio({ serie, folio }: { readonly serie: string; readonly folio: number | string }): string {
  return `${serie}-${folio}`;
}
