import type { CasoContext } from '#machines/caso.types';
import { casoModel } from './caso.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function contextOf(step: Step) {
  return step.context as CasoContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`caso.${state}`);
}

describeMachine('caso', casoModel, [
  {
    name: 'a page that loses its case says why',
    holds: ({ event, emitted, taken }) =>
      event?.type !== 'casoPerdido' || taken.length === 0 || emitted.some(({ type }) => type === 'aviso'),
  },
  {
    name: 'the page is free exactly while nothing is sent',
    holds: (step) => isIn(step, 'turn.free') === (contextOf(step).sending === 0),
  },
  {
    name: 'an open form is of a work',
    holds: (step) => !isIn(step, 'form.open') || contextOf(step).formulario !== null,
  },
  {
    name: 'what is sent by itself knows its area, and waits until nothing else is sent',
    holds: (step) =>
      isIn(step, 'maintenance.none') ||
      (contextOf(step).idArea !== null && (isIn(step, 'maintenance.escalating') || isIn(step, 'turn.sending'))),
  },
  {
    name: 'only a work that was done is told as done',
    holds: (step) =>
      step.emitted.every(({ type }) => type !== 'trabajoHecho') ||
      (step.event !== null && /^xstate\.done\.actor\./.test(step.event.type)),
  },
]);
