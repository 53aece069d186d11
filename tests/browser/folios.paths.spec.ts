import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { billeteraMachine } from '#machines/billetera.machine';
import { certificadoMachine } from '#machines/certificado.machine';
import { test } from './paths/desk.ts';
import { certificateWalking } from './paths/folios/certificateWalking.ts';
import { walletWalking } from './paths/folios/walletWalking.ts';
import type { Excuses } from './paths/tally.ts';
import { count, inWords } from './paths/tally.ts';
import { declareWalks } from './paths/walks.ts';

const CHARTS = [certificadoMachine, billeteraMachine] as unknown as readonly AnyStateMachine[];

const UNDER_THE_QUESTION = 'The question lies over the window, whose button and field are out of reach meanwhile.';
const NEVER_FAILS = 'A work turns every failure into a state of its own, and never fails as a whole.';

const EXCUSES: Excuses = {
  'certificado.vigente.confirming · cerrar → certificado.vigente.shown': UNDER_THE_QUESTION,
  'certificado.spending · cerrar → (stays)': UNDER_THE_QUESTION,
  'certificado.spending · consultar → (stays)': UNDER_THE_QUESTION,
  'certificado.spending · xstate.error.actor.canje → certificado.reading': NEVER_FAILS,
  'billetera.opening · xstate.error.actor.apertura → billetera.reading': NEVER_FAILS,
};

// Each walk has a page of its own.
test.describe.configure({ mode: 'parallel' });

const taken = new Set([...(await declareWalks(certificateWalking)), ...(await declareWalks(walletWalking))]);

test('every transition of the windows of wallets and certificates is walked, or it is said why not', () => {
  const tally = count(CHARTS, taken, EXCUSES);
  process.stdout.write(`${inWords(tally, EXCUSES)}\n`);
  expect(tally).toMatchObject({ forgotten: [], needless: [] });
});
