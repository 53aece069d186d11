import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface WithRows<Fila> {
  readonly rows: Fila[];
}

/** The answer of both drivers to `db.execute`: at least the rows. */
interface Result extends PgQueryResultHKT {
  readonly type: WithRows<this['row']>;
}

/**
 * The database of the product, embedded PGlite or PostgreSQL: same schema, same SQL. A query made on `Db` while a
 * transaction is open waits for that transaction on PGlite, so inside a transaction use only its `Tx`.
 */
export type Db = PgDatabase<Result, Record<string, never>>;

/** An open transaction; assignable to `Db`, so a function that takes `Db` runs inside or outside of one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
