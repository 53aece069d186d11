import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FiltroCasos } from '#domain/casos/casos';
import { attentionLimit, ESTADOS_CON_COLOR } from '#domain/casos/vidaCaso';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import {
  type Dated,
  type MergeOrder,
  narrowed,
  newestFirst,
  oldestFirst,
  readInOrder,
  type Source,
  toItsEnd,
} from '../../platform/db/merged.ts';
import { casoPalabras } from '../../platform/db/schema/casos.ts';
import { NOTHING_OF_DUE } from '../../platform/lists/due.ts';
import { type LimitedRecords, soonestDue } from '../../platform/lists/soonest.ts';
import { intersection } from '../../platform/time/days.ts';
import { readName } from '../../ventas/nombres/searchedName.ts';
import { type Block, type CaseTally, casesIn, countByBlocks } from './count.ts';
import {
  type CaseReader,
  type Criteria,
  conditionOnCases,
  LIMITED_CASES,
  type Moment,
  readFilter,
  sourceOfCases,
} from './criteria.ts';
import { readPhone } from './searchedPhone.ts';

type Direction = 'recientes' | 'antiguos' | 'pierdenAntes' | 'vencenAntes';

/** A run of the list: the cases of a criterion in one order. A list is one run, or two by nearest limit, or three by nearest loss of colour. */
export interface Stretch {
  readonly criteria: Criteria;
  readonly direction: Direction;
}

/** The runs of the list that a filter asks for, for one person; none when nothing can be found. */
export async function stretchesOf(
  db: Db,
  filtro: FiltroCasos,
  persona: CaseReader,
  moment: Moment,
): Promise<readonly Stretch[]> {
  const criteria = readFilter(filtro, persona, moment);
  if (criteria === null) return [];
  const telefono = filtro.telefono === '' ? null : await readPhone(db, filtro.telefono);
  if (telefono === null && filtro.telefono !== '') return [];
  const nombre = filtro.nomCliente === '' ? null : await readName(db, filtro.nomCliente, casoPalabras);
  if (nombre === null && filtro.nomCliente !== '') return [];
  return inOrder({ ...criteria, telefono, nombre }, filtro.orden, moment);
}

const MS_PER_HOUR = 3_600_000;

// First the cases that have a colour to lose, the next one first; then those that lost the last one, the newest loss
// first; then those without a colour to lose. Each of the last two is a list by date, which an index serves.
function inOrder(criteria: Criteria, order: FiltroCasos['orden'], moment: Moment): readonly Stretch[] {
  if (order === 'porPlazo') return byDue(criteria);
  if (order !== 'porVencer') return [{ criteria, direction: order }];
  const withColour = criteria.estados.filter((estado) => ESTADOS_CON_COLOR.includes(estado));
  const withoutColour = criteria.estados.filter((estado) => !ESTADOS_CON_COLOR.includes(estado));
  const limit = attentionLimit(moment.now, moment.umbrales);
  const losing = intersection(criteria.creacion, { desde: limit, hasta: null });
  const lost = intersection(criteria.creacion, { desde: null, hasta: limit });
  return [
    ...(losing === null || withColour.length === 0
      ? []
      : [{ criteria: { ...criteria, estados: withColour, creacion: losing }, direction: 'pierdenAntes' as const }]),
    ...(lost === null || withColour.length === 0
      ? []
      : [{ criteria: { ...criteria, estados: withColour, creacion: lost }, direction: 'recientes' as const }]),
    ...(withoutColour.length === 0
      ? []
      : [{ criteria: { ...criteria, estados: withoutColour }, direction: 'recientes' as const }]),
  ];
}

/** First the cases that have a limit, the one that ends or ended soonest first; then the others. */
function byDue(criteria: Criteria): readonly Stretch[] {
  const { plazo } = criteria;
  const limited = { criteria: { ...criteria, plazo: { ...plazo, tiene: true } }, direction: 'vencenAntes' } as const;
  if (plazo.vencioAntes !== null) return [limited];
  return [limited, { criteria: { ...criteria, plazo: { ...plazo, tiene: false } }, direction: 'recientes' }];
}

/**
 * The numbers of the cases of one page, in order, and how many there are in all. With `hayMas` there are more than `total`, and
 * no page shows them.
 */
export async function searchCases(
  db: Db,
  stretches: readonly Stretch[],
  moment: Moment,
  page: { readonly skip: number; readonly take: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number; readonly hayMas: boolean }> {
  const ids: number[] = [];
  let total = 0;
  for (const stretch of stretches) {
    const { hayMas, ...counted } = await countByBlocks(db, stretch.criteria, orderOf(stretch.direction, moment));
    const n = casesIn(counted.blocks);
    const skip = Math.max(0, page.skip - total);
    const take = Math.min(page.take - ids.length, n - skip);
    total += n;
    if (take > 0) ids.push(...(await readIds(db, stretch, moment, counted, { skip, take })));
    // Where a run goes on that far, the place where the next one begins is unknown.
    if (hayMas) return { ids, total, hayMas };
  }
  return { ids, total, hayMas: stretches.some(({ criteria }) => criteria.telefono?.hayMas === true) };
}

async function readIds(
  db: Db,
  stretch: Stretch,
  moment: Moment,
  { blocks, toItsEnd: far }: Pick<CaseTally, 'blocks' | 'toItsEnd'>,
  page: { readonly skip: number; readonly take: number },
): Promise<readonly number[]> {
  const dialog = windowOf(stretch, blocks, page);
  if (dialog === null) return [];
  const place = { skip: dialog.skip, take: page.take };
  if (stretch.direction === 'vencenAntes') {
    const soonest = await heavyRead(db, () =>
      soonestDue(db, limitedOf(db, dialog.criteria), { ...place, after: null }),
    );
    return soonest.map(({ id }) => id);
  }
  const source = sourceOfCases(db, dialog.criteria);
  const counted = far ? toItsEnd(source) : source;
  const read = () => readInOrder(db, counted, orderOf(stretch.direction, moment), place);
  const rows = await (stretch.criteria.nombre === null ? read() : heavyRead(db, read));
  return rows.map(({ id }) => id);
}

// Their own rows of ends are joined: to ask for one once more would cost a look-up of each.
function limitedOf(db: Db, criteria: Criteria): LimitedRecords {
  const { vencioAntes } = criteria.plazo;
  return { limited: LIMITED_CASES, where: conditionOnCases(db, { ...criteria, plazo: NOTHING_OF_DUE }), vencioAntes };
}

// The blocks say in which months the page lies: only those are read, however deep the page is.
function windowOf(
  { criteria, direction }: Stretch,
  blocks: readonly Block[],
  { skip, take }: { readonly skip: number; readonly take: number },
): { readonly criteria: Criteria; readonly skip: number } | null {
  if (direction === 'pierdenAntes' || direction === 'vencenAntes') return { criteria, skip };
  const inListOrder = direction === 'recientes' ? blocks.toReversed() : blocks;
  let before = 0;
  const touched = inListOrder.flatMap(({ interval, n }) => {
    const desde = before;
    before += n;
    return desde < skip + take && before > skip ? [{ interval, desde }] : [];
  });
  const first = touched[0];
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return null;
  const [newer, older] = direction === 'recientes' ? [first, last] : [last, first];
  const creation = intersection(criteria.creacion, { desde: older.interval.desde, hasta: newer.interval.hasta });
  return creation === null ? null : { criteria: { ...criteria, creacion: creation }, skip: skip - first.desde };
}

function orderOf(direction: Direction, moment: Moment): MergeOrder {
  if (direction === 'antiguos') return oldestFirst;
  // The ends of limits stand elsewhere (`soonestDue`): here is only counted how many cases have one.
  if (direction === 'recientes' || direction === 'vencenAntes') return newestFirst;
  return (fecha, id) => [asc(lossOf(fecha, moment)), asc(id)];
}

/** When a case that was opened at some moment loses its colour. */
function lossOf(fechaCreacion: PgColumn | SQL, { now, umbrales }: Moment): SQL {
  const recent = new Date(Math.ceil(now.getTime() - umbrales.reciente * MS_PER_HOUR)).toISOString();
  const hours = sql`case when ${fechaCreacion} >= ${recent}::timestamptz
    then ${umbrales.reciente}::float8 else ${umbrales.antiguo}::float8 end`;
  return sql`${fechaCreacion} + make_interval(secs => 3600 * ${hours})`;
}

/** The next cases of a run after one, for who reads it all; `desde` null begins. */
export async function readCasesFrom(
  db: Db,
  { criteria, direction }: Stretch,
  moment: Moment,
  desde: Dated | null,
  howMany: number,
): Promise<readonly Dated[]> {
  if (direction === 'vencenAntes') {
    return soonestDue(db, limitedOf(db, criteria), { skip: 0, take: howMany, after: desde });
  }
  const whole = toItsEnd(sourceOfCases(db, criteria));
  const rest = desde === null ? whole : narrowed(whole, after(whole.table, direction, moment, desde));
  return readInOrder(db, rest, orderOf(direction, moment), { take: howMany });
}

function after(table: Source['table'], direction: Direction, moment: Moment, { id, fecha }: Dated): SQL {
  const instant = sql`${fecha.toISOString()}::timestamptz`;
  if (direction === 'pierdenAntes') {
    return sql`(${lossOf(table.fechaCreacion, moment)}, ${table.id}) > (${lossOf(instant, moment)}, ${id}::bigint)`;
  }
  return sql`(${table.fechaCreacion}, ${table.id}) ${direction === 'antiguos' ? sql`>` : sql`<`} (${instant}, ${id}::bigint)`;
}
