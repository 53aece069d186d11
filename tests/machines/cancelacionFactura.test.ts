import type { CancelacionFacturaContext } from '#machines/cancelacionFactura.types';
import { cancelacionFacturaModel } from './cancelacionFactura.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function contextOf(step: Step): CancelacionFacturaContext {
  return step.context as CancelacionFacturaContext;
}

function isIn(step: Step, ...states: readonly string[]): boolean {
  return step.nodes.some((node) => states.some((state) => node.startsWith(`cancelacionFactura.${state}`)));
}

describeMachine('cancelacionFactura', cancelacionFacturaModel, [
  {
    name: 'nothing is asked for of what nobody chose, or of what cannot be cancelled',
    holds: (step) => !isIn(step, 'editing', 'resolving', 'resolved') || contextOf(step).elegido?.impide === null,
  },
  {
    name: 'what is asked for has its motive',
    holds: (step) => !isIn(step, 'resolving') || contextOf(step).solicitud !== null,
  },
  {
    name: 'what was answered is known once it was asked for, and forgotten with another invoice',
    holds: (step) => isIn(step, 'resolved') === (contextOf(step).pedida !== null),
  },
  {
    name: 'what could not be read says why, and nothing else does',
    holds: (step) => isIn(step, 'failed') === (contextOf(step).failure !== null),
  },
]);
