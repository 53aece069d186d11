import { sql } from 'drizzle-orm';
import { type FiltroCasos, NO_FILTER } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import { dayOf } from '#domain/common/dates';
import type { CaseReader } from '../../server/casos/list/criteria.ts';
import { readCaseRows } from '../../server/casos/list/rows.ts';
import { readCasesFrom, searchCases, stretchesOf } from '../../server/casos/list/search.ts';
import type { Db } from '../../server/platform/db/db.ts';
import { type Measure, p95Within } from '../report.ts';
import { wholeTableReads } from './plans.ts';

/** Cases that the lists are measured at. */
export const CASES = 1_000_000;

const TIMES = 40;
const AT_ONCE = 10;
const SIZE = 25;

interface Query {
  readonly que: string;
  readonly filtro: Partial<FiltroCasos>;
  readonly pagina?: number;
}

/** The kinds of question that the list is asked. */
function queriesOf(now: Date): readonly Query[] {
  const hace = (days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));
  const dosAnos = { fechaIni: hace(900), fechaFin: hace(170) };
  return [
    { que: 'no filter', filtro: {} },
    { que: 'no filter, page 20,000', filtro: {}, pagina: 20_000 },
    { que: 'oldest first, page 3,000', filtro: { orden: 'antiguos' }, pagina: 3_000 },
    { que: 'nearest loss of colour', filtro: { orden: 'porVencer' } },
    { que: 'nearest loss of colour, page 20,000', filtro: { orden: 'porVencer' }, pagina: 20_000 },
    { que: 'folio', filtro: { folio: 500_000 } },
    { que: 'tienda', filtro: { cvetda: 1 } },
    { que: 'tienda, page 4,000', filtro: { cvetda: 1 }, pagina: 4_000 },
    { que: 'categoría', filtro: { categoria: 1 } },
    { que: 'estado: the solved ones', filtro: { idEstatus: 3 } },
    { que: 'estado: the new ones, oldest first', filtro: { idEstatus: 1, orden: 'antiguos' } },
    { que: 'open ones', filtro: { soloAbiertos: true } },
    { que: 'numiden', filtro: { numIden: 100_101 } },
    { que: 'numiden, page 800', filtro: { numIden: 100_101 }, pagina: 800 },
    { que: 'mine', filtro: { aMiCargo: true } },
    { que: 'nobody has them', filtro: { sinAsignar: true } },
    { que: 'nobody has them, one store', filtro: { sinAsignar: true, cvetda: 7 } },
    { que: 'without attention', filtro: { sinAtencion: true } },
    { que: 'mine without attention', filtro: { aMiCargo: true, sinAtencion: true } },
    { que: 'past their limit', filtro: { fueraDePlazo: true } },
    { que: 'past their limit, page 400', filtro: { fueraDePlazo: true }, pagina: 400 },
    { que: 'past their limit, one store', filtro: { fueraDePlazo: true, cvetda: 7 } },
    { que: 'nearest end of a limit', filtro: { orden: 'porPlazo' } },
    { que: 'nearest end of a limit, page 400', filtro: { orden: 'porPlazo' }, pagina: 400 },
    { que: 'nearest end of a limit, one store', filtro: { orden: 'porPlazo', cvetda: 7 } },
    { que: 'teléfono', filtro: { telefono: '5512345678' } },
    { que: 'operación', filtro: { operacion: 1_010_000 } },
    { que: 'operación of a store', filtro: { operacion: 1_010_000, tiendaOperacion: 1 } },
    { que: 'one day', filtro: { fechaIni: hace(200), fechaFin: hace(200) } },
    { que: 'two years', filtro: dosAnos },
    { que: 'two years, page 12,000', filtro: dosAnos, pagina: 12_000 },
    { que: 'solved on one day', filtro: { fechaSolucionIni: hace(1), fechaSolucionFin: hace(1) } },
    { que: 'solved within a year', filtro: { fechaSolucionIni: hace(365), fechaSolucionFin: hace(1) } },
    { que: 'cliente: two surnames and a name', filtro: { nomCliente: 'hernández garcía josé luis' } },
    { que: 'cliente: two surnames', filtro: { nomCliente: 'hernández garcía' } },
    { que: 'cliente: the commonest surname', filtro: { nomCliente: 'hernández' } },
    { que: 'cliente: a less common surname', filtro: { nomCliente: 'espinoza' } },
    { que: 'cliente: three letters', filtro: { nomCliente: 'mar' } },
    { que: 'cliente and tienda', filtro: { nomCliente: 'hernández', cvetda: 1 } },
    { que: 'tienda, categoría, estado', filtro: { cvetda: 7, categoria: 13, idEstatus: 5 } },
    {
      que: 'all together',
      filtro: { ...dosAnos, cvetda: 1, categoria: 1, idEstatus: 3, numIden: 100_101, nomCliente: 'garcía' },
    },
  ];
}

/** Who asks: one sees all cases, one those of a store and of four of seven areas. */
export const MEASURED_PEOPLE = { 'sees all': 100_001, 'sees a store and areas': 100_003 } as const;

/** Asks one question often: alone, and as ten people at once. */
type Ask = (que: string, path: string, body: object | null) => Promise<readonly Measure[]>;

/** Asks the server at `url` as who has that session. @param limit of one asking alone, in milliseconds, at the 95th percentile. */
export function askAs(url: string, cookie: string, limit: number): Ask {
  const ask = async (path: string, body: object | null): Promise<number> => {
    const before = performance.now();
    const answer = await fetch(`${url}api/${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: { cookie, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const texto = await answer.text();
    if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${texto}`);
    return performance.now() - before;
  };
  return async (que, path, body) => {
    for (let time = 0; time < 5; time += 1) await ask(path, body);
    const alone: number[] = [];
    for (let time = 0; time < TIMES; time += 1) alone.push(await ask(path, body));
    const juntas: number[] = [];
    const persona = async () => {
      for (let time = 0; time < TIMES / AT_ONCE; time += 1) juntas.push(await ask(path, body));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, persona));
    return [p95Within(que, alone, limit), p95Within('… ten at once', juntas)];
  };
}

/** Measures every kind of question through HTTP, one at once and ten at once, and the dashboard. */
export async function measureLists(url: string, cookie: string, now: Date): Promise<readonly Measure[]> {
  const ask = askAs(url, cookie, 60);
  const measures: Measure[] = [];
  for (const { que, filtro, pagina = 1 } of queriesOf(now)) {
    const body = { ...NO_FILTER, ...filtro, idAplicacion: 146, numPagina: pagina, tamPagina: SIZE };
    measures.push(...(await ask(que, 'caso/lista-paginada', body)));
  }
  measures.push(...(await ask('dashboard', 'dashboard/datos-estadisticos', null)));
  return measures;
}

/** Gives each open case a limit of a day, of which nobody is told any more. */
export async function giveLimits(db: Db): Promise<void> {
  await db.execute(sql`
    insert into vencimientos (entidad, id_entidad, id_estado, desde, vence, avisado)
    select 'caso', id, id_estado, fecha_creacion, fecha_creacion + interval '1 day', true
    from casos where id_estado <> ${ESTADO.solucionada}`);
  await db.execute(sql`vacuum (analyze) vencimientos`);
}

/**
 * Asks the database how it would answer each query that the list and the export make.
 * @returns the queries that read every row of cases, customers or words outside of an index; none is the aim.
 */
export async function fullScans(db: Db, now: Date): Promise<readonly string[]> {
  const personas: readonly CaseReader[] = [
    { numiden: 100_001, tienda: { id: 1, nombre: '' }, areas: [], permisos: [1] },
    { numiden: 100_003, tienda: { id: 1, nombre: '' }, areas: [2, 3, 5, 7], permisos: [27] },
  ];
  const moment = { now, umbrales: { reciente: 4, antiguo: 8 }, zona: 'America/Mexico_City' };
  const bad = new Set<string>();
  for (const persona of personas) {
    for (const { que, filtro, pagina = 1 } of queriesOf(now)) {
      const whole = await wholeTableReads(db, ['casos', 'caso_palabras', 'clientes'], async () => {
        const stretches = await stretchesOf(db, { ...NO_FILTER, ...filtro }, persona, moment);
        const { ids } = await searchCases(db, stretches, moment, { skip: (pagina - 1) * SIZE, take: SIZE });
        await readCaseRows(db, ids, moment);
        for (const stretch of stretches) await readCasesFrom(db, stretch, moment, null, 500);
      });
      for (const query of whole) bad.add(`${que}: ${query}`);
    }
  }
  return [...bad];
}

/** How much disk the cases take, in megabytes. */
export async function diskSizeOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ tabla: string; mb: number }>(sql`
    select relname as tabla, round(pg_total_relation_size(oid) / 1e6)::int as mb from pg_class
    where relname in ('casos', 'caso_palabras', 'casos_cuenta') order by 1`);
  return rows.map(({ tabla, mb }) => `${tabla} ${mb} MB`).join(', ');
}
