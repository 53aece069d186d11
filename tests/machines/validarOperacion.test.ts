import { OPERACION_VALIDA } from '#domain/operaciones';
import type { ValidarOperacionContext } from '#machines/validarOperacion.machine';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { validarOperacionModel } from './validarOperacion.fixtures.ts';

function contextOf(step: Step) {
  return step.context as ValidarOperacionContext;
}

function isFound(step: Step): boolean {
  return step.nodes.includes('validarOperacion.found');
}

describeMachine('validarOperacion', validarOperacionModel, [
  {
    name: 'what is on screen belongs to the store and operation in the fields',
    holds: (step) => isFound(step) === (contextOf(step).hallazgos !== null),
  },
  {
    name: 'a part that could not be read leaves the others on screen, and is said to be missing',
    holds: (step) => {
      const { hallazgos } = contextOf(step);
      if (hallazgos === null) return true;
      const missing = Object.values(hallazgos).some((part) => 'failure' in part);
      if (step.nodes.includes('validarOperacion.found.refreshing')) return true;
      return missing !== step.nodes.includes('validarOperacion.found.whole');
    },
  },
  {
    name: 'a database that is away is told of by the line above the page, not by alerts',
    holds: (step) => contextOf(step).failure?.tipo !== 'noDisponible' || step.emitted.length === 0,
  },
  {
    name: 'a reason is kept exactly while the search has failed',
    holds: (step) => step.tags.includes('failed') === (contextOf(step).failure !== null),
  },
  {
    name: 'it searches only with a store and the number of an operation given: a code that was scanned twice is none',
    holds: (step) =>
      !step.tags.includes('busy') || (contextOf(step).tienda !== 0 && OPERACION_VALIDA.test(contextOf(step).operacion)),
  },
  {
    name: 'a new case is opened only by who may, from an operation that was searched',
    holds: (step) =>
      step.emitted.every(({ type }) => type !== 'abrirNuevoCaso') || (isFound(step) && contextOf(step).puedeCrearCaso),
  },
]);
