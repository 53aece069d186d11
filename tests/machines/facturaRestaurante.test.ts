import type { ServicioFacturaContext } from '#machines/servicioFactura.types';
import { facturaRestauranteModel } from './facturaRestaurante.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function contextOf(step: Step): ServicioFacturaContext {
  return step.context as ServicioFacturaContext;
}

function isIn(step: Step, ...states: readonly string[]): boolean {
  return step.nodes.some((node) => states.some((state) => node.startsWith(`facturaRestaurante.${state}`)));
}

describeMachine('facturaRestaurante', facturaRestauranteModel, [
  {
    name: 'nothing is written or sent of what nobody chose',
    holds: (step) =>
      !isIn(step, 'editing', 'validating', 'resolving', 'resolved', 'escalated') ||
      contextOf(step).elegido?.impide === null,
  },
  {
    name: 'what is resolved was looked at before, and no rule was against it',
    holds: (step) => {
      const { previa } = contextOf(step);
      return !isIn(step, 'resolving') || (previa?.rechazos.length === 0 && previa.impedimento === null);
    },
  },
  {
    name: 'what is refused says by which rule, or what is in the way',
    holds: (step) =>
      !isIn(step, 'validating.refused') ||
      (contextOf(step).previa?.rechazos.length ?? 0) > 0 ||
      contextOf(step).previa?.impedimento != null,
  },
  {
    name: 'what could not be read says why, and nothing else does',
    holds: (step) => isIn(step, 'failed') === (contextOf(step).failure !== null),
  },
  {
    name: 'it escalates with its invoice, which is told, or with a warning that there is none',
    holds: (step) => {
      const told = step.emitted.flatMap((one) => ('tipo' in one ? [one.tipo] : []));
      if (!isIn(step, 'escalated')) return !told.includes('warning');
      return told.join() === (contextOf(step).emitida?.rechazada ? 'warning' : 'info');
    },
  },
]);
