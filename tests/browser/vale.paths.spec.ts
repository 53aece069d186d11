import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { trabajoMachine } from '#machines/trabajo.machine';
import { valeMachine } from '#machines/vale.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { test } from './paths/desk.ts';
import type { Excuses } from './paths/tally.ts';
import { count, inWords } from './paths/tally.ts';
import { DETAIL_ACTS } from './paths/vale/detailActs.ts';
import type { DetailDesk, DetailStart } from './paths/vale/detailDesk.ts';
import { beginDetail, DETAIL_STARTS, PRINT_CALL, WINDOW_CALLS } from './paths/vale/detailDesk.ts';
import { DetailModel } from './paths/vale/detailModel.ts';
import { lookAtDetail } from './paths/vale/detailViews.ts';
import { declareWalks } from './paths/walks.ts';

const CHARTS = [valeMachine, vidaValeMachine, trabajoMachine] as unknown as readonly AnyStateMachine[];

const EXCUSES: Excuses = {};

// Each walk has a voucher and a page of its own.
test.describe.configure({ mode: 'parallel' });

const taken = await declareWalks<DetailStart, DetailModel, DetailDesk>({
  name: 'the page of a voucher',
  starts: Object.keys(DETAIL_STARTS) as DetailStart[],
  acts: DETAIL_ACTS,
  calls: [WINDOW_CALLS, PRINT_CALL],
  open: (start) => new DetailModel(DETAIL_STARTS[start]),
  begin: beginDetail,
  look: lookAtDetail,
});

test('every transition of the charts of a voucher is walked, or it is said why not', () => {
  const tally = count(CHARTS, taken, EXCUSES);
  process.stdout.write(`${inWords(tally, EXCUSES)}\n`);
  expect(tally).toMatchObject({ forgotten: [], needless: [] });
});
