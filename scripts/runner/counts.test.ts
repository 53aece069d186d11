import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { add, inWords, judge, none, readPlaywright, readRepeated, readVitest } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('the totals of a test run', () => {
  it('end in one line of a fixed form', () => {
    const totals = add({ passed: 10, failed: 1, skipped: 2 }, { passed: 3, failed: 0, skipped: 1 });
    expect(inWords(totals)).toBe('13 passed, 1 failed, 3 skipped');
  });

  it('are read from a Vitest report, where pending and todo tests were skipped', () => {
    const path = file(
      'vitest.json',
      JSON.stringify({ numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, success: false }),
    );
    expect(readVitest(path)).toEqual({ passed: 4, failed: 1, skipped: 3 });
  });

  it('count a browser test that passed at its second try as passed, and name it', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const path = file(
      'playwright.json',
      JSON.stringify({
        stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3, duration: 12 },
        suites: [
          {
            file: 'a.spec.ts',
            specs: [spec('is slow', 'flaky'), spec('is wrong', 'unexpected')],
            suites: [{ file: 'a.spec.ts', specs: [spec('is slow too', 'flaky'), spec('is right', 'expected')] }],
          },
        ],
      }),
    );
    expect(readPlaywright(path)).toEqual({ passed: 7, failed: 1, skipped: 3 });
    expect(readRepeated(path)).toEqual(['a.spec.ts › is slow', 'a.spec.ts › is slow too']);
  });

  it.each([
    ['is missing', join(folder, 'none.json')],
    ['is cut short', file('cut.json', '{"numPassedTests": 3, ')],
    ['is of another shape', file('other.json', '{"passed": 3}')],
  ])('are unknown when the report %s', (_, path) => {
    expect(readVitest(path)).toBeNull();
    expect(readPlaywright(path)).toBeNull();
    expect(readRepeated(path)).toEqual([]);
  });
});

describe('a test runner is believed', () => {
  it('when its exit code and its report agree', () => {
    expect(judge(0, { passed: 2, failed: 0, skipped: 0 }).failed).toBe(0);
    expect(judge(1, { passed: 2, failed: 3, skipped: 0 }).failed).toBe(3);
  });

  it('not when it fails without naming a failing test', () => {
    expect(judge(1, { passed: 2, failed: 0, skipped: 0 })).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(judge(1, null)).toEqual({ ...none, failed: 1 });
  });

  it('not when it claims success without having run a test', () => {
    expect(judge(0, none).failed).toBe(1);
    expect(judge(0, null).failed).toBe(1);
  });
});
