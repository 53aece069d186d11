/**
 * `npm run bench`: what each screen loads and what each action costs, with the floor measured in the same run.
 * `npm run bench -- PART...` runs the parts named (`PARTS`, below); `--write` puts their tables in their place in docs/bench.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { home } from '../scripts/runner/tools.ts';
import { measureAudit } from './audit.ts';
import { measureBalancer } from './balancer.ts';
import { openBrowser } from './browser.ts';
import { measureCalls } from './calls.ts';
import { measureCapacity } from './capacity.ts';
import { CUSTOMERS, prepareData } from './data.ts';
import { conditions, writeDown } from './document.ts';
import { measureExports } from './exports.ts';
import { measureFailover } from './failover.ts';
import { measureGrowth } from './growth.ts';
import { measureInvoices } from './invoices.ts';
import { measureLargeLists } from './largeLists.ts';
import { measureLargeSale } from './largeSale.ts';
import { measureManyUsers } from './manyUsers.ts';
import { measureManyVouchers } from './manyVouchers.ts';
import { measureJavaScript } from './measure/javascript.ts';
import { measureKey } from './measure/key.ts';
import { ASESOR, askCase, askCustomers, askLogin, measureLoad, signIn } from './measure/load.ts';
import { measureLogin } from './measure/login.ts';
import { measureScreens } from './measure/screens.ts';
import { measureTable } from './measure/table.ts';
import { measureNeighbours } from './neighbours.ts';
import { servePages } from './pages/serve.ts';
import type { Measure } from './report.ts';
import { print, takePrinted, within } from './report.ts';
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
    const cookie = await signIn(producto.url, ASESOR);
    const categorias = await fetch(`${producto.url}api/catalogo/subcategorias`, { headers: { cookie } });
    const [categoria] = (await categorias.json()) as { id: number; idArea: number }[];
    if (categoria === undefined) throw new Error('The sample chain has no category.');
    print('Server, 10 at once', [
      await measureLoad('Bare handler (floor)', null, () => fetch(floor.url)),
      await measureLoad('Login', 50, askLogin(producto.url)),
      await measureLoad(
        `Customer search among ${CUSTOMERS} customers`,
        50,
        askCustomers(producto.url, cookie, searches),
      ),
      await measureLoad('caso/guardar with one attachment', 50, askCase(producto.url, cookie, categoria)),
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
  for (const [que, limit] of [
    ['First start: new folder, migrations, sample data; app already built', null],
    ['Second start', 5_000],
    ['Third start', 5_000],
  ] as const) {
    const server = await startProduct(folder);
    measures.push(within(que, server.arranque, limit));
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
  growth: () => measureGrowth(temporal),
};

function isPart(texto: string): texto is keyof typeof PARTS {
  return Object.hasOwn(PARTS, texto);
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. The parts are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const chosen = (positionals.length > 0 ? positionals : Object.keys(PARTS)).filter(isPart);

try {
  // The first start builds the app when it is not built, which is no part of what is measured later.
  await (await startProduct(join(temporal, 'previo'))).cerrar();
  for (const part of chosen) {
    const said = conditions(new Date());
    console.log(`\n# ${part}\n\n${said}`);
    await PARTS[part]();
    const tables = takePrinted();
    if (values.write) writeDown(part, said, tables);
  }
} finally {
  rmSync(temporal, { recursive: true, force: true });
}
