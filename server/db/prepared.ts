import type { Column, SQL } from 'drizzle-orm';
import { is, Param, Placeholder, sql } from 'drizzle-orm';
import { PgDatabase, PgDialect, PgPreparedQuery, PgSession } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** The places in a statement where its values go. */
export type Places<V> = { readonly [K in keyof V & string]: Placeholder<K, V[K]> };

/** Values, or the places where they go: what a part of a statement takes that stands in prepared ones and in others. */
export type GivenOrPlaces<V> = V | Places<V>;

/** A query of Drizzle's, or an insert, update or delete. */
interface Preparable<R> {
  prepare(name: string): { execute(): Promise<R> };
}

/** A statement that is built once; done where it is asked for, in a transaction or out of one. */
type Prepared<V, R> = (db: Db, values: V) => Promise<R>;

/**
 * A statement that is built once for the process, and read and planned once for a connection. It must be the same whatever its
 * values are: what changes with them, as the length of a list, is no place for a value.
 * @param name no other statement may have it: the database knows the statement by it.
 * @param draw writes the statement, on a database that does nothing.
 */
export function prepared<V extends object, R>(
  name: string,
  draw: (db: Db, places: Places<V>) => Preparable<R>,
): Prepared<V, R> {
  take(name);
  let drawn: Drawn | null = null;
  return (db, values) => {
    drawn ??= drawnBy(draw(nowhere, placesOf<V>()).prepare(name));
    // Drawn by this very statement, whose rows are of type R.
    return drawn.on(db).execute(byName(values)) as Promise<R>;
  };
}

/** The same of a statement in SQL; answers its rows as the driver has them. */
export function preparedSql<V extends object, R extends Record<string, unknown>>(
  name: string,
  draw: (places: Places<V>) => SQL,
): Prepared<V, readonly R[]> {
  take(name);
  let drawn: Drawn | null = null;
  return async (db, values) => {
    drawn ??= new Drawn([dialect.sqlToQuery(draw(placesOf<V>())), undefined, name, false]);
    const { rows } = (await drawn.on(db).execute(byName(values))) as { readonly rows: readonly R[] };
    return rows;
  };
}

/** The value that an update writes into a column. */
export function into(column: Column, place: Placeholder): SQL {
  return sql`${sql.param(place, column)}`;
}

const names = new Set<string>();

function take(name: string): void {
  if (names.has(name)) throw new Error(`Two statements are called ${name}`);
  names.add(name);
}

function placesOf<V>(): Places<V> {
  return new Proxy({} as Places<V>, { get: (_, name) => new Placeholder(String(name)) });
}

type How = Parameters<PgSession['prepareQuery']>;

/** Any object can be read by its names, also one whose type has no index. */
function byName(values: object): Record<string, unknown> {
  return values as Record<string, unknown>;
}

/** A statement as Drizzle hands it to a driver. */
class Drawn extends PgPreparedQuery<{ execute: unknown; all: unknown; values: unknown }> {
  readonly #how: How;
  /** Which joins found nothing, so that their columns make one null; Drizzle sets it on what it has prepared. */
  readonly joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined = undefined;

  constructor([query, ...how]: How) {
    super(query, undefined, undefined);
    this.#how = [{ ...query, params: query.params.map(nullAsNull) }, ...how];
  }

  on({ _: { session } }: Db): PgPreparedQuery<{ execute: unknown; all: unknown; values: unknown }> {
    const { joinsNotNullableMap } = this;
    return Object.assign(session.prepareQuery(...this.#how), { joinsNotNullableMap });
  }

  override execute(): never {
    throw new Error('A statement is done on a database');
  }
}

/** Drizzle asks a column's type to write null too, and that of JSON makes a text of it. */
function nullAsNull(param: unknown): unknown {
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const { value, encoder } = param;
  return new Param(value, {
    mapToDriverValue: (given) => (given === null ? null : encoder.mapToDriverValue(given)),
  });
}

function drawnBy(statement: unknown): Drawn {
  if (statement instanceof Drawn) return statement;
  throw new Error('A prepared statement is drawn on the database that it is given');
}

/** Drizzle's end of a driver that has no database: what is prepared on it only says how. */
class Drawing extends PgSession {
  override prepareQuery(...how: How) {
    return new Drawn(how) as PgPreparedQuery<never>;
  }

  override transaction(): never {
    throw new Error('Statements are drawn one by one');
  }
}

const dialect = new PgDialect();
const nowhere: Db = new PgDatabase(dialect, new Drawing(dialect), undefined);
