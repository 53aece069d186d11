import type { ServicioFacturaContext } from '#machines/servicioFactura.types';
import type { Step } from './kit/replay.ts';
import { describeMachine, type Law } from './kit/suite.ts';
import { cancelacionModel, consumoModel, facturaModel } from './servicioFactura.fixtures.ts';

function contextOf(step: Step): ServicioFacturaContext {
  return step.context as ServicioFacturaContext;
}

function isIn(step: Step, ...states: readonly string[]): boolean {
  return step.nodes.some((node) => states.some((state) => node.startsWith(`servicioFactura.${state}`)));
}

function toldBy({ emitted }: Step): string {
  return emitted.flatMap((one) => ('tipo' in one ? [one.tipo] : [])).join();
}

const LAWS: readonly Law[] = [
  {
    name: 'nothing is written or sent of what nobody chose, or of what it cannot be done with',
    holds: (step) =>
      !isIn(step, 'editing', 'validating', 'resolving', 'resolved', 'escalated') ||
      contextOf(step).elegido?.impide === null,
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
    name: 'what was answered is known once it was sent, and forgotten with another one',
    holds: (step) => isIn(step, 'resolved', 'escalated') === (contextOf(step).respuesta !== null),
  },
  {
    name: 'nothing that was refused counts as resolved',
    holds: (step) => !isIn(step, 'resolved') || contextOf(step).respuesta?.rechazada === false,
  },
];

const LOOKED_AT: Law = {
  name: 'what is resolved was looked at before, and no rule was against it',
  holds: (step) => {
    const { previa } = contextOf(step);
    return !isIn(step, 'resolving') || (previa?.rechazos.length === 0 && previa.impedimento === null);
  },
};

describeMachine(
  facturaModel.name,
  facturaModel,
  [
    ...LAWS,
    LOOKED_AT,
    {
      name: 'it escalates once, with the warning, and only what the provider refused',
      holds: (step) => isIn(step, 'escalated') === (toldBy(step) === 'warning'),
    },
  ],
  { others: [consumoModel, cancelacionModel] },
);

describeMachine(
  consumoModel.name,
  consumoModel,
  [
    ...LAWS,
    LOOKED_AT,
    {
      name: 'it escalates with its invoice, which is told, or with a warning that there is none',
      holds: (step) => {
        if (!isIn(step, 'escalated')) return toldBy(step) === '' && !isIn(step, 'resolved');
        return toldBy(step) === (contextOf(step).respuesta?.rechazada ? 'warning' : 'info');
      },
    },
  ],
  { others: [facturaModel, cancelacionModel] },
);

describeMachine(
  cancelacionModel.name,
  cancelacionModel,
  [
    ...LAWS,
    {
      name: 'what is asked for has its motive, and is not of an invoice to issue',
      holds: (step) => !isIn(step, 'resolving') || contextOf(step).solicitud?.servicio === 'cancelacion',
    },
    {
      name: 'nothing is looked at before, and nothing escalates',
      holds: (step) => !isIn(step, 'validating', 'escalated') && toldBy(step) === '',
    },
  ],
  { others: [facturaModel, consumoModel] },
);
