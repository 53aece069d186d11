import type { NuevoCasoContext } from '#machines/nuevoCaso.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { form, nuevoCasoModel } from './nuevoCaso.fixtures.ts';

function contextOf(step: Step) {
  return step.context as NuevoCasoContext;
}

function failureIn({ event }: Step): unknown {
  return event?.type === 'guardadoFallido' && 'failure' in event ? event.failure : null;
}

describeMachine('nuevoCaso', nuevoCasoModel, [
  {
    name: 'a closed window keeps nothing of the last customer',
    holds: (step) =>
      step.value !== 'closed' || Object.values(contextOf(step)).every((value) => value === null || isEmptyList(value)),
  },
  {
    name: 'a case is sent with what was written, and always with a key',
    holds: (step) => step.value !== 'saving' || (contextOf(step).enviado === form && contextOf(step).clave !== null),
  },
  {
    name: 'a failed save leads back to the open form',
    holds: (step) => failureIn(step) === null || step.tags.includes('editable'),
  },
  {
    name: 'a save whose outcome is unknown keeps its key; one that was refused, or in conflict, forgets it',
    holds: (step) =>
      failureIn(step) === null ||
      ['rechazo', 'conflicto'].includes(contextOf(step).failure?.tipo ?? '') === (contextOf(step).clave === null),
  },
  {
    name: 'a database that is away is told of by the line above the page, not by alerts',
    holds: (step) =>
      failureIn(step) === null || contextOf(step).failure?.tipo !== 'noDisponible' || step.emitted.length === 0,
  },
  {
    name: 'no upload is under way while the person writes',
    holds: (step) => !step.tags.includes('editable') || contextOf(step).avance === null,
  },
  {
    name: 'the draft is forgotten by a save and by discarding, by nothing else',
    holds: (step) =>
      step.emitted.some(({ type }) => type === 'olvidarBorrador') ===
      ['casoGuardado', 'descartar'].includes(step.event?.type ?? ''),
  },
  {
    name: 'a created case is announced with its number',
    holds: (step) => step.emitted.every((event) => event.type !== 'casoCreado' || event.idCaso === 7001),
  },
]);

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
