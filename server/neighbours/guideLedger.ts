import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { movimientosGuia } from '../db/schema/neighbours.ts';
import { NeighbourRefusal } from './neighbours.ts';

/** Who asks logistics for something, when, and by which key. */
export interface Movimiento {
  readonly clave: string;
  readonly numiden: number;
  readonly fecha: Date;
}

/** What the ledger keeps: what was asked, as text so that it compares, and what was answered. */
interface Kept<R> {
  readonly pedido: string;
  readonly resultado: R;
}

/**
 * Makes an effect happen once per key, in a transaction of its own; a repetition is answered as the first was.
 * @throws NeighbourRefusal for a key that was used for another request, and whatever the effect refuses: then nothing is
 * kept, and the key is free.
 */
export function onceByKey<R>(
  db: Db,
  { clave, numiden, fecha }: Movimiento,
  que: object,
  effect: (tx: Tx) => Promise<R>,
): Promise<R> {
  const pedido = JSON.stringify(que);
  return db.transaction(async (tx) => {
    // A second one with the same key waits here until the first one has ended.
    const claimed = await tx
      .insert(movimientosGuia)
      .values({ clave, numiden, fecha, respuesta: {} })
      .onConflictDoNothing()
      .returning({ clave: movimientosGuia.clave });
    if (claimed.length === 0) return repeated<R>(tx, clave, pedido);
    const resultado = await effect(tx);
    const respuesta: Kept<R> = { pedido, resultado };
    await tx.update(movimientosGuia).set({ respuesta }).where(eq(movimientosGuia.clave, clave));
    return resultado;
  });
}

async function repeated<R>(tx: Tx, clave: string, pedido: string): Promise<R> {
  const kept = await keptUnder<R>(tx, clave);
  if (kept === null) throw new Error('A movement of logistics disappeared while it was waited for');
  if (kept.pedido !== pedido) throw new NeighbourRefusal('Este envío ya se hizo con otros datos. Actualice la página.');
  return kept.resultado;
}

/**
 * Takes a movement out of the ledger if nobody counts on what it did.
 * @returns what had been answered, for the caller to undo; null when there is no such movement, or it must stay.
 */
export async function forget<R>(tx: Tx, clave: string, mayGo: (resultado: R) => Promise<boolean>): Promise<R | null> {
  const kept = await keptUnder<R>(tx, clave);
  if (kept === null || !(await mayGo(kept.resultado))) return null;
  await tx.delete(movimientosGuia).where(eq(movimientosGuia.clave, clave));
  return kept.resultado;
}

async function keptUnder<R>(tx: Tx, clave: string): Promise<Kept<R> | null> {
  const [row] = await tx.select().from(movimientosGuia).where(eq(movimientosGuia.clave, clave)).for('update');
  // Written by `onceByKey` alone.
  return row === undefined ? null : (row.respuesta as Kept<R>);
}
