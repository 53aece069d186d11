import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** The line that a run ends with. */
export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Reads a Vitest JSON report; null when there is none or it is not one. */
export function readVitest(path: string): Counts | null {
  const report = vitestSchema.safeParse(read(path));
  if (!report.success) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report.data;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** Reads a Playwright JSON report; a test that passed at its second try has passed, and `readRepeated` names it. Null as above. */
export function readPlaywright(path: string): Counts | null {
  const report = playwrightSchema.safeParse(read(path));
  if (!report.success) return null;
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

interface Suite {
  readonly file: string;
  readonly specs?:
    | readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
    | undefined;
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })).optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);

/** The browser tests that passed only at their second try, as `file › title`; none when the report cannot be read. */
export function readRepeated(path: string): string[] {
  const report = z.object({ suites: z.array(suiteSchema) }).safeParse(read(path));
  return report.success ? report.data.suites.flatMap(repeatedOf) : [];
}

function repeatedOf({ file, specs = [], suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(repeatedOf)];
}

function read(path: string): unknown {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * What a test runner's exit code and report say together: a run that failed without a failing test (it crashed, or a
 * file did not load) counts as one failed test, and so does a run that claims success but reports no test at all.
 */
export function judge(code: number, report: Counts | null): Counts {
  const counts = report ?? none;
  const believable = code === 0 ? counts.passed + counts.skipped > 0 : counts.failed > 0;
  return believable ? counts : { ...counts, failed: counts.failed + 1 };
}
