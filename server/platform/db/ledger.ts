import { sql } from 'drizzle-orm';
import type { Db, Tx } from './db.ts';
import { numberOf, type Step } from './steps.ts';

/** A step that was taken, as the database wrote it down. */
export type Taken = {
  readonly huella: string;
  /** Its name; null where a program of before took it. */
  readonly paso: string | null;
  /** The number of the step that a server must know to work on; null with `paso`. */
  readonly exige: number | null;
};

/** All steps that were taken, whatever columns the ledger has yet. */
export async function readLedger(db: Db | Tx): Promise<readonly Taken[]> {
  const { rows } = await db.execute<Taken>(sql`
    select huella, to_jsonb(m) ->> 'paso' as paso, (to_jsonb(m) ->> 'exige')::int as exige from migraciones m order by 2, 1`);
  return rows;
}

/**
 * Whether a program with these steps may work on a database with those: each that it does not know comes after all of its own,
 * and demands nothing that it lacks.
 */
export function demandAllows(taken: readonly Taken[], steps: readonly Step[]): boolean {
  const known = new Set(steps.map(({ hash }) => hash));
  const last = steps.at(-1)?.number ?? -1;
  return taken.every(
    ({ huella, paso, exige }) =>
      known.has(huella) || (paso !== null && exige !== null && numberOf(paso) > last && exige <= last),
  );
}
