import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { recolectaMachine } from '#machines/recolecta.machine';
import { test } from './paths/desk.ts';
import { pickupWalking } from './paths/recolecta/pickupWalking.ts';
import type { Excuses } from './paths/tally.ts';
import { count, inWords } from './paths/tally.ts';
import { declareWalks } from './paths/walks.ts';

const CHARTS = [recolectaMachine] as unknown as readonly AnyStateMachine[];

const NEVER_FAILS = 'A work turns every failure into a state of its own, and never fails as a whole.';

const EXCUSES: Excuses = {
  'recolecta.scheduling · xstate.error.actor.programacion → recolecta.landing': NEVER_FAILS,
  'recolecta.collecting · xstate.error.actor.recoleccion → recolecta.landing': NEVER_FAILS,
};

// Each walk has a voucher and a page of its own.
test.describe.configure({ mode: 'parallel' });

const taken = await declareWalks(pickupWalking);

test('every transition of the pickups of a voucher is walked, or it is said why not', () => {
  const tally = count(CHARTS, taken, EXCUSES);
  process.stdout.write(`${inWords(tally, EXCUSES)}\n`);
  expect(tally).toMatchObject({ forgotten: [], needless: [] });
});
