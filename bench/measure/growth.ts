import { sql } from 'drizzle-orm';
import type { FiltroCasos } from '#domain/casos';
import { NO_FILTER } from '#domain/casos';
import { dayOf } from '#domain/dates';
import type { FiltroListaVales } from '#domain/listaVales';
import { SIN_FILTRO_VALES, VENCIDO } from '#domain/listaVales';
import type { Person } from '../../server/casos/list/criteria.ts';
import { searchPage as casesPage, stretchesOf } from '../../server/casos/list/search.ts';
import { compactCounts } from '../../server/db/counts.ts';
import type { Db } from '../../server/db/db.ts';
import { figuresOf } from '../../server/tablero/handlers.ts';
import { searchPage as vouchersPage } from '../../server/vales/list/search.ts';
import type { Work } from './plans.ts';
import { workOf } from './plans.ts';

/** Who has opened no case; whoever opened some has as many rows more to read, however large the chain is. */
const NOBODY = 1;

/** The store of `makeSmallStore`, of which no case was made. */
const SMALL_STORE = 95;
const CASES_OF_SMALL_STORE = 60;

const PEOPLE: Readonly<Record<string, Person>> = {
  all: { numiden: 100_001, tienda: { id: 1, nombre: '' }, areas: [], permisos: [1] },
  part: { numiden: NOBODY, tienda: { id: 1, nombre: '' }, areas: [2, 3, 5, 7], permisos: [27] },
  'a small store': { numiden: NOBODY, tienda: { id: SMALL_STORE, nombre: '' }, areas: [], permisos: [27] },
  // One of the few people of the sample chain: so many cases nobody opens.
  'part, and opened a fortieth': {
    numiden: 100_003,
    tienda: { id: 1, nombre: '' },
    areas: [2, 3, 5, 7],
    permisos: [27],
  },
};
const UMBRALES = { reciente: 4, antiguo: 8 };
const ZONE = 'America/Mexico_City';
const PAGE = { skip: 0, take: 25 };

interface CaseQuestion {
  readonly what: string;
  readonly filtro: Partial<FiltroCasos>;
}

function caseQuestions(now: Date): readonly CaseQuestion[] {
  const ago = (days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));
  return [
    { what: 'No filter', filtro: {} },
    { what: 'Nearest loss of colour', filtro: { orden: 'porVencer' } },
    { what: 'Tienda', filtro: { cvetda: 1 } },
    { what: 'Two years', filtro: { fechaIni: ago(900), fechaFin: ago(170) } },
    { what: 'Without attention', filtro: { sinAtencion: true } },
    { what: 'Commonest surname', filtro: { nomCliente: 'hernández' } },
    { what: 'Two surnames', filtro: { nomCliente: 'hernández garcía' } },
    { what: 'Two surnames and a name', filtro: { nomCliente: 'hernández garcía josé' } },
    { what: 'Two surnames and two names', filtro: { nomCliente: 'hernández garcía josé luis' } },
    { what: 'Two beginnings', filtro: { nomCliente: 'her gar' } },
    { what: 'Two surnames in a store', filtro: { nomCliente: 'hernández garcía', cvetda: 1 } },
  ];
}

const VOUCHER_QUESTIONS: readonly (readonly [what: string, filtro: Partial<FiltroListaVales>])[] = [
  ['no filter', {}],
  ['VIGENTE', { estado: 1 }],
  ['VENCIDO', { estado: VENCIDO }],
  ['VENCIDO in a store', { estado: VENCIDO, tienda: 1 }],
  ['commonest surname, VENCIDO', { nombre: 'hernández', estado: VENCIDO }],
  ['two surnames', { nombre: 'hernández garcía' }],
  ['two surnames and two names', { nombre: 'hernández garcía josé luis' }],
];

/** Gives a store a few cases of all years, at any size as many: what its people see lies far apart among those of the others. */
export async function makeSmallStore(db: Db): Promise<void> {
  await db.execute(sql`
    update casos set cvetda = ${SMALL_STORE}
    from (select max(id) / ${CASES_OF_SMALL_STORE}::bigint as step from casos) every where id % step = 0`);
}

/** What each kind of question makes the database do. */
export async function measureWork(db: Db, now: Date): Promise<ReadonlyMap<string, Work>> {
  const moment = { now, umbrales: UMBRALES, zona: ZONE };
  const works = new Map<string, Work>();
  const measure = async (what: string, read: () => Promise<unknown>): Promise<void> => {
    works.set(what, await workOf(db, async () => void (await read())));
  };
  for (const [who, persona] of Object.entries(PEOPLE)) {
    for (const { what, filtro } of caseQuestions(now)) {
      await measure(`${what}, ${who}`, async () =>
        casesPage(db, await stretchesOf(db, { ...NO_FILTER, ...filtro }, persona, moment), moment, PAGE),
      );
    }
    await measure(`Dashboard, ${who}`, () => figuresOf(db, persona, now, ZONE));
  }
  const asker = { numiden: 100_001, now, zone: ZONE };
  for (const [what, filtro] of VOUCHER_QUESTIONS) {
    await measure(`Vouchers: ${what}`, () => vouchersPage(db, { ...SIN_FILTRO_VALES, ...filtro }, asker, PAGE));
  }
  await measure('Counts folded', () => compactCounts(db));
  return works;
}
