import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * Does several writes in one statement: each way to the database and back costs more than what most of them do there. They all
 * see what was there before, and all of them happen or none, in a transaction or out of one: none may build on what another one writes, but for foreign keys, which are checked at its end.
 * @param last asked for after them; what it answers is dropped.
 */
export function together(db: Db, writes: readonly SQLWrapper[], last: SQL = sql`select 1`): Promise<void> {
  const named = writes.map((write, index) => sql`${sql.identifier(`w${index}`)} as ${write}`);
  // At once, and not when it is waited for: what is asked for after it comes after it.
  return db.execute(sql`with ${sql.join(named, sql`, `)} ${last}`).then(() => undefined);
}

/** The rows of a query as one value beside others, so that one statement asks for them all; amounts come in pesos. */
export function rowsOf<R>(query: SQLWrapper): SQL<readonly R[]> {
  return sql<readonly R[]>`(select coalesce(json_agg(rows_of), '[]'::json) from ${query} rows_of)`;
}
