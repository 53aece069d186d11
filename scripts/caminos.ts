/**
 * `npm run caminos [-- --maquina vale --contra URL]`: walks the paths of the charts in a real browser, on an instance that runs
 * already or on one of its own, and writes a report; with `--al-azar`, whatever comes. The exit code is 0 when all was as drawn, 1 when something differed, 2
 * when the walks could not be run. docs/guia-qa.md tells a tester how.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../server/platform/startupError.ts';
import { buildIfNeeded } from '../server/startup/build.ts';
import { SETTINGS, type Settings } from '../tests/browser/paths/settings.ts';
import { examine } from './caminos/instance.ts';
import { readOptions } from './caminos/options.ts';
import { Refusal } from './caminos/refusal.ts';
import { endWhenAsked } from './caminos/stopping.ts';
import { ensureChromium } from './runner/chromium.ts';
import { home, toolPath } from './runner/tools.ts';

const COULD_NOT_RUN = 2;

try {
  process.exitCode = await walk(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = COULD_NOT_RUN;
}

async function walk(words: readonly string[]): Promise<number> {
  const options = readOptions(words);
  const { maquinas, contra, inseguro, estado, evento, pasos, alAzar, lista, informe, junit } = options;
  const isRun = !lista;
  // Whatever asks the instance reads it when it connects: this process, and the one that walks.
  if (inseguro) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const browser = ensureChromium();
  if (browser.path === null)
    throw new Refusal('No hay Chromium ni Chrome en este equipo, y no se pudo instalar: instálelo.');
  if (isRun && contra === null) await buildIfNeeded((line) => console.log(line));
  const instancia = isRun && contra !== null ? await examine(contra, options) : null;
  const settings: Settings = {
    instancia,
    maquinas: [...maquinas],
    estado,
    evento,
    pasos,
    alAzar: alAzar && { ...alAzar, alto: join(tmpdir(), `caminos-alto-${process.pid}`) },
    lista,
    informe,
    junit,
  };

  const files = (alAzar === null ? maquinas : ['azar']).map((name) => `${name}\\.paths\\.spec\\.ts$`);
  const flags = ['--config', join(home, 'tests/browser/caminos.config.ts'), '--pass-with-no-tests'];
  const child = spawn(
    process.execPath,
    [toolPath('@playwright/test', 'playwright'), 'test', ...flags, ...(lista ? ['--list'] : []), ...files],
    {
      stdio: 'inherit',
      // Ctrl-C goes to a whole group: a run at random ends by itself, since it still tells what it did.
      detached: alAzar !== null,
      env: { ...process.env, CHROMIUM_PATH: browser.path, [SETTINGS]: JSON.stringify(settings) },
    },
  );
  const alto = settings.alAzar?.alto;
  if (alto !== undefined) endWhenAsked(child, alto);
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 || code === 1 ? code : COULD_NOT_RUN;
}
