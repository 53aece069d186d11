import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { movimientosGuia } from '../../platform/db/schema/neighbours.ts';
import { type Asked, NeighbourRefusal } from '../../platform/neighbours/asked.ts';

/** An entry of the ledger: the request, as text so that it compares, and its answer. */
type Kept<R> = { readonly pedido: string } & Answered<R>;
type Answered<R> = { readonly resultado: R } | { readonly falla: string };

/**
 * Makes an effect happen once per clave, in a transaction of its own; a repetition is answered as the first was, also when
 * that was a no.
 * @throws NeighbourRefusal for a clave that was used for another request, and whatever the effect refuses.
 */
export async function onceByKey<R>(
  db: Db,
  { clave, numiden }: Asked,
  { que, fecha }: { readonly que: object; readonly fecha: Date },
  effect: (tx: Tx) => Promise<R>,
): Promise<R> {
  const pedido = JSON.stringify(que);
  const kept = await db.transaction(async (tx): Promise<Kept<R>> => {
    // A second one with the same clave waits here until the first one has ended.
    const claimed = await tx
      .insert(movimientosGuia)
      .values({ clave, numiden, fecha, respuesta: {} })
      .onConflictDoNothing()
      .returning({ clave: movimientosGuia.clave });
    if (claimed.length === 0) {
      const before = await keptUnder<R>(tx, clave);
      if (before === null) throw new Error('A movement of logistics disappeared while it was waited for');
      return before;
    }
    const respuesta: Kept<R> = { pedido, ...(await answer(tx, effect)) };
    await tx.update(movimientosGuia).set({ respuesta }).where(eq(movimientosGuia.clave, clave));
    return respuesta;
  });
  // Thrown after the commit: the refusal itself is to be kept.
  if (kept.pedido !== pedido) throw new NeighbourRefusal('Este envío ya se hizo con otros datos. Actualice la página.');
  if ('falla' in kept) throw new NeighbourRefusal(kept.falla);
  return kept.resultado;
}

/** A refusal undoes what the effect had begun, and nothing else. */
async function answer<R>(tx: Tx, effect: (tx: Tx) => Promise<R>): Promise<Answered<R>> {
  try {
    return { resultado: await tx.transaction(effect) };
  } catch (error) {
    if (error instanceof NeighbourRefusal) return { falla: error.message };
    throw error;
  }
}

/**
 * Takes a movement out of the ledger if no record counts on its effect.
 * @returns the answer that it had, for the caller to undo; null when there is no such movement, or it must stay.
 */
export async function forget<R>(tx: Tx, clave: string, mayGo: (resultado: R) => Promise<boolean>): Promise<R | null> {
  const kept = await keptUnder<R>(tx, clave);
  if (kept === null || 'falla' in kept || !(await mayGo(kept.resultado))) return null;
  await tx.delete(movimientosGuia).where(eq(movimientosGuia.clave, clave));
  return kept.resultado;
}

async function keptUnder<R>(tx: Tx, clave: string): Promise<Kept<R> | null> {
  const [row] = await tx.select().from(movimientosGuia).where(eq(movimientosGuia.clave, clave)).for('update');
  // Written by `onceByKey` alone.
  return row === undefined ? null : (row.respuesta as Kept<R>);
}
