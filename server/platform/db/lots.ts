import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** Rows that one statement deletes: some milliseconds of the embedded engine, and locks that nobody waits for. */
export const LOT = 500;

interface Old {
  readonly where: SQL | undefined;
  /** The index that finds them: the first by it go first. */
  readonly by: AnyPgColumn;
  /** As many as go at once; fewer where a row is large. */
  readonly most?: number;
}

/**
 * Deletes one lot of rows. One that somebody holds is left for another time, so that neither waits for the other.
 * @returns how many went; fewer than a lot are the last.
 */
export async function deleteLot(db: Db, table: PgTable, { where, by, most = LOT }: Old): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${where} order by ${by} limit ${most} for update skip locked))
      returning 1
    ) select count(*)::int as n from gone`);
  return rows[0]?.n ?? 0;
}
