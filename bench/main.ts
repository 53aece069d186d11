/**
 * `npm run bench`: what each screen loads and what each action costs, with the floor measured in the same run.
 * `npm run bench -- screens server start lists users vouchers saves sale facturas calls capacity vecinos soak streams wakes searches exports audit failover balancer` runs the parts named.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { home } from '../scripts/runner/tools.ts';
import { measureAudit } from './audit.ts';
import { measureBalancer } from './balancer.ts';
import { openBrowser } from './browser.ts';
import { measureCalls } from './calls.ts';
import { measureCapacity } from './capacity.ts';
import { CUSTOMERS, prepareData } from './data.ts';
import { measureExports } from './exports.ts';
import { measureFailover } from './failover.ts';
import { measureInvoices } from './invoices.ts';
import { measureLargeLists } from './largeLists.ts';
import { measureLargeSale } from './largeSale.ts';
import { measureManyUsers } from './manyUsers.ts';
import { measureManyVouchers } from './manyVouchers.ts';
import { measureJavaScript } from './measure/javascript.ts';
import { measureKey } from './measure/key.ts';
import { askCase, askCustomers, askLogin, logIn, measureLoad } from './measure/load.ts';
import { measureLogin } from './measure/login.ts';
import { measureScreens } from './measure/screens.ts';
import { measureTable } from './measure/table.ts';
import { measureNeighbours } from './neighbours.ts';
import { servePages } from './pages/serve.ts';
import type { Measure } from './report.ts';
import { ms, print } from './report.ts';
import { measureSearches } from './searches.ts';
import { startFloor, startProduct } from './servers.ts';
import { measureSoak } from './soak.ts';
import { measureStreams } from './streams.ts';
import { measureVoucherSaves } from './voucherSaves.ts';
import { measureWakes } from './wakes.ts';

const temporal = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));

async function measureBrowser(): Promise<void> {
  const pages = await servePages(join(temporal, 'paginas'));
  const producto = await startProduct(join(temporal, 'muestra'));
  const browser = await openBrowser();
  try {
    print('What the screens load', await measureJavaScript(browser, producto.url, join(home, 'dist')));
    print('Login screen', await measureLogin(browser, producto.url, `${pages.url}bare.html`));
    print('Screens behind the login', await measureScreens(browser, producto.url, `${pages.url}bare.html`));
    print('Tables and typing', [
      ...(await measureTable(browser, `${pages.url}table.html`)),
      ...(await measureKey(browser, producto.url)),
    ]);
  } finally {
    await browser.close();
    await producto.cerrar();
    await pages.cerrar();
  }
}

async function measureServer(): Promise<void> {
  const folder = join(temporal, 'grande');
  const searches = await prepareData(folder);
  const producto = await startProduct(folder);
  const floor = await startFloor();
  try {
    const cookie = await logIn(producto.url);
    const categorias = await fetch(`${producto.url}api/catalogo/subcategorias`, { headers: { cookie } });
    const [categoria] = (await categorias.json()) as { id: number; idArea: number }[];
    if (categoria === undefined) throw new Error('The sample chain has no category.');
    print('Server, 10 at once', [
      await measureLoad('Bare handler (floor)', null, () => fetch(floor.url)),
      await measureLoad('Login', 'p95 under 50 ms', askLogin(producto.url)),
      await measureLoad(
        `Customer search among ${CUSTOMERS} customers`,
        'p95 under 50 ms',
        askCustomers(producto.url, cookie, searches),
      ),
      await measureLoad(
        'caso/guardar with one attachment',
        'p95 under 50 ms',
        askCase(producto.url, cookie, categoria),
      ),
    ]);
    const memoria = producto.memoria();
    print('Memory of the server after that', [
      {
        que: 'Resident memory, now and at its peak',
        valor: memoria ? `${memoria.ahora.toFixed(0)} MB, ${memoria.maxima.toFixed(0)} MB` : 'not told by this system',
        meta: null,
      },
    ]);
  } finally {
    floor.cerrar();
    await producto.cerrar();
  }
}

async function measureStart(): Promise<void> {
  const folder = join(temporal, 'arranque');
  const measures: Measure[] = [];
  for (const [que, meta] of [
    ['First start: new folder, migrations, sample data; app already built', null],
    ['Second start', 'under 5 s'],
    ['Third start', 'under 5 s'],
  ] as const) {
    const server = await startProduct(folder);
    measures.push({ que, valor: ms(server.arranque), meta });
    await server.cerrar();
  }
  print('Start, to the first answer', measures);
}

const PARTS = {
  screens: measureBrowser,
  server: measureServer,
  start: measureStart,
  lists: () => measureLargeLists(temporal),
  audit: () => measureAudit(temporal),
  users: () => measureManyUsers(temporal),
  vouchers: () => measureManyVouchers(temporal),
  saves: () => measureVoucherSaves(temporal),
  sale: () => measureLargeSale(temporal),
  facturas: () => measureInvoices(temporal),
  calls: () => measureCalls(temporal),
  capacity: () => measureCapacity(temporal),
  vecinos: () => measureNeighbours(temporal),
  soak: () => measureSoak(temporal),
  streams: () => measureStreams(temporal),
  wakes: () => measureWakes(temporal),
  failover: () => measureFailover(temporal),
  balancer: () => measureBalancer(temporal),
  searches: () => measureSearches(temporal),
  exports: () => measureExports(temporal),
};

function isPart(texto: string): texto is keyof typeof PARTS {
  return Object.hasOwn(PARTS, texto);
}

const named = process.argv.slice(2).filter(isPart);
const chosen = named.length > 0 ? named : Object.keys(PARTS).filter(isPart);

try {
  console.log(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
  );
  // The first start builds the app when it is not built, which is no part of what is measured later.
  await (await startProduct(join(temporal, 'previo'))).cerrar();
  for (const part of chosen) await PARTS[part]();
} finally {
  rmSync(temporal, { recursive: true, force: true });
}
