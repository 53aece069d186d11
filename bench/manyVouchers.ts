import { join } from 'node:path';
import type { FiltroListaVales } from '#domain/listaVales';
import { SIN_FILTRO_VALES, VENCIDO } from '#domain/listaVales';
import { fillManyVouchers } from '../scripts/many-vouchers.ts';
import type { Db } from '../server/db/db.ts';
import { readRows } from '../server/vales/list/rows.ts';
import { searchPage } from '../server/vales/list/search.ts';
import type { Engine } from './engines.ts';
import { onEachEngine, prepareDatabase } from './engines.ts';
import { ADMINISTRATOR, signIn } from './measure/load.ts';
import { wholeTableReads } from './measure/plans.ts';
import type { Measure } from './report.ts';
import { none, p95Within, print } from './report.ts';
import { startProduct } from './servers.ts';

const VOUCHERS = 1_000_000;
const TIMES = 40;
const AT_ONCE = 10;
const SIZE = 10;
/** The last page that a list shows. */
const LAST_PAGE = 1_000;

/** `npm run bench -- vouchers`: the list of vouchers at a million, on both engines. */
export function measureManyVouchers(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'vales'), onEngine);
}

async function onEngine(engine: Engine): Promise<void> {
  const { name, folder, environment } = engine;
  print(`${name}: ${VOUCHERS} vouchers made`, await prepare(engine));
  const producto = await startProduct(folder, environment);
  try {
    print(`${name}: the list of vouchers`, await measureList(producto.url, await signIn(producto.url, ADMINISTRATOR)));
  } finally {
    await producto.cerrar();
  }
}

function prepare(engine: Engine): Promise<readonly Measure[]> {
  return prepareDatabase(engine, async (db, now) => {
    const start = performance.now();
    await fillManyVouchers(db, VOUCHERS, now);
    const seconds = (performance.now() - start) / 1_000;
    const whole = await fullScans(db);
    for (const query of whole) console.log(`Reads all vouchers: ${query}`);
    return [
      { que: 'Time to make them', valor: `${seconds.toFixed(0)} s`, meta: null },
      none('Queries that read all vouchers outside of an index', whole.length),
    ];
  });
}

/** Signs the administrator in, who may ask everything, and answers the session's cookie. */
/** The kinds of question that the list is asked. */
const QUESTIONS: readonly (readonly [que: string, filtro: Partial<FiltroListaVales>, page?: number])[] = [
  ['no filter', {}],
  ['no filter, the last page', {}, LAST_PAGE],
  ['tienda', { tienda: 1 }],
  ['tienda, the last page', { tienda: 1 }, LAST_PAGE],
  ['estado: CANJEADO', { estado: 2 }],
  ['estado: VIGENTE', { estado: 1 }],
  ['estado: VIGENTE, the last page', { estado: 1 }, LAST_PAGE],
  ['estado: VENCIDO', { estado: VENCIDO }],
  ['estado: POR AUTORIZAR', { estado: 5 }],
  ['tipo', { tipo: 0 }],
  ['tienda, estado, tipo', { tienda: 7, estado: 6, tipo: 0 }],
  ['one person’s own', { soloMios: true }],
  ['a customer', { numIden: 501_000 }],
  ['cliente: two surnames', { nombre: 'hernández garcía' }],
  ['cliente: the commonest surname', { nombre: 'hernández' }],
  ['cliente and tienda', { nombre: 'hernández', tienda: 1 }],
];

/** The queries by which the list answers its questions with all vouchers, customers or words outside of an index. */
async function fullScans(db: Db): Promise<readonly string[]> {
  const asker = { numiden: 100_001, now: new Date(), zone: 'America/Mexico_City' };
  const bad: string[] = [];
  for (const [que, filtro, page = 1] of QUESTIONS) {
    const whole = await wholeTableReads(db, ['vales', 'vale_palabras', 'clientes'], async () => {
      const place = { skip: (page - 1) * SIZE, take: SIZE };
      const { ids } = await searchPage(db, { ...SIN_FILTRO_VALES, ...filtro }, asker, place);
      await readRows(db, ids, asker.now);
    });
    bad.push(...whole.map((query) => `${que}: ${query}`));
  }
  return bad;
}

async function measureList(url: string, cookie: string): Promise<readonly Measure[]> {
  const ask = async (path: string, body: object | null): Promise<number> => {
    const before = performance.now();
    const answer = await fetch(`${url}api/${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: { cookie, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${text}`);
    return performance.now() - before;
  };
  const measures: Measure[] = [];
  const measure = async (que: string, path: string, body: object | null): Promise<void> => {
    for (let n = 0; n < 3; n += 1) await ask(path, body);
    const alone: number[] = [];
    for (let n = 0; n < TIMES; n += 1) alone.push(await ask(path, body));
    const together: number[] = [];
    const person = async (): Promise<void> => {
      for (let n = 0; n < TIMES / AT_ONCE; n += 1) together.push(await ask(path, body));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, person));
    measures.push(p95Within(que, alone, 60), p95Within('… ten at once', together));
  };
  for (const [que, filtro, numPagina = 1] of QUESTIONS) {
    await measure(que, 'vales/lista', { ...SIN_FILTRO_VALES, ...filtro, numPagina, tamPagina: SIZE });
  }
  await measure('por autorizar', 'vales/por-autorizar', null);
  const folio = await someFolio(url, cookie);
  await measure('folio, in the list', 'vales/lista', { folio });
  await measure('folio, alone', `vales/searchValeFolio/${folio}`, null);
  return measures;
}

async function someFolio(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}api/vales/lista`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ numPagina: LAST_PAGE }),
  });
  const { vales } = (await answer.json()) as { readonly vales: readonly { readonly folio: string }[] };
  const [found] = vales;
  if (found === undefined) throw new Error('The list has no last page.');
  return found.folio;
}
