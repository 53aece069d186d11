import type { RolContext } from '#machines/rol.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { rolModel } from './rol.fixtures.ts';

function tells(step: Step, type: string): boolean {
  return step.emitted.some((told) => told.type === type);
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`rol.${state}`);
}

describeMachine('rol', rolModel, [
  {
    name: 'a role is told as deleted only where it was, and once',
    holds: (step) => !tells(step, 'rolEliminado') || isIn(step, 'deleted'),
  },
  {
    name: 'the form is there whatever is asked beside it',
    holds: (step) => isIn(step, 'open.record.editing') || isIn(step, 'deleted'),
  },
  {
    name: 'only a save that was done is told as one, and its version is the one on screen',
    holds: (step) => !tells(step, 'rolGuardado') || (step.context as RolContext).version === 4,
  },
]);
