import { expect, it } from 'vitest';
import { usuarioMachine } from '#machines/usuario.machine';
import type { UsuarioContext } from '#machines/usuario.types';
import { startListening } from './kit/listening.ts';
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
    holds: (step) => isIn(step, 'shown') === (contextOf(step).contrasena !== null),
  },
  {
    name: 'the page is left only by who was just added, and once',
    holds: (step) =>
      isIn(step, 'left') ? contextOf(step).recienAgregado : step.emitted.every(({ type }) => type !== GIVEN),
  },
  {
    name: 'who was just added is always on the way to a password, and never asked for it',
    holds: (step) => !contextOf(step).recienAgregado || !(isIn(step, 'none') || isIn(step, 'asked')),
  },
  {
    name: 'a password that could not be given says why',
    holds: (step) => !isIn(step, 'failed') || (contextOf(step).failure?.texto ?? '') !== '',
  },
]);

const GIVEN = 'contrasenaEntregada';

it('a password is asked for whose page it is, or who was just added', () => {
  const { send, given } = startListening(usuarioMachine, { numiden: 100_105 });
  send({ type: 'nuevaContrasena' });
  send({ type: 'si' });
  expect(given).toEqual([['darContrasena', { numiden: 100_105 }]]);
  const other = startListening(usuarioMachine);
  other.send({ type: 'agregado', numiden: 100_106 });
  expect(other.given).toEqual([['darContrasena', { numiden: 100_106 }]]);
});
