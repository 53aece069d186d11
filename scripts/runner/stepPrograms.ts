import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CUTS,
  CUTS_ON_POSTGRES,
  LAWS,
  NO_CUTS,
  ON_PGLITE_ALONE,
  ON_PGLITE_TOO,
} from '../../tests/server/bed/onEngine.ts';
import { ensureChromium } from './chromium.ts';
import { type Ended, runTool } from './command.ts';
import { type Conditions, clockEnvironment } from './conditions.ts';
import { add, believed, type Counts, none } from './counts.ts';
import { findPostgres, startCluster } from './postgres.ts';
import { type FailedTest, type Report, readPlaywright, readVitest, type Timed } from './reports.ts';
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

const results = join(home, '.cache', 'test');
function logOf(name: string): string {
  return join(results, `${name}.log`);
}

/** Runs programs that only pass or fail, one after the other. */
export async function checked(...programs: readonly (() => Promise<Ended>)[]): Promise<StepResult> {
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

/** Runs a project of Vitest. */
export async function vitest(
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
export async function ofComponents(conditions: Conditions): Promise<StepResult> {
  const browser = ensureChromium();
  if (browser.path === null) return withoutChromium(browser.why);
  const result = await vitest('components', conditions, {
    env: { CHROMIUM_PATH: browser.path, NODE_ENV: 'production' },
  });
  return { ...result, note: `in ${browser.path} (${browser.origin})` };
}

/** A run that leaves out the tests that kill a server or cut its power. */
export const WITHOUT_CUTS: VitestRun = { env: { [NO_CUTS]: 'si' } };

/** Where nothing else tries the server tests, all of them run on PGlite. */
export async function onPglite(conditions: Conditions): Promise<StepResult> {
  if (!hasPostgres()) return vitest('server-pglite', conditions, WITHOUT_CUTS);
  const result = await vitest('server-pglite', conditions, { ...WITHOUT_CUTS, words: ON_PGLITE_TOO });
  return { ...result, note: 'what hangs on the engine and one round of each room; all of it on PostgreSQL' };
}

/** The search for the rare, on PostgreSQL where there is one: the orders that hang on locks exist there alone. */
export async function ofLaws(conditions: Conditions): Promise<StepResult> {
  const run: VitestRun = { words: LAWS, name: 'laws' };
  return hasPostgres() ? onPostgres(conditions, run) : vitest('server-pglite', conditions, run);
}

/** Each on the engine that it hangs on; where there is no PostgreSQL, all on PGlite. */
export async function cut(conditions: Conditions): Promise<StepResult> {
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

/** On the given PostgreSQL, else on a cluster of its own for the time of the run. */
export async function onPostgres(conditions: Conditions, run: VitestRun): Promise<StepResult> {
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

/** Runs the specs of the browser, or those whose path matches. */
export async function inBrowser(conditions: Conditions, specs: readonly string[] = []): Promise<StepResult> {
  const browser = ensureChromium();
  if (browser.path === null) return withoutChromium(browser.why);
  const path = join(results, 'browser.json');
  rmSync(path, { force: true });
  const { reloj, orden } = conditions;
  const once = reloj === null && orden === null ? [] : ['--retries=0'];
  const shuffled = orden === null ? [] : [`--shuffle=${orden}`];
  const parameters = ['test', ...specs, '--reporter=dot,json', ...once, ...shuffled];
  const { code, output } = await runTool('@playwright/test:playwright', parameters, {
    env: { ...clockEnvironment(conditions), CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    log: logOf('browser'),
  });
  const report = readPlaywright(path);
  const repeated = report?.repeated ?? [];
  const secondTry = repeated.length === 0 ? '' : `; at the second try: ${repeated.join(', ')}`;
  return tested(code, report, output, `in ${browser.path} (${browser.origin})${secondTry}`);
}
