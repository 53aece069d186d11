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
      name: 'no part is lost, and none is there twice',
      holds: (step) => {
        const { partes, devueltas, dejadas } = contextOf(step);
        const methods = [...devueltas, ...dejadas, ...partes].map(({ metodo }) => metodo).sort();
        return ['3,6', '5', '6', ''].includes(methods.join());
      },
    },
    {
      name: 'a cheque that was given back shows its number',
      holds: (step) => contextOf(step).devueltas.every(({ pide, folio }) => pide !== 'cheque' || folio === '000123'),
    },
    {
      name: 'why there is no paper is known while there is none',
      holds: (step) => isIn(step, 'notPrinted') === (contextOf(step).failure !== null) || isIn(step, 'closed'),
    },
  ],
  { homes: ['closed'] },
);
