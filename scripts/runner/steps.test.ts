import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CUTS, LAWS, ON_PGLITE_ALONE, ON_PGLITE_TOO } from '../../tests/server/bed/onEngine.ts';
import { longSteps, steps } from './steps.ts';
import { home } from './tools.ts';

it('every test that a step names is there', () => {
  const named = [...ON_PGLITE_TOO, ...ON_PGLITE_ALONE, ...CUTS];
  expect(named.filter((path) => !existsSync(join(home, path)))).toEqual([]);
  expect(new Set(ON_PGLITE_TOO).size).toBe(ON_PGLITE_TOO.length);
});

it('what runs on the embedded database alone does run there', () => {
  expect(ON_PGLITE_ALONE.filter((path) => !ON_PGLITE_TOO.includes(path))).toEqual([]);
});

it('every folder that a step never reads is there: a renamed one would be read for nothing', () => {
  expect(
    [...steps, ...longSteps].flatMap(({ never }) => never).filter((folder) => !existsSync(join(home, folder))),
  ).toEqual([]);
});

it('the long run takes every server test that is longer in it', () => {
  const tests = readdirSync(join(home, 'tests/server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join('tests/server', path));
  const longer = tests.filter((path) => readFileSync(join(home, path), 'utf8').includes('/atLength.ts'));
  expect(longer.length).toBeGreaterThan(5);
  expect(longer.filter((path) => !CUTS.includes(path) && !LAWS.some((part) => path.includes(part)))).toEqual([]);
});
