import type { SQL } from 'drizzle-orm';
import { and, count, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import type { casoPalabras, casos } from './schema/casos.ts';
import type { valePalabras, vales } from './schema/vales.ts';

/** What a list is read from: its records themselves, or the words of their customers. */
type DatedTable = typeof casos | typeof casoPalabras | typeof vales | typeof valePalabras;

type Condition = SQL | undefined;

/** The rows of a table that satisfy any of some conditions. Each of them is a range of an index; what satisfies two comes once. */
export interface Source<T extends DatedTable = DatedTable> {
  readonly table: T;
  readonly conditions: readonly [Condition, ...Condition[]];
}

/** A record by what lists are sorted by. */
export interface Dated {
  readonly id: number;
  readonly fecha: Date;
}

/** How a list is sorted, by its moments and numbers. */
export type Order = (fecha: PgColumn, id: PgColumn) => readonly SQL[];

/** The newest first; the number decides between equals, so that no page repeats or misses one. */
export const newestFirst: Order = (fecha, id) => [desc(fecha), desc(id)];

/** A condition for each of some words, where the same holds for all of them. */
export function anyOf<T extends DatedTable>(table: T, parts: readonly SQL[], common: Condition): Source<T> {
  const [first, ...others] = parts.map((part) => and(part, common));
  return { table, conditions: [first ?? sql`false`, ...others] };
}

/** The same source with one condition more. */
export function narrowed({ table, conditions: [first, ...others] }: Source, by: Condition): Source {
  return { table, conditions: [and(first, by), ...others.map((condition) => and(condition, by))] };
}

/** The records of a source in order, each once. */
export function readInOrder(
  db: Db,
  source: Source,
  order: Order,
  { skip = 0, take }: { readonly skip?: number; readonly take: number },
): Promise<readonly Dated[]> {
  const { table, conditions } = source;
  if (conditions.length === 1) return partOf(db, table, conditions[0], order).offset(skip).limit(take);
  const all = union(db, source, order, skip + take);
  return db
    .select({ id: all.id, fecha: all.fecha })
    .from(all)
    .groupBy(all.fecha, all.id)
    .orderBy(...order(all.fecha, all.id))
    .offset(skip)
    .limit(take);
}

/** How many records a source has, counted no further than to `maximum`, so that a count costs as much whatever there is. */
export async function countUpTo(db: Db, source: Source, maximum: number): Promise<number> {
  const { table, conditions } = source;
  const one = { one: sql`1`.as('one') };
  const all = conditions.length === 1 ? null : union(db, source, newestFirst, maximum);
  const counted =
    all === null
      ? db.select(one).from(table).where(conditions[0]).limit(maximum).as('counted')
      : // In order, or the database would gather all of them before it knew which are the same.
        db
          .select(one)
          .from(all)
          .groupBy(all.fecha, all.id)
          .orderBy(...newestFirst(all.fecha, all.id))
          .limit(maximum)
          .as('counted');
  const [row] = await db.select({ n: count() }).from(counted);
  return row?.n ?? 0;
}

function partOf(db: Db, table: DatedTable, where: Condition, order: Order) {
  return db
    .select({ id: table.id, fecha: table.fechaCreacion })
    .from(table)
    .where(where)
    .orderBy(...order(table.fechaCreacion, table.id));
}

// Each part is read in order from its own range and no further than is wanted, so that the database merges them as it goes.
function union(db: Db, { table, conditions: [first, second, ...others] }: Source, order: Order, most: number) {
  const part = (where: Condition) => partOf(db, table, where, order).limit(most);
  return unionAll(part(first), part(second), ...others.map(part)).as('parts');
}
