import type { Formas } from '#domain/cadena/formas';
import type { Db } from '../../platform/db/db.ts';
import { formasPago } from '../../platform/db/schema/cadena.ts';

/** The forms of payment that the chain's tills have. */
export async function formsOf(db: Db): Promise<Formas> {
  const rows = await db.select().from(formasPago);
  return new Map(rows.map((row) => [row.numero, row]));
}
