import { and, asc, count, eq, ne } from 'drizzle-orm';
import { ESTADO } from '#domain/casos/vidaCaso';
import { type CasosAbiertos, NAMED_CASES } from '#domain/personas/usuarios';
import type { Db } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';

/** The open cases in a person's charge: how many, and the oldest of them. */
export async function openCasesOf(db: Db, numiden: number): Promise<CasosAbiertos> {
  const theirs = and(eq(casos.administrador, numiden), ne(casos.idEstado, ESTADO.solucionada));
  const [counted] = await db.select({ total: count() }).from(casos).where(theirs);
  const first = await db
    .select({ id: casos.id })
    .from(casos)
    .where(theirs)
    .orderBy(asc(casos.fechaCreacion), asc(casos.id))
    .limit(NAMED_CASES);
  return { total: counted?.total ?? 0, ids: first.map(({ id }) => id) };
}
