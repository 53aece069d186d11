import type { UsuarioContext } from '#machines/usuario.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { usuarioModel } from './usuario.fixtures.ts';

function contextOf(step: Step) {
  return step.context as UsuarioContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`usuario.${state}`);
}

describeMachine('usuario', usuarioModel, [
  {
    name: 'a password is held exactly while it is shown',
    holds: (step) => isIn(step, 'open.password.shown') === (contextOf(step).contrasena !== null),
  },
  {
    name: 'the cases of a person are named only while what was written of him is kept',
    holds: (step) => !isIn(step, 'open.record.working.naming') || contextOf(step).values !== null,
  },
  {
    name: 'the page is left only once, when all is saved',
    holds: (step) => step.emitted.every(({ type }) => type !== 'usuarioGuardado') || isIn(step, 'left'),
  },
  {
    name: 'a password that could not be given says why',
    holds: (step) => !isIn(step, 'open.password.failed') || (contextOf(step).failure?.texto ?? '') !== '',
  },
]);
