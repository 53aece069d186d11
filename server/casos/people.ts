import type { Caso } from '#domain/casos/casos';
import type { Db } from '../platform/db/db.ts';
import { namesOf } from '../platform/names.ts';

/** An employee as cases name one. */
export type CasePerson = Caso['datosCliente'];

/** Looks up the employees with these numbers, nulls left out, and answers who each is. */
export async function peopleOf(
  db: Db,
  numidenes: readonly (number | null)[],
): Promise<(numiden: number) => CasePerson> {
  const names = await namesOf(db, numidenes);
  // Every author is a foreign key, so none is missing unless the person is removed between two queries.
  return (numiden) => ({ numiden, nombre: names.get(numiden) ?? '' });
}
