import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { often } from '../../atLength.ts';
import { MonthDesk } from './mes.desk.ts';
import { finish } from './mes.look.ts';
import { MONTHS_BY_FAULT } from './mes.months.ts';
import { type MonthScript, months, take } from './mes.steps.ts';

/** LEY_DEL_MES=10000 takes so many months at random. */
const MONTHS = often('LEY_DEL_MES', 25, 10_000);
const PATIENCE_MS = 180_000 + MONTHS * 3_000;

let desk: MonthDesk;
beforeAll(async () => {
  desk = await MonthDesk.open();
});
afterAll(() => desk.close());

async function live({ every, first, sold, made, steps }: MonthScript): Promise<void> {
  await desk.begin({ every, first });
  for (const step of sold) await take(desk, step);
  if (made) await desk.round('globals');
  for (const step of steps) await take(desk, step);
  await finish(desk);
  for (const { clase, estado } of await desk.rows()) {
    const kind = estado === 2 ? clase : 'ended';
    met[kind] = (met[kind] ?? 0) + 1;
  }
}

/** How many documents of each kind, and how many that do not count any more, the months ended with. */
const met: Record<string, number> = {};

describe('the law of the month', () => {
  it.each(Object.entries(MONTHS_BY_FAULT))('holds with %s', (_fault, script) => live(script));

  it(
    'holds whatever happens',
    async () => {
      await fc.assert(fc.asyncProperty(months, live), { numRuns: MONTHS });
      // A law of months in which nothing happens says nothing.
      const { global = 0, general = 0, notaCredito = 0, ended = 0 } = met;
      expect(Math.min(global, general, notaCredito, ended * 5)).toBeGreaterThan(MONTHS / 4);
    },
    PATIENCE_MS,
  );
});
