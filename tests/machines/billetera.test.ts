import type { BilleteraContext } from '#machines/billetera.types';
import { billeteraModel } from './billetera.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`billetera.${state}`);
}
function contextOf(step: Step): BilleteraContext {
  return step.context as BilleteraContext;
}

describeMachine(
  'billetera',
  billeteraModel,
  [
    {
      name: 'a wallet is shown with its folio, and one is opened only for who has none',
      holds: (step) =>
        (!isIn(step, 'withWallet') || contextOf(step).folio !== null) &&
        (!isIn(step, 'withoutWallet') || contextOf(step).folio === null) &&
        (!isIn(step, 'opening') || contextOf(step).folio === null),
    },
    {
      name: 'nothing of a customer is shown for another: who is asked for anew has no folio yet',
      holds: (step) => step.event?.type !== 'consultar' || !isIn(step, 'reading') || contextOf(step).folio === null,
    },
    {
      name: 'what could not be read says why',
      holds: (step) => !isIn(step, 'unavailable') || (contextOf(step).failure?.texto ?? '') !== '',
    },
  ],
  { homes: ['asking', 'reading'] },
);
