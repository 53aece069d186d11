import type { ValeContext, ValeEmitted } from '#machines/vale.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { valeModel } from './vale.fixtures.ts';

function contextOf(step: Step): ValeContext {
  return step.context as ValeContext;
}

function isIn(step: Step, state: string): boolean {
  return step.nodes.some((node) => node.startsWith(`vale.${state}`));
}

/** Where each state of a voucher rests on the page. */
const PLACES = {
  0: 'filling',
  1: 'vigente',
  2: 'canjeado',
  3: 'cancelado',
  4: 'filling',
  5: 'awaitingAuthorization',
  6: 'rechazado',
} as const;

const HOMES = [{ filling: 'editing' }, 'awaitingAuthorization', 'vigente', 'canjeado', 'cancelado', 'rechazado'];

describeMachine(
  'vale',
  valeModel,
  [
    {
      name: 'the page rests where the voucher is',
      holds: (step) => {
        const resting = Object.values(PLACES).find((place) => isIn(step, place));
        return resting === undefined || resting === PLACES[contextOf(step).estado];
      },
    },
    {
      name: 'what the server calculated is forgotten as soon as something else is written or saved',
      holds: (step) => contextOf(step).calculo === null || !isIn(step, 'filling.editing'),
    },
    {
      name: 'a work is told as done only after it was',
      holds: (step) =>
        !step.emitted.some(({ type }) => type === 'trabajoHecho') || step.event?.type === 'xstate.done.actor.trabajo',
    },
    {
      name: 'what is to be done next is told only of a save',
      holds: (step) =>
        (step.emitted as unknown as readonly ValeEmitted[]).every(
          (one) => one.type !== 'trabajoHecho' || one.sigue === null || one.trabajo === 'guardar',
        ),
    },
  ],
  { homes: HOMES },
);
