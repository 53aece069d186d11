import { join } from 'node:path';
import type { FiltroListaVales } from '#domain/listaVales';
import { SIN_FILTRO_VALES, VENCIDO } from '#domain/listaVales';
import { fillManyVouchers } from '../scripts/many-vouchers.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { readConfig } from '../server/config.ts';
import type { Db } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';
import { readRows } from '../server/vales/list/rows.ts';
import { searchPage } from '../server/vales/list/search.ts';
import { wholeTableReads } from './measure/plans.ts';
import type { Measure } from './report.ts';
import { medianAndP95, print } from './report.ts';
import { startProduct } from './servers.ts';

const VOUCHERS = 1_000_000;
const TIMES = 40;
const AT_ONCE = 10;
const SIZE = 10;
/** The last page that a list shows. */
const LAST_PAGE = 1_000;

/** `npm run bench -- vouchers`: the list of vouchers at a million, on both engines. */
export async function measureManyVouchers(temporary: string): Promise<void> {
  await onEngine('PGlite', join(temporary, 'vales'), {});
  const programs = findPostgres();
  if (programs === null) {
    console.log('\nThere is no PostgreSQL on this machine: its list of vouchers was not measured.');
    return;
  }
  const cluster = await startCluster(programs);
  try {
    await onEngine('PostgreSQL', join(temporary, 'vales-pg'), { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onEngine(name: string, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  print(`${name}: ${VOUCHERS} vouchers made`, await prepare(folder, environment));
  const producto = await startProduct(folder, environment);
  try {
    print(`${name}: the list of vouchers`, await measureList(producto.url, await signIn(producto.url)));
  } finally {
    await producto.cerrar();
  }
}

async function prepare(folder: string, environment: Readonly<Record<string, string>>): Promise<readonly Measure[]> {
  const read = readConfig({ DATA_DIR: folder, ...environment });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(error));
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, new Date());
    const start = performance.now();
    await fillManyVouchers(base.db, VOUCHERS, new Date());
    const seconds = (performance.now() - start) / 1_000;
    const whole = await fullScans(base.db);
    for (const query of whole) console.log(`Reads all vouchers: ${query}`);
    return [
      { que: 'Time to make them', valor: `${seconds.toFixed(0)} s`, meta: null },
      { que: 'Queries that read all vouchers outside of an index', valor: String(whole.length), meta: '0' },
    ];
  } finally {
    await base.close();
  }
}

/** Signs the administrator in, who may ask everything, and answers the session's cookie. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden: '100001', idTienda: 1, tienda: '' }),
  });
  if (!answer.ok) throw new Error(`The login was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

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
    const valor = `${medianAndP95(alone)}; 10 at once ${medianAndP95(together)}`;
    measures.push({ que, valor, meta: 'p95 under 60 ms' });
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
