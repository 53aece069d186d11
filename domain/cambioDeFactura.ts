import { z } from 'zod';

/** The facts of an invoice that decide which lists can hold it. Its receiver is not told: no list needs it. */
const hechosDeFacturaEnListaSchema = z.object({
  /** The store that issued it, and the sale that it is of; null for one of no sale, or of several. */
  cvetda: z.int(),
  operacion: z.int().nullable(),
  idCaso: z.int().nullable(),
  clase: z.string(),
  estado: z.int(),
  serie: z.string(),
  folio: z.int(),
  /** The ticket or the slip that it is of. */
  referencia: z.string().nullable(),
});

/** The content of a change of an invoice: of all that lists follow only its state ever changes. */
export const facturaCambiadaSchema = z.object({
  /** Null where it did not exist yet. */
  estadoAntes: z.int().nullable(),
  hechos: hechosDeFacturaEnListaSchema,
  /** The invoices that it is a note, a payment or the substitute of: what is left of them changes with it. */
  relacionadas: z.array(z.int()),
});

/** An invoice that changed. */
export interface CambioDeFactura extends z.infer<typeof facturaCambiadaSchema> {
  readonly id: number;
}

/**
 * The part of an invoice's change that whoever validates operations hears: how those of a sale stand, and their
 * payments. Null for one that no sale shows.
 */
export function facturaAnteQuienValida(
  cambio: z.infer<typeof facturaCambiadaSchema>,
): z.infer<typeof facturaCambiadaSchema> | null {
  if (cambio.hechos.operacion === null && cambio.relacionadas.length === 0) return null;
  return { ...cambio, hechos: { ...cambio.hechos, idCaso: null, referencia: null } };
}

/** Whether a list shows an invoice that changed, or one that the changed one takes something of. */
export function muestraFactura(
  { id, relacionadas }: Pick<CambioDeFactura, 'id' | 'relacionadas'>,
  mostradas: readonly (number | undefined)[],
): boolean {
  return mostradas.some((mostrada) => mostrada === id || (mostrada !== undefined && relacionadas.includes(mostrada)));
}

/** Whether an invoice came into effect or went out of it: what is left to be paid, and what is known of its receiver, follow that. */
export function cambiaDeEstado({ estadoAntes, hechos }: CambioDeFactura): boolean {
  return estadoAntes !== hechos.estado;
}
