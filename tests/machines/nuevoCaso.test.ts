import type { NuevoCasoContext, NuevoCasoEvent } from '#machines/nuevoCaso.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { nuevoCasoModel } from './nuevoCaso.fixtures.ts';

function contextOf(step: Step) {
  return step.context as NuevoCasoContext;
}

function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`nuevoCaso.${state}`);
}

describeMachine('nuevoCaso', nuevoCasoModel, [
  {
    name: 'a created case is fetched, and only then announced with its number',
    holds: (step) =>
      isIn(step, 'fetching') === (contextOf(step).idCaso === 7001 && !isIn(step, 'closed')) &&
      step.emitted.every((event) => event.type !== 'casoCreado' || (event.idCaso === 7001 && isIn(step, 'closed'))),
  },
  {
    name: 'a window with something written does not close by being closed',
    holds: (step) => {
      const event = step.event as NuevoCasoEvent | null;
      // While the case is on its way the window stays.
      return event?.type !== 'cerrar' || isIn(step, 'open.saving') || isIn(step, 'closed') !== event.escrito;
    },
  },
  {
    name: 'a search that gives nobody leaves the new customer alone to be chosen',
    holds: (step) =>
      step.emitted.every((event) => event.type !== 'soloClienteNuevo' || contextOf(step).clientes.length === 0),
  },
]);
