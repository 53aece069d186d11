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

/** Reads a Playwright JSON report; a test that passed only when repeated counts as failed. Null as above. */
export function readPlaywright(path: string): Counts | null {
  const report = playwrightSchema.safeParse(read(path));
  if (!report.success) return null;
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
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
