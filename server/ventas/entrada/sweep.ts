import { setImmediate as turnoDelBucle } from 'node:timers/promises';
import { and, asc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { entradaIncidencias, entradas } from '../../platform/db/schema/entrada.ts';

/** Rows that one statement deletes. */
const BATCH = 1_000;

/** Deletes deliveries of before and their lines; a line that waits for somebody stays, with its delivery. The sales themselves stay. */
export async function sweepDeliveries(db: Db, before: Date): Promise<void> {
  const isOld = lt(entradas.recibida, before);
  await inLots(async () => {
    const settled = db
      .select({ id: entradaIncidencias.id })
      .from(entradaIncidencias)
      .innerJoin(entradas, eq(entradas.id, entradaIncidencias.idEntrada))
      .where(and(isOld, isNotNull(entradaIncidencias.atendida)))
      .limit(BATCH);
    return db
      .delete(entradaIncidencias)
      .where(inArray(entradaIncidencias.id, settled))
      .returning({ id: entradaIncidencias.id });
  });
  await inLots(async () => {
    const empty = db
      .select({ id: entradas.id })
      .from(entradas)
      .where(and(isOld, hasNoLines(db)))
      .orderBy(asc(entradas.recibida))
      .limit(BATCH);
    return db.delete(entradas).where(inArray(entradas.id, empty)).returning({ id: entradas.id });
  });
}

function hasNoLines(db: Db) {
  return notExists(
    db.select({ one: sql`1` }).from(entradaIncidencias).where(eq(entradaIncidencias.idEntrada, entradas.id)),
  );
}

// In lots, so that a quarter that ends at once holds no call up.
async function inLots(deleteSome: () => Promise<readonly unknown[]>): Promise<void> {
  while ((await deleteSome()).length === BATCH) await turnoDelBucle();
}
