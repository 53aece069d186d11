import { and, eq, exists, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { deleteLot } from '../../platform/db/lots.ts';
import { entradaIncidencias, entradas } from '../../platform/db/schema/entrada.ts';

/** Deletes a lot of lines of deliveries of before; one that waits for somebody stays. */
export function deleteSettledLines(db: Db, before: Date): Promise<number> {
  const delivery = db
    .select({ one: sql`1` })
    .from(entradas)
    .where(and(eq(entradas.id, entradaIncidencias.idEntrada), lt(entradas.recibida, before)));
  return deleteLot(db, entradaIncidencias, {
    where: and(isNotNull(entradaIncidencias.atendida), exists(delivery)),
    by: entradaIncidencias.id,
  });
}

/** Deletes a lot of deliveries of before that have no line any more. The sales themselves stay. */
export function deleteEmptyDeliveries(db: Db, before: Date): Promise<number> {
  const line = db.select({ one: sql`1` }).from(entradaIncidencias).where(eq(entradaIncidencias.idEntrada, entradas.id));
  return deleteLot(db, entradas, { where: and(lt(entradas.recibida, before), notExists(line)), by: entradas.recibida });
}
