import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { home } from './tools.ts';
import { fingerprint } from './unchanged.ts';

const stray = join(home, 'bench', 'stray.fingerprint.txt');
afterEach(() => rmSync(stray, { force: true }));

it('a fingerprint is another one as soon as a file is, committed or not, that the step reads', () => {
  const [reading, notReading] = [fingerprint([]), fingerprint(['bench'])];
  expect(reading).toMatch(/^[0-9a-f]{64}$/);
  writeFileSync(stray, 'one');
  const withOne = fingerprint([]);
  writeFileSync(stray, 'two');
  expect(new Set([reading, withOne, fingerprint([])]).size).toBe(3);
  expect(fingerprint(['bench'])).toBe(notReading);
});

it('a fingerprint is another one with other options', () => {
  expect(fingerprint([], ['on this'])).not.toBe(fingerprint([], ['on that']));
});
