/**
 * `npm run bench`: what each screen loads and what each action costs, with the floor measured in the same run.
 * `npm run bench -- PART...` runs the parts named (`PARTS`, below); `--write` puts their tables in their place in docs/bench.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { home } from '../scripts/runner/tools.ts';
import { openBrowser } from './browser.ts';
import { measureCalls } from './calls.ts';
import { measureCapacity } from './capacity.ts';
import { conditions, writeDown } from './document.ts';
import { measureFailover } from './failover.ts';
import { measureIncoming } from './incoming.ts';
import { measureLargeLists } from './largeLists.ts';
import { measureJavaScript } from './measure/javascript.ts';
import { measureKey } from './measure/key.ts';
import { measureLogin } from './measure/login.ts';
import { measureScreens } from './measure/screens.ts';
import { measureTable } from './measure/table.ts';
import { servePages } from './pages/serve.ts';
import { print, takePrinted } from './report.ts';
import { measureSearch } from './search.ts';
import { startProduct } from './servers.ts';
import { measureSilentNeighbour } from './silentNeighbour.ts';

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

const PARTS = {
  screens: measureBrowser,
  calls: () => measureCalls(temporal),
  lists: () => measureLargeLists(temporal),
  search: () => measureSearch(temporal),
  capacity: () => measureCapacity(temporal),
  incoming: () => measureIncoming(temporal),
  neighbour: () => measureSilentNeighbour(temporal),
  failover: () => measureFailover(temporal),
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
  // The first start builds the app when it is not built; no later measurement counts that.
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
