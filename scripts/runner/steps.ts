import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CUTS, CUTS_ON_POSTGRES, NO_CUTS, ON_PGLITE_ALONE, ON_PGLITE_TOO } from '../../tests/server/onEngine.ts';
import { ensureChromium } from './chromium.ts';
import type { Ended } from './command.ts';
import { run, runTool } from './command.ts';
import type { Conditions } from './conditions.ts';
import { clockEnvironment } from './conditions.ts';
import type { Counts } from './counts.ts';
import { add, believed, none } from './counts.ts';
import { findPostgres, startCluster } from './postgres.ts';
import type { FailedTest, Report, Timed } from './reports.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { home } from './tools.ts';

/** The outcome of a step of the test run; `note` says what was used, or why the step was skipped. */
export interface StepResult {
  readonly verdict: 'passed' | 'failed' | 'skipped';
  /** Tests, for steps that run tests; null for checks such as types, which count only when they fail. */
  readonly counts: Counts | null;
  readonly note: string;
  /** The tests that failed; none for a step without tests, and for one that failed beside them. */
  readonly failures: readonly FailedTest[];
  /** The tests that took longest; none for a step without tests. */
  readonly slowest: readonly Timed[];
  /** The text that a person needs to read when the step failed. */
  readonly output: string;
}

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

const results = join(home, '.cache', 'test');
function logOf(name: string): string {
  return join(results, `${name}.log`);
}

async function checked(...programs: readonly (() => Promise<Ended>)[]): Promise<StepResult> {
  const outcomes: Ended[] = [];
  for (const program of programs) outcomes.push(await program());
  const failed = outcomes.filter(({ code }) => code !== 0);
  return {
    verdict: failed.length === 0 ? 'passed' : 'failed',
    counts: null,
    note: '',
    failures: [],
    slowest: [],
    output: failed.map(({ output }) => output).join('\n'),
  };
}

interface VitestRun {
  readonly env?: Readonly<Record<string, string>>;
  /** The files to run, and other words of the command; all files of the project without any. */
  readonly words?: readonly string[];
  /** Its log and report are named so; like the project otherwise. */
  readonly name?: string;
}

async function vitest(
  project: string,
  conditions: Conditions,
  { env = {}, words = [], name = project }: VitestRun = {},
): Promise<StepResult> {
  const { orden } = conditions;
  const shuffled = orden === null ? [] : ['--sequence.shuffle', `--sequence.seed=${orden}`];
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runTool(
    'vitest',
    [
      ...['run', ...words, '--project', project, ...shuffled],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { env: { ...clockEnvironment(conditions), ...env }, log: logOf(name) },
  );
  return tested(code, readVitest(report), output, '');
}

function tested(code: number, report: Report | null, output: string, note: string): StepResult {
  const counts = believed(code, report?.counts ?? null);
  const verdict = counts.failed === 0 ? 'passed' : 'failed';
  const { failures = [], slowest = [] } = report ?? {};
  return { verdict, counts, note, failures, slowest, output };
}

function skipped(why: string): StepResult {
  return {
    verdict: 'skipped',
    counts: { ...none, skipped: 1 },
    note: why,
    failures: [],
    slowest: [],
    output: '',
  };
}

function withoutChromium(why: string): StepResult {
  const counts = { ...none, failed: 1 };
  return { verdict: 'failed', counts, note: why, failures: [], slowest: [], output: `${why}\n` };
}

/** React as it is delivered, which takes a third of the time; `NODE_ENV` is how Vite learns it. */
async function ofComponents(conditions: Conditions): Promise<StepResult> {
  const browser = ensureChromium();
  if (browser.path === null) return withoutChromium(browser.why);
  const result = await vitest('components', conditions, {
    env: { CHROMIUM_PATH: browser.path, NODE_ENV: 'production' },
  });
  return { ...result, note: `in ${browser.path} (${browser.origin})` };
}

/** Rooms of the server that only read, or save in one go as all do: a kill leaves there what it leaves everywhere. */
const ONLY_READING = [
  'ajustes',
  'catalogos',
  'direcciones',
  'export',
  'lists',
  'motivos',
  'paper',
  'reads',
  'tablero',
].map((room) => `server/${room}`);

/** Server tests start the whole product, with its screens; `tests/browser/bed` holds how. */
const NOT_SERVER = ['docs', 'bench', 'tests/machines', 'tests/components', 'tests/browser/paths'];

const WITHOUT_CUTS: VitestRun = { env: { [NO_CUTS]: 'si' } };

/** Where nothing else tries the server tests, all of them run on PGlite. */
async function onPglite(conditions: Conditions): Promise<StepResult> {
  if (!hasPostgres()) return vitest('server-pglite', conditions, WITHOUT_CUTS);
  const result = await vitest('server-pglite', conditions, { ...WITHOUT_CUTS, words: ON_PGLITE_TOO });
  return { ...result, note: 'what hangs on the engine and one round of each room; all of it on PostgreSQL' };
}

/** Each on the engine that it hangs on; where there is no PostgreSQL, all on PGlite. */
async function cut(conditions: Conditions): Promise<StepResult> {
  const name = 'cuts';
  if (!hasPostgres()) return vitest('server-pglite', conditions, { words: CUTS, name });
  const embedded = await vitest('server-pglite', conditions, { words: ON_PGLITE_ALONE, name: `${name}-pglite` });
  const server = await onPostgres(conditions, { words: CUTS_ON_POSTGRES, name: `${name}-postgres` });
  const all = [embedded, server];
  return {
    verdict: all.some(({ verdict }) => verdict === 'failed') ? 'failed' : 'passed',
    counts: all.reduce((sum, { counts }) => add(sum, counts ?? none), none),
    note: server.note,
    failures: all.flatMap(({ failures }) => failures),
    slowest: all.flatMap(({ slowest }) => slowest),
    output: all.map(({ output }) => output).join('\n'),
  };
}

function hasPostgres(): boolean {
  return (process.env.TEST_DATABASE_URL ?? '') !== '' || findPostgres() !== null;
}

async function onPostgres(conditions: Conditions, run: VitestRun): Promise<StepResult> {
  const given = process.env.TEST_DATABASE_URL ?? '';
  if (given !== '') {
    const result = await vitest('server-postgres', conditions, {
      ...run,
      env: { ...run.env, TEST_DATABASE_URL: given },
    });
    return { ...result, note: 'on TEST_DATABASE_URL' };
  }
  const programs = findPostgres();
  if (programs === null) return skipped('no PostgreSQL on this machine; set TEST_DATABASE_URL to run them');
  const cluster = await startCluster(programs);
  process.once('exit', cluster.abandon);
  try {
    const result = await vitest('server-postgres', conditions, {
      ...run,
      env: { ...run.env, TEST_DATABASE_URL: cluster.url },
    });
    return { ...result, note: `on a temporary cluster of ${programs}` };
  } finally {
    process.off('exit', cluster.abandon);
    await cluster.stop();
  }
}

async function inBrowser(conditions: Conditions): Promise<StepResult> {
  const browser = ensureChromium();
  if (browser.path === null) return withoutChromium(browser.why);
  const path = join(results, 'browser.json');
  rmSync(path, { force: true });
  const { reloj, orden } = conditions;
  const once = reloj === null && orden === null ? [] : ['--retries=0'];
  const shuffled = orden === null ? [] : [`--shuffle=${orden}`];
  const parameters = ['test', '--reporter=dot,json', ...once, ...shuffled];
  const { code, output } = await runTool('@playwright/test:playwright', parameters, {
    env: { ...clockEnvironment(conditions), CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    log: logOf('browser'),
  });
  const report = readPlaywright(path);
  const repeated = report?.repeated ?? [];
  const secondTry = repeated.length === 0 ? '' : `; at the second try: ${repeated.join(', ')}`;
  return tested(code, report, output, `in ${browser.path} (${browser.origin})${secondTry}`);
}

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
    never: ['docs', 'bench', 'tests/browser', 'tests/components', 'tests/machines', 'tests/server'],
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
  // Before what starts the server: the tests start the built one, as people do. Made anew each time: what is built is
  // not in the inputs.
  {
    name: 'build',
    what: 'the app and the server as they are delivered',
    never: [],
    run: () => checked(() => runTool('tsx', [join(home, 'scripts', 'build.ts')])),
  },
  { name: 'pglite', what: 'contract and server on PGlite', never: NOT_SERVER, run: onPglite },
  {
    name: 'postgres',
    what: 'contract and server on PostgreSQL',
    never: NOT_SERVER,
    run: (conditions) => onPostgres(conditions, WITHOUT_CUTS),
  },
  {
    name: 'cuts',
    what: 'what a kill, a full disk and a cut of power leave behind',
    never: [...NOT_SERVER, 'src', 'tests/contract', ...ONLY_READING],
    besideBrowser: true,
    run: cut,
  },
  {
    name: 'browser',
    what: 'the whole product in Chromium',
    never: ['docs', 'bench', 'tests/components', 'tests/server', 'tests/contract'],
    run: inBrowser,
  },
];
