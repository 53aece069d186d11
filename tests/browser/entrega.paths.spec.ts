import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { entregaMachine } from '#machines/entrega.machine';
import { test } from './paths/desk.ts';
import { handoverWalking } from './paths/entrega/handoverWalking.ts';
import type { Excuses } from './paths/tally.ts';
import { count, inWords } from './paths/tally.ts';
import { declareWalks } from './paths/walks.ts';

const CHARTS = [entregaMachine] as unknown as readonly AnyStateMachine[];

const EXCUSES: Excuses = {
  'entrega.givingBack · xstate.error.actor.devolverParte → entrega.editing':
    'What fails of a part is a state of its work, for which the window waits.',
};

// Each walk has a voucher and a page of its own.
test.describe.configure({ mode: 'parallel' });

const taken = await declareWalks(handoverWalking);

test('every transition of the window that gives a voucher back is walked, or it is said why not', () => {
  const tally = count(CHARTS, taken, EXCUSES);
  process.stdout.write(`${inWords(tally, EXCUSES)}\n`);
  expect(tally).toMatchObject({ forgotten: [], needless: [] });
});
