/**
 * Runs every check of the project, or only the steps named: `npm test`, `npm test -- types unit`.
 * A failing step does not stop the others; the exit code is 1 when any failed. Each step's whole output stays in
 * `.cache/test/`.
 */
import { endAll } from './runner/command.ts';
import { add, inWords, none } from './runner/counts.ts';
import type { Step, StepResult } from './runner/steps.ts';
import { steps } from './runner/steps.ts';

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const marks = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;

const lineOf = (step: Step, { verdict, counts, note }: StepResult, time: string): string =>
  [
    `${marks[verdict]} ${step.name.padEnd(9)} ${time.padStart(8)}  ${step.what}`,
    counts === null || verdict === 'skipped' ? '' : `: ${inWords(counts)}`,
    note === '' ? '' : ` (${note})`,
  ].join('');

const attempt = async (step: Step): Promise<StepResult> => {
  try {
    return await step.run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { verdict: 'failed', counts: { ...none, failed: 1 }, note: 'the step itself broke', output };
  }
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

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
let totals = none;
let anyFailed = false;

for (const step of steps.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const from = performance.now();
  const result = await attempt(step);
  const line = lineOf(step, result, seconds(from));
  lines.push(line);
  console.log(line);
  if (result.verdict === 'failed') {
    anyFailed = true;
    console.log(`\n${result.output.trim()}\n`);
  }
  const uncounted = { ...none, failed: result.verdict === 'failed' ? 1 : 0 };
  totals = add(totals, result.counts ?? uncounted);
}

console.log(`\nWhat ran, in ${seconds(started)}:`);
for (const line of lines) console.log(`  ${line}`);
console.log(`\n${inWords(totals)}`);
process.exitCode = anyFailed ? 1 : 0;
