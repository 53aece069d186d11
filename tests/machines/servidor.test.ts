import type { ServidorContext } from '#machines/servidor.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { servidorModel } from './servidor.fixtures.ts';

function contextOf(step: Step) {
  return step.context as ServidorContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`servidor.${state}`);
}

describeMachine('servidor', servidorModel, [
  {
    name: 'a form of a server that exists is open only with that server as it was read',
    holds: (step) =>
      !isIn(step, 'form.open') || contextOf(step).idFormulario === (contextOf(step).servidor?.id ?? null),
  },
  {
    name: 'a server that cannot be read says why',
    holds: (step) => !isIn(step, 'form.unavailable') || contextOf(step).failure !== null,
  },
  {
    name: 'nothing is switched off without being asked twice',
    holds: (step) => step.event?.type !== 'apagar' || step.taken.length === 0 || isIn(step, 'switching.confirming'),
  },
  {
    name: 'what is confirmed or sent is a change of a server',
    holds: (step) => isIn(step, 'switching.still') || contextOf(step).cambio !== null,
  },
  {
    name: 'something is tried exactly while a try runs',
    holds: (step) => isIn(step, 'testing.running') === (contextOf(step).probando !== null),
  },
  {
    name: 'how a try ended is told when it ends',
    holds: ({ event, emitted, taken }) =>
      !/^xstate\.(done|error)\.actor\.probar$/.test(event?.type ?? '') ||
      taken.length === 0 ||
      emitted.some(({ type }) => type === 'aviso'),
  },
]);
