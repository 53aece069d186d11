import { inArray, sql } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { type Places, prepared } from './db/prepared.ts';
import { integraciones } from './db/schema/configuracion.ts';
import { usuarios } from './db/schema/personas.ts';

/** The names of the people with these numbers, nulls left out; who is not known is not in it. */
export async function namesOf(db: Db, people: Iterable<number | null>): Promise<ReadonlyMap<number, string>> {
  const some = [...new Set(people)].filter((one) => one !== null);
  if (some.length === 0) return new Map();
  const rows = await readNames(db, { people: `{${some.join(',')}}` });
  return new Map(rows.map(({ numiden, nombre }) => [numiden, nombre]));
}

const readNames = prepared('nombres', (db, places: Places<{ people: string }>) =>
  db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto })
    .from(usuarios)
    .where(sql`${usuarios.numiden} = any(${places.people}::bigint[])`),
);

/** The names of the integrations with these ids, nulls left out. */
export async function integrationNames(db: Db, ids: Iterable<number | null>): Promise<ReadonlyMap<number, string>> {
  const some = [...new Set(ids)].filter((one) => one !== null);
  if (some.length === 0) return new Map();
  const { id, nombre } = integraciones;
  const rows = await db.select({ id, nombre }).from(integraciones).where(inArray(id, some));
  return new Map(rows.map((row) => [row.id, row.nombre]));
}
