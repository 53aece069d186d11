import type { NuevoCasoContext } from '#machines/nuevoCaso.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { nuevoCasoModel } from './nuevoCaso.fixtures.ts';

const contextOf = (step: Step) => step.context as NuevoCasoContext;

describeMachine('nuevoCaso', nuevoCasoModel, [
  {
    name: 'a closed window keeps nothing of the last customer',
    holds: (step) =>
      step.value !== 'closed' || (contextOf(step).formulario.nombre === '' && contextOf(step).anexos.length === 0),
  },
  {
    name: 'never more than five attachments',
    holds: (step) => contextOf(step).anexos.length <= 5,
  },
  {
    name: 'a case is sent only when every field is right, and always with a key',
    holds: (step) =>
      step.value !== 'saving' || (Object.keys(contextOf(step).errores).length === 0 && contextOf(step).clave !== null),
  },
  {
    name: 'a failed save stays open with everything typed',
    holds: (step) => step.event?.type !== 'guardadoFallido' || contextOf(step).formulario.descripcion !== '',
  },
  {
    name: 'a save whose outcome is unknown keeps its key; a refused one forgets it',
    holds: (step) =>
      step.event?.type !== 'guardadoFallido' ||
      (contextOf(step).failure?.tipo !== 'rechazo') === (contextOf(step).clave !== null),
  },
  {
    name: 'a database that is away is told of by the line above the page, not by alerts',
    holds: (step) =>
      step.event?.type !== 'guardadoFallido' ||
      contextOf(step).failure?.tipo !== 'noDisponible' ||
      step.emitted.length === 0,
  },
  {
    name: 'no upload is under way while the person writes',
    holds: (step) => !step.tags.includes('editable') || contextOf(step).avance === null,
  },
  {
    name: 'a new area has no category yet',
    holds: (step) => step.event?.type !== 'elegirArea' || contextOf(step).formulario.idSubcategoria === null,
  },
  {
    name: 'a created case is announced with its number',
    holds: (step) => step.emitted.every((event) => event.type !== 'casoCreado' || event.idCaso === 7001),
  },
]);
