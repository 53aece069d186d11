import type { AvisosContext } from '#machines/avisos.machine';
import { avisosModel } from './avisos.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

const contextOf = (step: Step) => step.context as AvisosContext;

describeMachine('avisos', avisosModel, [
  {
    name: 'a notice is on screen exactly while the machine says so',
    holds: (step) => (step.value === 'empty') === (contextOf(step).actual === null),
  },
  {
    name: 'nothing waits in line while the screen is free',
    holds: (step) => contextOf(step).actual !== null || contextOf(step).cola.length === 0,
  },
  {
    name: 'no notice is said twice at once, and each has its own id',
    holds: (step) => {
      const { actual, cola } = contextOf(step);
      const all = actual === null ? cola : [actual, ...cola];
      return (
        new Set(all.map(({ id }) => id)).size === all.length &&
        new Set(all.map(({ texto }) => texto)).size === all.length
      );
    },
  },
]);
