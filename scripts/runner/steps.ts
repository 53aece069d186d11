import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ON_PGLITE_TOO } from '../../tests/server/onEngine.ts';
import { ensureChromium } from './chromium.ts';
import type { Outcome } from './command.ts';
import { run, runTool } from './command.ts';
import type { Conditions } from './conditions.ts';
import { clockEnvironment } from './conditions.ts';
import type { Counts } from './counts.ts';
import { judge, none } from './counts.ts';
import { findPostgres, startCluster } from './postgres.ts';
import type { Failure, Report } from './reports.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { home } from './tools.ts';

/** The outcome of a step of the test run; `note` says what was used, or why the step was skipped. */
export interface StepResult {
  readonly verdict: 'passed' | 'failed' | 'skipped';
  /** Tests, for steps that run tests; null for checks such as types, which count only when they fail. */
  readonly counts: Counts | null;
  readonly note: string;
  /** The tests that failed; none for a step without tests, and for one that failed beside them. */
  readonly failures: readonly Failure[];
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
  readonly run: (conditions: Conditions) => Promise<StepResult>;
}

const results = join(home, '.cache', 'test');
function logOf(name: string): string {
  return join(results, `${name}.log`);
}

async function checked(...programs: readonly (() => Promise<Outcome>)[]): Promise<StepResult> {
  const outcomes: Outcome[] = [];
  for (const program of programs) outcomes.push(await program());
  const failed = outcomes.filter(({ code }) => code !== 0);
  return {
    verdict: failed.length === 0 ? 'passed' : 'failed',
    counts: null,
    note: '',
    failures: [],
    output: failed.map(({ output }) => output).join('\n'),
  };
}

async function vitest(
  project: string,
  conditions: Conditions,
  env: Readonly<Record<string, string>> = {},
  files: readonly string[] = [],
): Promise<StepResult> {
  const { orden } = conditions;
  const shuffled = orden === null ? [] : ['--sequence.shuffle', `--sequence.seed=${orden}`];
  const report = join(results, `${project}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runTool(
    'vitest',
    [
      ...['run', ...files, '--project', project, ...shuffled],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { env: { ...clockEnvironment(conditions), ...env }, log: logOf(project) },
  );
  return tested(code, readVitest(report), output, '');
}

function tested(code: number, report: Report | null, output: string, note: string): StepResult {
  const counts = judge(code, report?.counts ?? null);
  const verdict = counts.failed === 0 ? 'passed' : 'failed';
  return { verdict, counts, note, failures: report?.failures ?? [], output };
}

function skipped(why: string): StepResult {
  return {
    verdict: 'skipped',
    counts: { ...none, skipped: 1 },
    note: why,
    failures: [],
    output: '',
  };
}

/** Server tests start the whole product, with its screens; `tests/browser/bed` holds how. */
const NOT_SERVER = ['docs', 'bench', 'tests/machines', 'tests/browser/paths'];

/** Where nothing else tries the server tests, all of them run on PGlite. */
async function onPglite(conditions: Conditions): Promise<StepResult> {
  if (!hasPostgres()) return vitest('server-pglite', conditions);
  const result = await vitest('server-pglite', conditions, {}, ON_PGLITE_TOO);
  return { ...result, note: 'what hangs on the engine and one round of each room; all of it on PostgreSQL' };
}

function hasPostgres(): boolean {
  return (process.env.TEST_DATABASE_URL ?? '') !== '' || findPostgres() !== null;
}

async function onPostgres(conditions: Conditions): Promise<StepResult> {
  const given = process.env.TEST_DATABASE_URL ?? '';
  if (given !== '') {
    const result = await vitest('server-postgres', conditions, { TEST_DATABASE_URL: given });
    return { ...result, note: 'on TEST_DATABASE_URL' };
  }
  const programs = findPostgres();
  if (programs === null) return skipped('no PostgreSQL on this machine; set TEST_DATABASE_URL to run them');
  const cluster = await startCluster(programs);
  process.once('exit', cluster.abandon);
  try {
    const result = await vitest('server-postgres', conditions, { TEST_DATABASE_URL: cluster.url });
    return { ...result, note: `on a temporary cluster of ${programs}` };
  } finally {
    process.off('exit', cluster.abandon);
    await cluster.stop();
  }
}

async function inBrowser(conditions: Conditions): Promise<StepResult> {
  const browser = ensureChromium();
  if (browser.path === null) {
    const counts = { ...none, failed: 1 };
    return { verdict: 'failed', counts, note: browser.why, failures: [], output: `${browser.why}\n` };
  }
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
    never: ['docs', 'bench', 'tests/browser', 'tests/machines', 'tests/server'],
    besideBuild: true,
    run: (conditions) => vitest('unit', conditions),
  },
  {
    name: 'machines',
    what: 'every path of every machine',
    never: ['docs', 'bench', 'tests/browser', 'tests/server', 'tests/contract'],
    besideBuild: true,
    run: (conditions) => vitest('machines', conditions),
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
  { name: 'postgres', what: 'contract and server on PostgreSQL', never: NOT_SERVER, run: onPostgres },
  {
    name: 'browser',
    what: 'the whole product in Chromium',
    never: ['docs', 'bench', 'tests/server', 'tests/contract'],
    run: inBrowser,
  },
];
