import { join } from 'node:path';
import { run, runTool } from './command.ts';
import type { Conditions } from './conditions.ts';
import {
  checked,
  cut,
  inBrowser,
  ofComponents,
  ofLaws,
  onPglite,
  onPostgres,
  type StepResult,
  vitest,
  WITHOUT_CUTS,
} from './stepPrograms.ts';
import { home } from './tools.ts';

export interface Step {
  readonly name: string;
  readonly what: string;
  /** Folders that it never reads: what changes there alone changes nothing for it. */
  readonly never: readonly string[];
  /** May run while the product is built. */
  readonly besideBuild?: true;
  /** May run while the browser tests do, where the machine has a core for it. */
  readonly besideBrowser?: true;
  readonly run: (conditions: Conditions) => Promise<StepResult>;
}

/** Rooms of the server that only read, or save in one go as all do: a kill leaves there what it leaves everywhere. */
const ONLY_READING = [
  'cadena/ajustes',
  'cadena/catalogos',
  'cadena/motivos',
  'escritorio/tablero',
  'platform/export',
  'platform/lists',
  'platform/paper',
  'platform/reads',
  'vales/paper',
].map((room) => `server/${room}`);

/** Server tests start the whole product, with its screens; `tests/browser/bed` holds how. */
const NOT_SERVER = ['docs', 'bench', 'tests/machines', 'tests/components', 'tests/browser/paths'];

// Before what starts the server: the tests start the built one, as people do. Made anew each time: what is built is not in
// the inputs.
const build: Step = {
  name: 'build',
  what: 'the app and the server as they are delivered',
  never: [],
  run: () => checked(() => runTool('tsx', [join(home, 'scripts', 'build.ts')])),
};

const cuts: Step = {
  name: 'cuts',
  what: 'what a kill, a full disk and a cut of power leave behind',
  never: [...NOT_SERVER, 'src', 'tests/contract', ...ONLY_READING],
  besideBrowser: true,
  run: cut,
};

/** Every step of `npm test`, in the order in which they run: the quick ones first. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    what: 'TypeScript',
    never: ['docs'],
    besideBuild: true,
    run: () => checked(() => runTool('typescript:tsc', ['--noEmit'])),
  },
  {
    name: 'lint',
    what: 'Biome, the import rules and what nobody uses',
    never: ['docs'],
    besideBuild: true,
    run: () => checked(() => run('npm', ['run', '--silent', 'lint'])),
  },
  {
    name: 'unit',
    what: 'rules and small parts',
    // It plans the walks of `tests/browser/paths`.
    never: ['docs', 'bench', 'tests/components', 'tests/machines', 'tests/server'],
    besideBuild: true,
    run: (conditions) => vitest('unit', conditions),
  },
  {
    name: 'machines',
    what: 'every path of every machine',
    never: ['docs', 'bench', 'tests/browser', 'tests/components', 'tests/server', 'tests/contract'],
    besideBuild: true,
    run: (conditions) => vitest('machines', conditions),
  },
  {
    name: 'components',
    what: 'the screens in Chromium, with the network answered at its edge',
    never: ['docs', 'bench', 'tests/machines', 'tests/server', 'tests/contract', 'tests/browser/paths'],
    besideBuild: true,
    run: ofComponents,
  },
  build,
  { name: 'pglite', what: 'contract and server on PGlite', never: NOT_SERVER, run: onPglite },
  {
    name: 'postgres',
    what: 'contract and server on PostgreSQL',
    never: NOT_SERVER,
    run: (conditions) => onPostgres(conditions, WITHOUT_CUTS),
  },
  cuts,
  {
    name: 'browser',
    what: 'the whole product in Chromium',
    never: ['docs', 'bench', 'tests/components', 'tests/server', 'tests/contract'],
    run: (conditions) => inBrowser(conditions),
  },
];

/**
 * Every step of `npm run test:largo`: the tests of `npm test` that find a fault once in many times, at length. A test belongs
 * here for what it looks for, never because it is slow.
 */
export const longSteps: readonly Step[] = [
  build,
  { name: 'laws', what: 'laws at random, and two people in every order', never: [], run: ofLaws },
  cuts,
  {
    name: 'walks',
    what: 'every walk of the charts in Chromium',
    never: [],
    run: (conditions) => inBrowser(conditions, ['\\.paths\\.spec\\.ts$']),
  },
];
