import type { DevolucionContext, DevolucionEmitted } from '#machines/devolucion.types';
import { devolucionModel } from './devolucion.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`devolucion.${state}`);
}
function contextOf(step: Step): DevolucionContext {
  return step.context as DevolucionContext;
}
function told(step: Step): readonly DevolucionEmitted[] {
  return step.emitted as unknown as readonly DevolucionEmitted[];
}

describeMachine(
  'devolucion',
  devolucionModel,
  [
    {
      name: 'a division stands as right only where it adds up to the balance and nothing is against it',
      holds: (step) =>
        !isIn(step, 'eligiendo.cuadra') || (contextOf(step).diferencia === 0 && contextOf(step).falla === null),
    },
    {
      name: 'what is missing is never told as too much, nor the other way round',
      holds: (step) =>
        (!isIn(step, 'eligiendo.falta') || contextOf(step).diferencia > 0) &&
        (!isIn(step, 'eligiendo.sobra') || contextOf(step).diferencia < 0),
    },
    {
      name: 'the way that is told is the one on screen',
      holds: (step) => told(step).every((one) => one.type !== 'modoElegido' || isIn(step, one.modo)),
    },
    {
      name: 'a rest is given to a method only while something is missing, and is all of it',
      holds: (step) =>
        told(step).every(
          (one) => one.type !== 'restoAsignado' || (one.monto > 0 && one.monto === contextOf(step).diferencia),
        ),
    },
  ],
  { homes: ['sugerida', 'soloBilletera'] },
);
