import { and, count, gte, lt, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#domain/casos/casos';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import { type Counted, countShown, countUpTo, newestFirst } from '../../platform/db/merged.ts';
import { casos, casosCuenta } from '../../platform/db/schema/casos.ts';
import { type Interval, intersection } from '../../platform/time/days.ts';
import { type CountedCriteria, type Criteria, inCount, inTableOfCounts, ownOnly, sourceOfCases } from './criteria.ts';

/** So many cases of a criterion were opened in an interval. */
export interface Block {
  readonly interval: Interval;
  readonly n: number;
}

/**
 * The count of the cases of a criterion, in blocks of time without empty ones. With `hayMas` there are more than were counted,
 * and these are one block.
 */
export interface CaseTally extends Omit<Counted, 'n'> {
  readonly blocks: readonly Block[];
}

/**
 * Counts the cases of a criterion. Whole months come from the table of counts, the days before and after them from it and from an
 * index, exactly, whatever they amount to; what that table does not know (one case, a person's, a customer's, an operation's,
 * those solved in some days) is counted in an index as one block, up to `MAX_COUNTED`, or less for several common words of a name.
 * @param order of the list: where not all are looked at, its first ones are.
 */
export async function countByBlocks(db: Db, criteria: Criteria, order = newestFirst): Promise<CaseTally> {
  const months = wholeMonths(criteria.creacion);
  if (!inTableOfCounts(criteria)) {
    const { n, ...how } = await heavyRead(db, () => countShown(db, sourceOfCases(db, criteria), MAX_COUNTED, order));
    return { blocks: withCases([{ interval: criteria.creacion, n }]), ...how };
  }
  if (months === null) return complete(await borders(db, criteria, criteria.creacion));
  const before = intersection(criteria.creacion, { desde: null, hasta: months.desde });
  const after = intersection(criteria.creacion, { desde: months.hasta, hasta: null });
  return complete([
    ...(months.desde === null || before === null ? [] : await borders(db, criteria, before)),
    ...(await byMonths(db, criteria, months)),
    ...(months.hasta === null || after === null ? [] : await borders(db, criteria, after)),
  ]);
}

function complete(blocks: readonly Block[]): CaseTally {
  return { blocks: withCases(blocks), hayMas: false, toItsEnd: false };
}

/** How many cases of a criterion without dates there are in each state; states without cases are left out. */
export async function countMatchingByState(db: Db, criteria: CountedCriteria): Promise<ReadonlyMap<number, number>> {
  const counts = await db
    .select({ estado: casosCuenta.idEstado, n: sql<number>`sum(${casosCuenta.n})`.mapWith(Number) })
    .from(casosCuenta)
    .where(inCount(criteria))
    .groupBy(casosCuenta.idEstado);
  const own = ownOnly(criteria);
  const ownCounts =
    own === undefined
      ? []
      : await db.select({ estado: casos.idEstado, n: count() }).from(casos).where(own).groupBy(casos.idEstado);
  const sums = new Map<number, number>();
  for (const { estado, n } of [...counts, ...ownCounts]) sums.set(estado, (sums.get(estado) ?? 0) + n);
  return sums;
}

/** How many cases there are in some blocks. */
export function casesIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { n }) => sum + n, 0);
}

function withCases(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ n }) => n > 0);
}

/** Parts of one month or of two that follow each other, in their blocks. */
async function borders(db: Db, criteria: CountedCriteria, { desde, hasta }: Interval): Promise<readonly Block[]> {
  if (desde === null || hasta === null) throw new Error('What is no part of a month is in the table of counts');
  const next = plusMonths(desde, 1);
  const parts =
    next < hasta
      ? [
          { desde, hasta: next },
          { desde: next, hasta },
        ]
      : [{ desde, hasta }];
  const blocks: Block[] = [];
  for (const interval of parts) blocks.push({ interval, n: await partOfMonth(db, criteria, interval) });
  return blocks;
}

// Counted itself, or what lies outside of it in its month and taken from the month's count: the shorter one of both.
async function partOfMonth(db: Db, criteria: CountedCriteria, inside: Closed): Promise<number> {
  const month = { desde: plusMonths(inside.desde, 0), hasta: plusMonths(inside.desde, 1) };
  const counted = (creacion: Closed) =>
    countUpTo(db, sourceOfCases(db, { ...criteria, creacion }), Number.MAX_SAFE_INTEGER);
  if (lengthOf(inside) <= lengthOf(month) / 2) return counted(inside);
  const whole = casesIn(await byMonths(db, { ...criteria, creacion: month }, month));
  const before = await counted({ desde: month.desde, hasta: inside.desde });
  const after = await counted({ desde: inside.hasta, hasta: month.hasta });
  // Cases that somebody opens in between are in the one and not in the other.
  return Math.max(0, whole - before - after);
}

interface Closed extends Interval {
  readonly desde: Date;
  readonly hasta: Date;
}

function lengthOf({ desde, hasta }: Closed): number {
  return hasta.getTime() - desde.getTime();
}

async function byMonths(db: Db, criteria: CountedCriteria, months: Interval): Promise<readonly Block[]> {
  const howMany = sql<number>`sum(${casosCuenta.n})`.mapWith(Number);
  const counts = await db
    .select({ mes: casosCuenta.mes, n: howMany })
    .from(casosCuenta)
    .where(
      and(
        inCount(criteria),
        months.desde === null ? undefined : gte(casosCuenta.mes, utcDay(months.desde)),
        months.hasta === null ? undefined : lt(casosCuenta.mes, utcDay(months.hasta)),
      ),
    )
    .groupBy(casosCuenta.mes);
  const own = ownOnly({ ...criteria, creacion: months });
  const blocks = counts
    .map(({ mes, n }) => ({ interval: monthOf(mes), n }))
    .sort((uno, another) => uno.interval.desde.getTime() - another.interval.desde.getTime());
  return own === undefined ? blocks : addOwn(db, blocks, own, months);
}

/** Adds one's own cases to blocks of months: to the month of each, or before, between and after them where none is. */
async function addOwn(
  db: Db,
  blocks: readonly MonthBlock[],
  own: SQL,
  { desde, hasta }: Interval,
): Promise<readonly Block[]> {
  const edges = [...new Set(blocks.flatMap(({ interval }) => [+interval.desde, +interval.hasta]))];
  const asArray = `{${edges.map((edge) => new Date(edge).toISOString()).join(',')}}`;
  // The bounds travel with the query: to look a moment up between them costs a fraction of a calendar.
  const rows = await db
    .select({ lugar: sql<number>`lugar`, n: count() })
    .from(
      db
        .select({ lugar: sql<number>`width_bucket(${casos.fechaCreacion}, ${asArray}::timestamptz[])`.as('lugar') })
        .from(casos)
        .where(own)
        .as('propios'),
    )
    .groupBy(sql`lugar`);
  const n = new Map(rows.map((row) => [row.lugar, row.n]));
  const ofMonth = new Map(blocks.map((block) => [+block.interval.desde, block.n]));
  return [Number.NaN, ...edges].map((edge, place) => {
    const following = edges[place];
    return {
      interval: {
        desde: place === 0 ? desde : new Date(edge),
        hasta: following === undefined ? hasta : new Date(following),
      },
      n: (n.get(place) ?? 0) + (ofMonth.get(edge) ?? 0),
    };
  });
}

interface MonthBlock extends Block {
  readonly interval: Closed;
}

function monthOf(primerDia: string): Closed {
  const desde = new Date(`${primerDia}T00:00:00Z`);
  return { desde, hasta: plusMonths(desde, 1) };
}

function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function plusMonths(moment: Date, months: number): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1));
}

/** The UTC months that lie whole within an interval; null when there are none. */
function wholeMonths({ desde, hasta }: Interval): Interval | null {
  const este = desde === null ? null : plusMonths(desde, 0);
  const first = este === null || este.getTime() === desde?.getTime() ? este : plusMonths(este, 1);
  const end = hasta === null ? null : plusMonths(hasta, 0);
  return first !== null && end !== null && first >= end ? null : { desde: first, hasta: end };
}
