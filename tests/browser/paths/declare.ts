import { isLong } from '../../atLength.ts';
import { isChosen } from './choice.ts';
import { test, testOnOwnComputer } from './desk.ts';
import { fullestWalks, IN_EACH_RUN } from './fullest.ts';
import { Lacking } from './lacking.ts';
import { logIn, NOTES } from './log.ts';
import { WALKED, type Walked, type WalkedName, walksOf } from './machines.ts';
import { AT_THE_COUNTER } from './seat.ts';
import { EVERYTHING, readSettings } from './settings.ts';
import type { WalkToDo } from './walks.ts';

/**
 * Declares a test for each chosen walk of something: all of them where somebody asks for walks and in the long run, and in every
 * run the fullest ones of two pages as they are written down, since planning takes longer than walking.
 */
export async function declareWalks(name: WalkedName): Promise<void> {
  // Each walk has a record and a page of its own.
  test.describe.configure({ mode: 'parallel' });
  const { charts, subjects, seat = AT_THE_COUNTER, ownComputer = false }: Walked = WALKED[name];
  const itsTest = ownComputer ? testOnOwnComputer : test;
  itsTest.use({ seat });
  const declare = (walk: WalkToDo) => declareOn(itsTest, name, walk);
  const settings = readSettings();
  if (settings === EVERYTHING && !isLong) {
    if (!IN_EACH_RUN.some((each) => each === name)) return;
    const written = fullestWalks();
    for (const { name: subject, read } of subjects) {
      const walk = written[subject];
      if (walk === undefined) throw new Error(`The fullest walk of «${subject}» is not written down.`);
      declare(read(walk));
    }
    return;
  }
  const walks = await walksOf({ subjects });
  for (const walk of walks) if (isChosen(walk, charts, settings)) declare(walk);
}

function declareOn(on: typeof test, name: WalkedName, { id, title, steps, go }: WalkToDo): void {
  const annotation = [
    { type: NOTES.id, description: id },
    { type: NOTES.machine, description: name },
    ...steps.map((step) => ({ type: NOTES.step, description: step })),
  ];
  on(title, { annotation }, async ({ bed }, info) => {
    try {
      await go(bed, logIn(info, bed.page));
    } catch (error) {
      if (!(error instanceof Lacking) || readSettings() === EVERYTHING) throw error;
      info.annotations.push({ type: NOTES.lacking, description: error.message });
      // An instance that lacks what a walk needs is at no fault: the report tells the walk as not done, with this reason, and the exit code is 2.
      test.skip(true, error.message);
    }
  });
}
