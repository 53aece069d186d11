import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { guiaMachine } from '#machines/guia.machine';
import { test } from './paths/desk.ts';
import { guideWalking } from './paths/guia/guideWalking.ts';
import type { Excuses } from './paths/tally.ts';
import { count, inWords } from './paths/tally.ts';
import { declareWalks } from './paths/walks.ts';

const CHARTS = [guiaMachine] as unknown as readonly AnyStateMachine[];

const NEVER_FAILS = 'A work turns every failure into a state of its own, and never fails as a whole.';

const EXCUSES: Excuses = {
  'guia.cancellingWhole · modificar → (stays)': 'This window only asks: there is nothing to write in it.',
  'guia.cancellingWhole · xstate.error.actor.trabajo → guia.answered': NEVER_FAILS,
  'guia.cancellingPart · xstate.error.actor.trabajo → guia.answered': NEVER_FAILS,
};

// Each walk has a sale and a page of its own.
test.describe.configure({ mode: 'parallel' });

const taken = await declareWalks(guideWalking);

test('every transition of the guides of a sale is walked, or it is said why not', () => {
  const tally = count(CHARTS, taken, EXCUSES);
  process.stdout.write(`${inWords(tally, EXCUSES)}\n`);
  expect(tally).toMatchObject({ forgotten: [], needless: [] });
});
