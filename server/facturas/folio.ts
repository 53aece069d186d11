import { eq, sql } from 'drizzle-orm';
import type { ClaseFactura } from '#domain/cadena/estadosFactura';
import type { Tx } from '../platform/db/db.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { seriesFactura } from '../platform/db/schema/facturas.ts';

/** The series of each kind: a folio says what it is the folio of. None is the beginning of another, so that a store's end tells both apart. */
export const SERIES = {
  general: 'A',
  estacionamiento: 'E',
  restaurante: 'R',
  global: 'G',
  notaCredito: 'NC',
  reciboPago: 'P',
} as const satisfies Record<ClaseFactura, string>;

/**
 * Takes the next folio of the series of a kind at a store, in the transaction that stores its invoice: rolled back with it, it is the next one's. Whoever
 * comes meanwhile waits, so that no number is given twice, whichever server asks.
 */
export async function takeFolio(
  tx: Tx,
  { clase, cvetda }: { readonly clase: ClaseFactura; readonly cvetda: number },
): Promise<{ readonly serie: string; readonly folio: number }> {
  const [store] = await tx.select({ serie: stores.serie }).from(stores).where(eq(stores.cvetda, cvetda));
  const serie = `${SERIES[clase]}${store?.serie ?? ''}`;
  const [taken] = await tx
    .insert(seriesFactura)
    .values({ serie, siguiente: 2 })
    .onConflictDoUpdate({ target: seriesFactura.serie, set: { siguiente: sql`${seriesFactura.siguiente} + 1` } })
    .returning({ folio: sql<number>`${seriesFactura.siguiente} - 1` });
  if (taken === undefined) throw new Error(`The series ${serie} gave no folio`);
  return { serie, folio: Number(taken.folio) };
}
