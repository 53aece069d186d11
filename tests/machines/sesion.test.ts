import type { SesionContext } from '#machines/sesion.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { sesionModel } from './sesion.fixtures.ts';

function contextOf(step: Step) {
  return step.context as SesionContext;
}
function isIn(step: Step, state: string) {
  return step.nodes.includes(`sesion.${state}`);
}

describeMachine('sesion', sesionModel, [
  {
    name: 'nobody works without a session',
    holds: (step) => !isIn(step, 'active') || contextOf(step).sesion !== null,
  },
  {
    name: 'a session that ended remembers whose screen lies beneath',
    holds: (step) => !isIn(step, 'ended') || contextOf(step).sesion !== null,
  },
  {
    name: 'how much is left is said only while it is counted down',
    holds: (step) => step.tags.includes('warned') === (contextOf(step).quedan !== null),
  },
  {
    name: 'whose password must be changed has no session yet, and nobody else is asked to change one',
    holds: (step) =>
      isIn(step, 'newPassword')
        ? contextOf(step).sesion === null && contextOf(step).porCambiar !== null
        : contextOf(step).porCambiar === null,
  },
  {
    name: 'who is at the login screen or leaving has no session any more',
    holds: (step) => !(isIn(step, 'login') || isIn(step, 'logout')) || contextOf(step).sesion === null,
  },
  {
    name: 'number and password are kept only while the server decides',
    holds: (step) =>
      (isIn(step, 'login.entering') || isIn(step, 'ended.entering')) === (contextOf(step).credenciales !== null),
  },
  {
    name: 'a refusal always has its reason',
    holds: (step) => !step.tags.includes('failed') || contextOf(step).failure !== null,
  },
]);
