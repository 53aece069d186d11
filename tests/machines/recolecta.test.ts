import type { RecolectaContext } from '#machines/recolecta.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { recolectaModel } from './recolecta.fixtures.ts';

function contextOf(step: Step): RecolectaContext {
  return step.context as RecolectaContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.some((node) => node.startsWith(`recolecta.${state}`));
}

describeMachine(
  'recolecta',
  recolectaModel,
  [
    {
      name: 'a pickup is scheduled only of what is saved as it is marked',
      holds: (step) => !isIn(step, 'unscheduled') || contextOf(step).plan === 'porProgramar',
    },
    {
      name: 'the voucher is asked to be saved only by the button that says so, and then the window opens by itself',
      holds: (step) =>
        step.emitted.length === 0 || (step.event?.type === 'guardarYProgramar' && contextOf(step).pedida),
    },
    {
      name: 'what was asked for once opens one window',
      holds: (step) => !isIn(step, 'scheduling') || !contextOf(step).pedida,
    },
    {
      name: 'only what is awaited is marked as collected, a guide at a time',
      holds: (step) => isIn(step, 'collecting') === (contextOf(step).folio !== null),
    },
    {
      name: 'the goods are told as collected only when nothing is awaited or left to schedule',
      holds: (step) => !isIn(step, 'collected') || contextOf(step).avance === 'recolectado',
    },
  ],
  { homes: ['unmarked', 'unsaved', 'unscheduled', 'awaiting', 'collected'] },
);
