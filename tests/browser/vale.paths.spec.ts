import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
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
import { makingWalking } from './paths/vale/makingWalking.ts';
import { declareWalks } from './paths/walks.ts';

const CHARTS = [valeMachine, vidaValeMachine] as unknown as readonly AnyStateMachine[];

const ALWAYS_KNOWN = 'A voucher that waits for authorization always says who made it.';

const EXCUSES: Excuses = {
  'vale · descartar → vale.filling':
    'Throws away what is written, and with it what the walks go on with: voucher-making.spec.ts.',
  'vidaVale.porAutorizar · autorizar [noSeSabeDeQuien] → (stays)': ALWAYS_KNOWN,
  'vidaVale.porAutorizar · rechazar [noSeSabeDeQuien] → (stays)': ALWAYS_KNOWN,
  'vidaVale.nuevo · recolectar [crearVale] → vidaVale.parcial':
    'On screen a pickup is arranged only for a voucher that was saved as partial.',
  'vidaVale.parcial · recolectar [sigueElDeSuTienda] → vidaVale.parcial': 'Waits for goods: pickup-windows.spec.ts.',
  'vidaVale.vigente · cancelar [cancelaAcreditado] → (stays)': 'Follows its credit note: invoices-found.spec.ts.',
  'vidaVale.vigente · cambiarMetodos [cambiaEnCurso] → (stays)':
    'Follows a refund of which nobody knows how it ended: vales-unfinished.spec.ts, with a wallet that does not answer.',
  'vidaVale.vigente · reponer [reponeEnCurso] → (stays)':
    'Follows a refund of which nobody knows how it ended: vales-unfinished.spec.ts, with a wallet that does not answer.',
};

// Each walk has a voucher and a page of its own.
test.describe.configure({ mode: 'parallel' });

const taken = new Set([
  ...(await declareWalks(makingWalking)),
  ...(await declareWalks<DetailStart, DetailModel, DetailDesk>({
    name: 'the page of a voucher',
    starts: Object.keys(DETAIL_STARTS) as DetailStart[],
    acts: DETAIL_ACTS,
    calls: [WINDOW_CALLS, PRINT_CALL],
    open: (start) => new DetailModel(DETAIL_STARTS[start]),
    begin: beginDetail,
    look: lookAtDetail,
  })),
]);

test('every transition of the charts of a voucher is walked, or it is said why not', () => {
  const tally = count(CHARTS, taken, EXCUSES);
  process.stdout.write(`${inWords(tally, EXCUSES)}\n`);
  expect(tally).toMatchObject({ forgotten: [], needless: [] });
});
