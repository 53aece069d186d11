import type { EntregaContext } from '#machines/entrega.types';
import { entregaModel } from './entrega.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`entrega.${state}`);
}
function contextOf(step: Step): EntregaContext {
  return step.context as EntregaContext;
}

describeMachine(
  'entrega',
  entregaModel,
  [
    {
      name: 'the paper comes once nothing is left to be given back here',
      holds: (step) =>
        !['printing', 'notPrinted', 'done'].some((state) => isIn(step, state)) || contextOf(step).partes.length === 0,
    },
    {
      name: 'something is given back only while something is left',
      holds: (step) => !isIn(step, 'givingBack') || contextOf(step).partes.length > 0,
    },
    {
      name: 'a part is told as given back only after it was',
      holds: (step) =>
        !step.emitted.some(({ type }) => type === 'parteDevuelta') || step.event?.type === 'xstate.done.actor.trabajo',
    },
    {
      name: 'why there is no paper is known while there is none',
      holds: (step) => isIn(step, 'notPrinted') === (contextOf(step).failure !== null) || isIn(step, 'closed'),
    },
  ],
  { homes: ['closed'] },
);
