import { describe, expect, it } from 'vitest';
import { add, believed, countsInWords, none } from './counts.ts';

describe('the totals of a test run', () => {
  it('end in one line of a fixed form', () => {
    const totals = add({ passed: 10, failed: 1, skipped: 2 }, { passed: 3, failed: 0, skipped: 1 });
    expect(countsInWords(totals)).toBe('13 passed, 1 failed, 3 skipped');
  });
});

describe('a test runner is believed', () => {
  it('when its exit code and its report agree', () => {
    expect(believed(0, { passed: 2, failed: 0, skipped: 0 }).failed).toBe(0);
    expect(believed(1, { passed: 2, failed: 3, skipped: 0 }).failed).toBe(3);
  });

  it('not when it fails without naming a failing test', () => {
    expect(believed(1, { passed: 2, failed: 0, skipped: 0 })).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(believed(1, null)).toEqual({ ...none, failed: 1 });
  });

  it('not when it claims success without having run a test', () => {
    expect(believed(0, none).failed).toBe(1);
    expect(believed(0, null).failed).toBe(1);
  });
});
