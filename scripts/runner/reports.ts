import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Counts } from './counts.ts';

/** A test that failed: its file and title, and what its runner said of it. */
export interface FailedTest {
  readonly test: string;
  readonly why: string;
}

/** How long a test took, in milliseconds. */
export interface Timed {
  readonly test: string;
  readonly ms: number;
}

/** So many of its slowest tests a step tells. */
const SLOWEST = 10;

/** The content of a test runner's JSON report. */
export interface Report {
  readonly counts: Counts;
  readonly failures: readonly FailedTest[];
  /** The tests that passed only at their second try, as `file › title`. */
  readonly repeated: readonly string[];
  /** The ten that took longest, the slowest first. */
  readonly slowest: readonly Timed[];
}

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ...{ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) },
          // None of a test that did not run.
          duration: z.number().nullish(),
        }),
      ),
    }),
  ),
});

/** Reads a Vitest JSON report; null when there is none or it is not one. */
export function readVitest(path: string): Report | null {
  const report = vitestSchema.safeParse(read(path));
  if (!report.success) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report.data;
  return {
    counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    failures: testResults.flatMap(failuresOf),
    repeated: [],
    slowest: slowestOf(
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({ test: `${name} › ${fullName}`, ms: duration ?? 0 })),
      ),
    ),
  };
}

type VitestFile = z.infer<typeof vitestSchema>['testResults'][number];

function failuresOf({ name, status, message, assertionResults }: VitestFile): FailedTest[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be loaded has no test that could fail.
  if (failed.length === 0) return status === 'failed' ? [failure(name, [message])] : [];
  return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages));
}

interface Suite {
  readonly specs?: readonly Spec[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}

const specSchema = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().default('') })) }),
      ),
    }),
  ),
});
type Spec = z.infer<typeof specSchema>;

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema).optional(), suites: z.array(suiteSchema).optional() }),
);

const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(suiteSchema),
});

/** Reads a Playwright JSON report, in which a test that passed at its second try has passed; null as above. */
export function readPlaywright(path: string): Report | null {
  const report = playwrightSchema.safeParse(read(path));
  if (!report.success) return null;
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  const specs = report.data.suites.flatMap(specsOf);
  return {
    counts: { passed: expected + flaky, failed: unexpected, skipped },
    failures: specs.filter(endedAs('unexpected')).map((spec) => failure(nameOf(spec), messagesOf(spec))),
    repeated: specs.filter(endedAs('flaky')).map(nameOf),
    slowest: slowestOf(specs.map((spec) => ({ test: nameOf(spec), ms: timeOf(spec) }))),
  };
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function endedAs(end: string): (spec: Spec) => boolean {
  return ({ tests }) => tests.some(({ status }) => status === end);
}

function nameOf({ file, title }: Spec): string {
  return `${file} › ${title}`;
}

/** The messages of each try, the first one first. */
function messagesOf({ tests }: Spec): string[] {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));
}

/** How long a test took with all its tries, in every size. */
function timeOf({ tests }: Spec): number {
  return tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
}

function slowestOf(tests: readonly Timed[]): Timed[] {
  return tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
}

function failure(test: string, messages: readonly string[]): FailedTest {
  return { test, why: stripVTControlCharacters([...new Set(messages)].join('\n')).trim() };
}

function read(path: string): unknown {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
