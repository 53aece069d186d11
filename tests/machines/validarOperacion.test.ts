import type { ValidarOperacionContext } from '#machines/validarOperacion.machine';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { validarOperacionModel } from './validarOperacion.fixtures.ts';

const contextOf = (step: Step) => step.context as ValidarOperacionContext;

describeMachine('validarOperacion', validarOperacionModel, [
  {
    name: 'what is on screen belongs to the store and operation in the fields',
    holds: (step) => (step.value === 'found') === (contextOf(step).hallazgos !== null),
  },
  {
    name: 'a reason is kept exactly while the search has failed',
    holds: (step) => step.tags.includes('failed') === (contextOf(step).failure !== null),
  },
  {
    name: 'it searches only with store and operation given',
    holds: (step) => !step.tags.includes('busy') || (contextOf(step).tienda !== 0 && contextOf(step).operacion !== ''),
  },
  {
    name: 'a new case is opened only by who may, from an operation that was searched',
    holds: (step) =>
      step.emitted.every(({ type }) => type !== 'abrirNuevoCaso') ||
      (step.value === 'found' && contextOf(step).puedeCrearCaso),
  },
]);
