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
export function countsInWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Joins a test runner's exit code and report: a run that failed without a failing test (it crashed, or a file did not
 * load) counts as one failed test, and so does a run that claims success but reports no test at all.
 */
export function believed(code: number, report: Counts | null): Counts {
  const counts = report ?? none;
  const believable = code === 0 ? counts.passed + counts.skipped > 0 : counts.failed > 0;
  return believable ? counts : { ...counts, failed: counts.failed + 1 };
}
