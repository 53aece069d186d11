import { and, asc, count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import type { casoPalabras, casos } from './schema/casos.ts';
import type { valePalabras, vales } from './schema/vales.ts';

/** The tables that a list is read from: its records themselves, or the words of their customers. */
type DatedTable = typeof casos | typeof casoPalabras | typeof vales | typeof valePalabras;

type Condition = SQL | undefined;

/** The columns by which a record is known and sorted, wherever they stand. */
export interface DatedColumns {
  readonly fecha: SQLWrapper;
  readonly id: SQLWrapper;
}

/** An extra question about each record, answered by a look at something else. */
interface Also {
  readonly check: (row: DatedColumns) => Condition;
  /** So many records of the source are looked at, the first ones in order; null for all. */
  readonly among: number | null;
  /** So many are counted, where that is fewer than the list counts. */
  readonly counted: number;
}

/**
 * The rows of a table that satisfy any of some conditions. Each of them is a range of an index; a row that satisfies
 * two comes once. Extra questions are asked of them one by one, as they come.
 */
export interface Source<T extends DatedTable = DatedTable> {
  readonly table: T;
  readonly conditions: readonly [Condition, ...Condition[]];
  readonly also?: Also;
  /**
   * The newest are likelier to satisfy what is asked, and its index has the order of the list: counted from them on, a count is
   * soon at its end, from the oldest ones on it might go through all others first.
   */
  readonly newestLikelier?: boolean;
}

/** A record by what lists are sorted by. */
export interface Dated {
  readonly id: number;
  readonly fecha: Date;
}

/** How a list is sorted, by its moments and numbers. */
export type MergeOrder = (fecha: PgColumn, id: PgColumn) => readonly SQL[];

/** The newest first; the number decides between equals, so that no page repeats or misses one. */
export const newestFirst: MergeOrder = (fecha, id) => [desc(fecha), desc(id)];

/** The oldest first. */
export const oldestFirst: MergeOrder = (fecha, id) => [asc(fecha), asc(id)];

/** A condition for each of some words, where the same holds for all of them. */
export function anyOf<T extends DatedTable>(table: T, parts: readonly SQL[], common: Condition): Source<T> {
  const [first, ...others] = parts.map((part) => and(part, common));
  return { table, conditions: [first ?? sql`false`, ...others] };
}

/** The same source with one condition more. */
export function narrowed(source: Source, by: Condition): Source {
  const [first, ...others] = source.conditions;
  return { ...source, conditions: [and(first, by), ...others.map((condition) => and(condition, by))] };
}

/** The same source for who reads it to its end: however many records have to be looked at. */
export function toItsEnd(source: Source): Source {
  return source.also === undefined ? source : { ...source, also: { ...source.also, among: null } };
}

interface Place {
  readonly skip?: number;
  readonly take: number;
}

/** The records of a source in order, each once. */
export function readInOrder(db: Db, source: Source, order: MergeOrder, place: Place): Promise<readonly Dated[]> {
  const { skip = 0, take } = place;
  const { also, ...ranges } = source;
  if (also === undefined)
    return inOrder(db, ranges, order, skip + take)
      .offset(skip)
      .limit(take);
  return looked(db, ranges, also, order).offset(skip).limit(take);
}

/** A place in the order of a source, counted from 0. */
interface Nth {
  readonly source: Source;
  readonly order: MergeOrder;
  readonly skip: number;
}

/** When the records at some places were opened, in milliseconds, all asked in one statement; null where a source has not so many. */
export async function momentsAt(db: Db, places: readonly Nth[]): Promise<readonly (number | null)[]> {
  const asked = places.map(({ source, order, skip }, index) => {
    const nth = inOrder(db, source, order, skip + 1)
      .offset(skip)
      .limit(1)
      .as('nth');
    const moment = db.select({ at: sql`extract(epoch from ${nth.fecha}) * 1000`.as('at') }).from(nth);
    return sql`(${moment}) as ${sql.identifier(`at${index}`)}`;
  });
  const { rows } = await db.execute<Record<string, string | null>>(sql`select ${sql.join(asked, sql`, `)}`);
  return places.map((_, index) => {
    const at = rows[0]?.[`at${index}`] ?? null;
    return at === null ? null : Number(at);
  });
}

/** How many records a source has, counted no further than to `maximum`, so that a count costs as much whatever there is. */
export async function countUpTo(db: Db, source: Source, maximum: number, order = newestFirst): Promise<number> {
  const { table, conditions, also, newestLikelier = false } = source;
  const one = { one: sql`1`.as('one') };
  // In order where there are several ranges, or the database would gather all of them before it knew which are the same.
  const counted =
    also !== undefined || newestLikelier || conditions.length > 1
      ? (also === undefined ? inOrder(db, source, order, maximum) : looked(db, source, also, order)).limit(maximum)
      : db.select(one).from(table).where(conditions[0]).limit(maximum);
  const [row] = await db.select({ n: count() }).from(counted.as('counted'));
  return row?.n ?? 0;
}

/** A count that a list shows. With `hayMas` there are more than `n`, and no page shows them. */
export interface Counted {
  readonly n: number;
  readonly hayMas: boolean;
  /** Among the first ones none was found: they were looked for to the end (`toItsEnd`), since a list may not say that there is none. */
  readonly toItsEnd: boolean;
}

/** Counts the records of a source as a list does: up to `maximum`, and among no more than may be looked at, unless there are none. */
export async function countShown(db: Db, source: Source, maximum: number, order = newestFirst): Promise<Counted> {
  const { also, ...ranges } = source;
  const most = Math.min(maximum, also?.counted ?? maximum);
  const n = await countUpTo(db, source, most + 1, order);
  if (n > most) return { n: most, hayMas: true, toItsEnd: false };
  if (also === undefined || also.among === null) return { n, hayMas: false, toItsEnd: false };
  const beyond = await readInOrder(db, ranges, order, { skip: also.among, take: 1 });
  if (beyond.length === 0 || n > 0) return { n, hayMas: beyond.length > 0, toItsEnd: false };
  return { ...(await countShown(db, toItsEnd(source), maximum, order)), toItsEnd: true };
}

function partOf(db: Db, table: DatedTable, where: Condition, order: MergeOrder) {
  return db
    .select({ id: table.id, fecha: table.fechaCreacion })
    .from(table)
    .where(where)
    .orderBy(...order(table.fechaCreacion, table.id));
}

// Each part is read in order from its own range and no further than is wanted, so that the database merges them as it goes.
function inOrder(
  db: Db,
  { table, conditions: [first, second, ...others] }: Source,
  order: MergeOrder,
  most: number | null,
) {
  const part = (where: Condition) => {
    const rows = partOf(db, table, where, order);
    return second === undefined || most === null ? rows : rows.limit(most);
  };
  if (second === undefined) return part(first).$dynamic();
  const all = unionAll(part(first), part(second), ...others.map(part)).as('parts');
  return db
    .select({ id: all.id, fecha: all.fecha })
    .from(all)
    .groupBy(all.fecha, all.id)
    .orderBy(...order(all.fecha, all.id))
    .$dynamic();
}

function looked(db: Db, ranges: Source, { check, among }: Also, order: MergeOrder) {
  const rows = inOrder(db, ranges, order, among);
  const first = (among === null ? rows : rows.limit(among)).as('first');
  return db
    .select({ id: first.id, fecha: first.fecha })
    .from(first)
    .where(check(first))
    .orderBy(...order(first.fecha, first.id))
    .$dynamic();
}
