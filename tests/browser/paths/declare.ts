import { expect } from '@playwright/test';
import { isLong } from '../../atLength.ts';
import { isChosen } from './choice.ts';
import { test } from './desk.ts';
import { Lacking } from './lacking.ts';
import { logIn, NOTES } from './log.ts';
import { WALKED, type WalkedName } from './machines.ts';
import { EVERYTHING, readSettings } from './settings.ts';
import { count, inWords } from './tally.ts';

/**
 * Declares a test for each chosen walk of something, and one that all transitions of its charts are walked where all walks are.
 * Of these, each subject's fullest walk is taken in every run, and all of them in the long one.
 * @param inEachRun false for what is walked in the long run alone.
 */
export async function declareWalks(name: WalkedName, inEachRun = true): Promise<void> {
  const { charts, excuses, walks: planned } = WALKED[name];
  const settings = readSettings();
  const walks = await planned();
  // Each walk has a record and a page of its own.
  test.describe.configure({ mode: 'parallel' });

  for (const walk of walks) {
    if (!isChosen(walk, charts, settings)) continue;
    if (settings === EVERYTHING && !isLong && !(inEachRun && walk.isFullest)) continue;
    const annotation = [
      { type: NOTES.id, description: walk.id },
      { type: NOTES.machine, description: name },
      ...walk.steps.map((step) => ({ type: NOTES.step, description: step })),
    ];
    test(walk.title, { annotation }, async ({ bed }, info) => {
      try {
        await walk.go(bed, logIn(info, bed.page));
      } catch (error) {
        if (!(error instanceof Lacking) || settings === EVERYTHING) throw error;
        info.annotations.push({ type: NOTES.lacking, description: error.message });
        test.skip(true, error.message);
      }
    });
  }

  if (settings !== EVERYTHING) return;
  test(`${name}: every transition of its charts is walked, or it is said why not`, () => {
    const taken = new Set(walks.flatMap((walk) => [...walk.taken]));
    const tally = count(charts, taken, excuses);
    process.stdout.write(`${inWords(tally, excuses)}\n`);
    expect(tally).toMatchObject({ forgotten: [], needless: [] });
  });
}
