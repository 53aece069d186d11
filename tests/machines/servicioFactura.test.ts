import type { ServicioFacturaContext } from '#machines/servicioFactura.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { servicioFacturaModel } from './servicioFactura.fixtures.ts';

function contextOf(step: Step): ServicioFacturaContext {
  return step.context as ServicioFacturaContext;
}

function isIn(step: Step, ...states: readonly string[]): boolean {
  return step.nodes.some((node) => states.some((state) => node.startsWith(`servicioFactura.${state}`)));
}

describeMachine('servicioFactura', servicioFacturaModel, [
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
    name: 'it escalates once, with the warning, and only what the provider refused',
    holds: (step) =>
      isIn(step, 'escalated') ===
      step.emitted.some((one) => one.type === 'aviso' && 'tipo' in one && one.tipo === 'warning'),
  },
  {
    name: 'what is resolved is an invoice that was stamped',
    holds: (step) => !isIn(step, 'resolved') || contextOf(step).emitida?.rechazada === false,
  },
]);
