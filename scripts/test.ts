/**
 * Runs every check of the project, or only the steps named: `npm test`, `npm test -- types unit`.
 * A failing step does not stop the others; the exit code is 1 when any failed. Each step's whole output stays in
 * `.cache/test/`. A step that passed with just these inputs is not run again, unless it is named, `--all` is said, or the
 * environment variable CI is set: there everything runs, always.
 *
 * `npm test -- --reloj 2027-01-01T00:10-06:00 --orden 7 browser` lets the tests of each step begin at another moment and
 * run in another order. Nothing is tried twice then, nothing left out, and nothing remembered.
 *
 * `npm run test:largo` is the long run beside it: what finds a fault once in many times, at length. `npm run test:largo -- laws`
 * runs single steps of it.
 */
import { availableParallelism } from 'node:os';
import { LARGO } from '../tests/atLength.ts';
import { endAll } from './runner/command.ts';
import { takeConditions } from './runner/conditions.ts';
import { add, countsInWords, none } from './runner/counts.ts';
import type { StepResult } from './runner/stepPrograms.ts';
import { steps as everyDay, longSteps, type Step } from './runner/steps.ts';
import { fingerprint, passedBefore, remember } from './runner/unchanged.ts';

const { rest: words, ...conditions } = conditionsOrExit();
const isLong = words.includes('--largo');
const steps = isLong ? longSteps : everyDay;
// The programs that run the tests learn it so, and what they start.
if (isLong) process.env[LARGO] = 'si';
const names = words.filter((word) => !['--all', '--largo'].includes(word));
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const inCi = (process.env.CI ?? '') !== '' && process.env.CI !== 'false';
const isUsual = !isLong && conditions.reloj === null && conditions.orden === null;
const everything = inCi || !isUsual || names.length > 0 || words.includes('--all');

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    endAll();
    process.exit(code);
  });
}

const started = performance.now();
const lines: string[] = [];
const failed: string[] = [];
const slowest: string[] = [];
const spent: { readonly name: string; readonly ms: number }[] = [];
let totals = none;
let anyFailed = false;

const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));
const beside = chosen.filter(({ besideBuild }) => besideBuild === true);
const build = chosen.filter(({ name }) => name === 'build');
// The build leaves half of the machine idle, and the quick checks need no build.
await Promise.all([oneByOne(beside), oneByOne(build)]);
const rest = chosen.filter((step) => !beside.includes(step) && !build.includes(step));
// Each step uses two cores. Whoever has more of them has one step less to wait for.
const isWide = availableParallelism() > 2;
const browser = rest.filter(({ name }) => name === 'browser');
const besideBrowser = rest.filter(({ besideBrowser }) => isWide && besideBrowser === true);
await oneByOne(rest.filter((step) => !browser.includes(step) && !besideBrowser.includes(step)));
await Promise.all([oneByOne(browser), oneByOne(besideBrowser)]);

console.log('\nThe slowest tests of each step:');
for (const line of slowest) console.log(`  ${line}`);
console.log(`\nWhat ran, in ${seconds(started)}:`);
for (const line of lines) console.log(`  ${line}`);
if (spent.length > 0) console.log(`  ${shares()}`);
for (const test of failed) console.log(`  failed: ${test}`);
console.log(`\n${countsInWords(totals)}`);
process.exitCode = anyFailed ? 1 : 0;

function conditionsOrExit(): ReturnType<typeof takeConditions> {
  try {
    return takeConditions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

async function oneByOne(these: readonly Step[]): Promise<void> {
  for (const step of these) await perform(step);
}

async function perform(step: Step): Promise<void> {
  const from = performance.now();
  // The build is never left out: what it made may have been deleted.
  const inputs = step.name === 'build' ? null : fingerprint(step.never, [process.env.TEST_DATABASE_URL ?? '']);
  if (!everything && inputs !== null && passedBefore(step.name, inputs)) {
    tell(
      `same ${step.name.padEnd(9)} ${''.padStart(8)}  ${step.what}: passed before, and nothing that it reads changed`,
    );
    return;
  }
  const result = await attempt(step);
  spent.push({ name: step.name, ms: performance.now() - from });
  if (isUsual) remember(step.name, result.verdict === 'passed' ? inputs : null);
  tell(lineOf(step, result, seconds(from)));
  if (result.verdict === 'failed') {
    anyFailed = true;
    // The failures come before all that the runner printed: who reads only the beginning, or only the end, learns them.
    for (const { test, why } of result.failures) console.log(`\n${test}\n${indented(why)}`);
    failed.push(...result.failures.map(({ test }) => test));
    console.log(`\n${result.output.trim()}\n`);
  }
  slowest.push(...result.slowest.map(({ test, ms }) => `${step.name}: ${(ms / 1000).toFixed(1)} s  ${test}`));
  const uncounted = { ...none, failed: result.verdict === 'failed' ? 1 : 0 };
  totals = add(totals, result.counts ?? uncounted);
}

async function attempt(step: Step): Promise<StepResult> {
  try {
    return await step.run(conditions);
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      verdict: 'failed',
      counts: { ...none, failed: 1 },
      note: 'the step itself broke',
      failures: [],
      slowest: [],
      output,
    };
  }
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}

function tell(line: string): void {
  lines.push(line);
  console.log(line);
}

function lineOf(step: Step, { verdict, counts, note }: StepResult, time: string): string {
  const mark = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' }[verdict];
  return [
    `${mark} ${step.name.padEnd(9)} ${time.padStart(8)}  ${step.what}`,
    counts === null || verdict === 'skipped' ? '' : `: ${countsInWords(counts)}`,
    note === '' ? '' : ` (${note})`,
  ].join('');
}

/** The share of each step in the time of all, the largest first: where a shorter run is to be sought. Steps may run side by side. */
function shares(): string {
  const all = spent.reduce((sum, { ms }) => sum + ms, 0);
  const sorted = spent.toSorted((a, b) => b.ms - a.ms);
  return `of the time of all steps: ${sorted.map(({ name, ms }) => `${name} ${Math.round((100 * ms) / all)} %`).join(', ')}`;
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
