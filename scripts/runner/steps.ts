import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import type { Outcome } from './command.ts';
import { runTool } from './command.ts';
import type { Counts } from './counts.ts';
import { judge, none, readPlaywright, readVitest } from './counts.ts';
import { findPostgres, startCluster } from './postgres.ts';
import { home } from './tools.ts';

/** What a step of the test run came to; `note` says what was used, or why the step was skipped. */
export interface StepResult {
  readonly verdict: 'passed' | 'failed' | 'skipped';
  /** Tests, for steps that run tests; null for checks such as types, which count only when they fail. */
  readonly counts: Counts | null;
  readonly note: string;
  /** What a person needs to read when the step failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  readonly what: string;
  readonly run: () => Promise<StepResult>;
}

const results = join(home, '.cache', 'test');
const logOf = (name: string): string => join(results, `${name}.log`);

const checked = async (...programs: readonly (() => Promise<Outcome>)[]): Promise<StepResult> => {
  const outcomes: Outcome[] = [];
  for (const program of programs) outcomes.push(await program());
  const failed = outcomes.filter(({ code }) => code !== 0);
  return {
    verdict: failed.length === 0 ? 'passed' : 'failed',
    counts: null,
    note: '',
    output: failed.map(({ output }) => output).join('\n'),
  };
};

const vitest = async (project: string, env: Readonly<Record<string, string>> = {}): Promise<StepResult> => {
  const report = join(results, `${project}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runTool(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env, log: logOf(project) },
  );
  return tested(judge(code, readVitest(report)), output, '');
};

const tested = (counts: Counts, output: string, note: string): StepResult => ({
  verdict: counts.failed === 0 ? 'passed' : 'failed',
  counts,
  note,
  output,
});

const skipped = (why: string): StepResult => ({
  verdict: 'skipped',
  counts: { ...none, skipped: 1 },
  note: why,
  output: '',
});

const onPostgres = async (): Promise<StepResult> => {
  const given = process.env.TEST_DATABASE_URL ?? '';
  if (given !== '') {
    const result = await vitest('server-postgres', { TEST_DATABASE_URL: given });
    return { ...result, note: 'on TEST_DATABASE_URL' };
  }
  const programs = findPostgres();
  if (programs === null) return skipped('no PostgreSQL on this machine; set TEST_DATABASE_URL to run them');
  const cluster = await startCluster(programs);
  process.once('exit', cluster.abandon);
  try {
    const result = await vitest('server-postgres', { TEST_DATABASE_URL: cluster.url });
    return { ...result, note: `on a temporary cluster of ${programs}` };
  } finally {
    process.off('exit', cluster.abandon);
    await cluster.stop();
  }
};

const inBrowser = async (): Promise<StepResult> => {
  const browser = ensureChromium();
  if (browser.path === null) {
    return { verdict: 'failed', counts: { ...none, failed: 1 }, note: browser.why, output: `${browser.why}\n` };
  }
  const report = join(results, 'browser.json');
  rmSync(report, { force: true });
  const { code, output } = await runTool('@playwright/test:playwright', ['test', '--reporter=line,json'], {
    env: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    log: logOf('browser'),
  });
  return tested(judge(code, readPlaywright(report)), output, `in ${browser.path} (${browser.origin})`);
};

/** Every step of `npm test`, in the order in which they run: the quick ones first. */
export const steps: readonly Step[] = [
  { name: 'types', what: 'TypeScript', run: () => checked(() => runTool('typescript:tsc', ['--noEmit'])) },
  {
    name: 'lint',
    what: 'Biome and the import rules',
    run: () =>
      checked(
        () => runTool('@biomejs/biome:biome', ['check', '.']),
        () => runTool('tsx', [join(home, 'scripts', 'import-rules.ts')]),
      ),
  },
  { name: 'unit', what: 'rules and small parts', run: () => vitest('unit') },
  { name: 'machines', what: 'every path of every machine', run: () => vitest('machines') },
  // Before what starts the server: the tests start the built one, as people do.
  {
    name: 'build',
    what: 'the app and the server as they are delivered',
    run: () => checked(() => runTool('tsx', [join(home, 'scripts', 'build.ts')])),
  },
  { name: 'pglite', what: 'contract and server on PGlite', run: () => vitest('server-pglite') },
  { name: 'postgres', what: 'contract and server on PostgreSQL', run: onPostgres },

  { name: 'browser', what: 'the whole product in Chromium', run: inBrowser },
];
