import { inArray } from 'drizzle-orm';
import type { Caso } from '#domain/casos';
import type { Db } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';

/** An employee as cases name one. */
export type CasePerson = Caso['datosCliente'];

/** Looks up the employees with these numbers, nulls left out, and answers who each is. */
export async function peopleOf(
  db: Db,
  numidenes: readonly (number | null)[],
): Promise<(numiden: number) => CasePerson> {
  const distintos = [...new Set(numidenes.filter((numiden) => numiden !== null))];
  const rows = await db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto })
    .from(usuarios)
    .where(inArray(usuarios.numiden, distintos));
  const porNumiden = new Map(rows.map((row) => [row.numiden, row]));
  // Every author is a foreign key, so nobody is missing unless the person is removed between two queries.
  return (numiden) => porNumiden.get(numiden) ?? { numiden, nombre: '' };
}
