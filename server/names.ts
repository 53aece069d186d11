import { inArray } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { usuarios } from './db/schema/personas.ts';

/** The names of the people with these numbers, nulls left out; who is not known is not in it. */
export async function namesOf(db: Db, people: Iterable<number | null>): Promise<ReadonlyMap<number, string>> {
  const some = [...new Set(people)].filter((one) => one !== null);
  if (some.length === 0) return new Map();
  const rows = await db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto })
    .from(usuarios)
    .where(inArray(usuarios.numiden, some));
  return new Map(rows.map(({ numiden, nombre }) => [numiden, nombre]));
}
