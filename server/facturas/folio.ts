import { sql } from 'drizzle-orm';
import type { ClaseFactura } from '#domain/vidaFactura';
import type { Tx } from '../db/db.ts';
import { seriesFactura } from '../db/schema/facturas.ts';

/** The series of each kind: a folio says what it is the folio of. */
export const SERIES = {
  general: 'A',
  estacionamiento: 'E',
  restaurante: 'R',
  global: 'G',
  notaCredito: 'NC',
  reciboPago: 'P',
} as const satisfies Record<ClaseFactura, string>;

/**
 * Takes the next folio of a series, in the transaction that stores its invoice: rolled back with it, it is the next one's. Whoever
 * comes meanwhile waits, so that no number is given twice, whichever server asks.
 */
export async function takeFolio(
  tx: Tx,
  clase: ClaseFactura,
): Promise<{ readonly serie: string; readonly folio: number }> {
  const serie = SERIES[clase];
  const [taken] = await tx
    .insert(seriesFactura)
    .values({ serie, siguiente: 2 })
    .onConflictDoUpdate({ target: seriesFactura.serie, set: { siguiente: sql`${seriesFactura.siguiente} + 1` } })
    .returning({ folio: sql<number>`${seriesFactura.siguiente} - 1` });
  if (taken === undefined) throw new Error(`The series ${serie} gave no folio`);
  return { serie, folio: Number(taken.folio) };
}
