import { expect, it } from 'vitest';
import { segundoFactorMachine } from '#machines/segundoFactor.machine';
import type { SegundoFactorContext } from '#machines/segundoFactor.types';
import { startListening } from './kit/listening.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { segundoFactorModel } from './segundoFactor.fixtures.ts';

function contextOf(step: Step) {
  return step.context as SegundoFactorContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`segundoFactor.${state}`);
}

describeMachine('segundoFactor', segundoFactorModel, [
  {
    name: 'a key is held exactly while it is shown',
    holds: (step) => (isIn(step, 'key') || isIn(step, 'activating')) === (contextOf(step).inscripcion !== null),
  },
  {
    name: 'recovery codes are held exactly while they are shown',
    holds: (step) => isIn(step, 'codes') === (contextOf(step).codigos !== null),
  },
  {
    name: 'a password and a code are held only while the server decides',
    holds: (step) =>
      isIn(step, 'preparing') === (contextOf(step).deNuevo !== null) &&
      isIn(step, 'activating') === (contextOf(step).codigo !== null),
  },
  {
    name: 'only of whom the role asks it there is an end, after which work begins',
    holds: (step) => !isIn(step, 'done') || contextOf(step).obligado,
  },
]);

it('the server is given what was shown again, and the code of the key that was shown', () => {
  const { send, given } = startListening(segundoFactorMachine, { obligado: true });
  send({ type: 'empezar' });
  send({ type: 'confirmar', deNuevo: { contrasena: 'tres tristes tigres' } });
  expect(given).toEqual([['preparar', { contrasena: 'tres tristes tigres' }]]);
});
