import { type Placeholder, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { onOneConnection } from './oneConnection.ts';

/** The places in a statement where its values go. */
export type Places<V> = { readonly [K in keyof V & string]: Placeholder<K, V[K]> };

/** Values, or the places where they go: what a part of a statement takes that stands in prepared ones and in others. */
export type GivenOrPlaces<V> = V | Places<V>;

/** A query of Drizzle's, or an insert, update or delete. */
interface Preparable<R> {
  prepare(name: string): Prepared<R>;
}

interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/**
 * A statement that Drizzle writes, and the database reads and plans, once for each connection; for those that are done often
 * and are long to write. It must be the same whatever its values are: what changes with them, as the length of a list, is no
 * place for a value. A value is sent as it is, and null as null, but for those of an insert, which its columns write.
 * @param name no other statement may have it: the database knows the statement by it, and the driver refuses a second one.
 */
export function prepared<V extends object, R>(
  name: string,
  draw: (db: Db, places: Places<V>) => Preparable<R>,
): (db: Db, values: V) => Promise<R> {
  // A transaction has the session of its connection.
  const drawn = new WeakMap<Db['_']['session'], Prepared<R>>();
  return (db, values) =>
    onOneConnection(db, (one) => {
      const { session } = one._;
      const statement = drawn.get(session) ?? draw(one, placesOf<V>()).prepare(name);
      drawn.set(session, statement);
      return statement.execute(Object.fromEntries(Object.entries(values)));
    });
}

function placesOf<V>(): Places<V> {
  return new Proxy({} as Places<V>, { get: (_, name) => sql.placeholder(String(name)) });
}
