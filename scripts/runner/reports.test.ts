import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

it('a Vitest report names what failed, and counts pending and todo tests as skipped', () => {
  const test = (fullName: string, duration: number | null, ...failureMessages: string[]) => ({
    ...{ fullName, duration },
    status: failureMessages.length === 0 ? 'passed' : 'failed',
    failureMessages,
  });
  const path = file('vitest.json', {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'money.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [test('is right', 3), test('is wrong', 7.5, '\u001b[31mexpected 1 to be 2\u001b[39m')],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'empty.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(readVitest(path)).toEqual({
    counts: { passed: 4, failed: 1, skipped: 3 },
    failures: [
      { test: 'money.test.ts › is wrong', why: 'expected 1 to be 2' },
      { test: 'broken.test.ts', why: 'Cannot find module' },
    ],
    repeated: [],
    slowest: [
      { test: 'money.test.ts › is wrong', ms: 7.5 },
      { test: 'money.test.ts › is right', ms: 3 },
    ],
  });
});

it('a Playwright report counts what passed at its second try as passed, and names it and what failed twice', () => {
  const spec = (title: string, status: string, ...said: string[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: said.map((message) => ({ duration: 20, errors: [{ message }] })) }],
  });
  const path = file('playwright.json', {
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3, duration: 12 },
    suites: [
      {
        specs: [spec('is slow', 'flaky', 'too late'), spec('is wrong', 'unexpected', 'not seen', 'seen twice')],
        suites: [{ specs: [spec('is slow too', 'flaky'), spec('is right', 'expected')] }],
      },
    ],
  });
  expect(readPlaywright(path)).toEqual({
    counts: { passed: 7, failed: 1, skipped: 3 },
    failures: [{ test: 'a.spec.ts › is wrong', why: 'not seen\nseen twice' }],
    repeated: ['a.spec.ts › is slow', 'a.spec.ts › is slow too'],
    slowest: [
      // Both tries of it count.
      { test: 'a.spec.ts › is wrong', ms: 40 },
      { test: 'a.spec.ts › is slow', ms: 20 },
      { test: 'a.spec.ts › is slow too', ms: 0 },
      { test: 'a.spec.ts › is right', ms: 0 },
    ],
  });
});

it('of many tests the ten slowest are told', () => {
  const assertionResults = Array.from({ length: 12 }, (_, n) => ({
    ...{ fullName: `takes ${n}`, status: 'passed', failureMessages: [], duration: n },
  }));
  const path = file('many.json', {
    ...{ numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    testResults: [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults }],
  });
  const told = readVitest(path)?.slowest.map(({ ms }) => ms);
  expect(told).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

it.each([
  ['is missing', join(folder, 'none.json')],
  ['is cut short', file('cut.json', '{"numPassedTests": 3, ')],
  ['is of another shape', file('other.json', { passed: 3 })],
])('nothing is known when the report %s', (_, path) => {
  expect(readVitest(path)).toBeNull();
  expect(readPlaywright(path)).toBeNull();
});
