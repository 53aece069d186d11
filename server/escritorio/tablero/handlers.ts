import { and, count, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { tablero } from '#contract/escritorio/tablero';
import { NO_FILTER } from '#domain/casos/casos';
import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { dayOf } from '#domain/common/dates';
import { hasPermission } from '#domain/common/permisos';
import { UMBRALES_SEMAFORO } from '#domain/common/semaforo';
import { countMatchingByState } from '../../casos/list/count.ts';
import { type CaseReader, inTableOfCounts, readFilter } from '../../casos/list/criteria.ts';
import { visibleCases } from '../../casos/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { readShown } from '../../platform/db/replica.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { beginningOf, nextDay } from '../../platform/time/days.ts';
import { zoneOfCases } from '../../platform/time/zones.ts';
import { miDia } from './miDia.ts';

/** Days that the chart spans, today included (specification, section 9). */
const DAYS = 15;

function daysUpTo(today: string): string[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(`${today}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() - (DAYS - 1 - index));
    return day.toISOString().slice(0, 10);
  });
}

// Days are the store's: a case opened at 23:00 counts for that day, whatever UTC says. The bounds of all days travel with
// the query, so that the database only has to find between which two a moment lies.
async function byDay(
  db: Db,
  persona: CaseReader,
  column: typeof casos.fechaCreacion | typeof casos.fechaSolucion,
  days: readonly string[],
  zone: string,
): Promise<ReadonlyMap<string, number>> {
  const beginnings = days.map((day) => beginningOf(day, zone));
  const end = beginningOf(nextDay(days.at(-1) ?? ''), zone);
  const edges = `{${beginnings.map((moment) => moment.toISOString()).join(',')}}`;
  const place = sql<number>`width_bucket(${column}, ${edges}::timestamptz[])`;
  const rows = await db
    .select({ lugar: sql<number>`lugar`, total: count() })
    .from(
      db
        .select({ lugar: place.as('lugar') })
        .from(casos)
        .where(and(visibleCases(persona), isNotNull(column), gte(column, beginnings[0] ?? end), lt(column, end)))
        .as('por_dia'),
    )
    .groupBy(sql`lugar`);
  return new Map(rows.map((row) => [days[row.lugar - 1] ?? '', row.total]));
}

/**
 * The figures that the dashboard shows a person: how many cases of each state, and how many were opened and
 * solved on each of some days.
 */
interface Figures {
  readonly totals: ReadonlyMap<number, number>;
  readonly opened: ReadonlyMap<string, number>;
  readonly solved: ReadonlyMap<string, number>;
  readonly days: readonly string[];
}

/** Counts what a person's dashboard shows, of the cases that the person may see. */
async function figuresOf(db: Db, persona: CaseReader, now: Date, zona: string): Promise<Figures> {
  const days = daysUpTo(dayOf(now, zona));
  const criteria = readFilter(NO_FILTER, persona, { now, umbrales: UMBRALES_SEMAFORO, zona });
  return {
    totals: criteria !== null && inTableOfCounts(criteria) ? await countMatchingByState(db, criteria) : new Map(),
    opened: await byDay(db, persona, casos.fechaCreacion, days, zona),
    solved: await byDay(db, persona, casos.fechaSolucion, days, zona),
    days,
  };
}

/**
 * Dashboard (specification, sections 2 and 7): totals by state and 15 days of opened and solved cases, all of them of the
 * cases that the person may see. Each figure is the total of the list for the filter that it opens: a state, or the days
 * of creation or solution.
 */
export const dashboardHandlers: HandlersOf<typeof tablero> = {
  datosEstadisticos: async (_entrada, { db, sesion, config, clock, version }) => {
    if (!hasPermission(sesion.permisos, ['verEstadisticas'])) {
      return { totalPorEstatus: [], historico: [], version };
    }
    const { totals, opened, solved, days } = await readShown(db, (from) =>
      figuresOf(from, sesion, clock(), zoneOfCases({ sesion, config })),
    );
    return {
      totalPorEstatus: Object.entries(ESTADOS_CASO).map(([id, nombre]) => ({
        id: Number(id),
        nombre,
        total: totals.get(Number(id)) ?? 0,
      })),
      historico: days.map((key) => ({
        clave: key,
        valor: opened.get(key) ?? 0,
        valor2: solved.get(key) ?? 0,
      })),
      version,
    };
  },
  miDia,
};
