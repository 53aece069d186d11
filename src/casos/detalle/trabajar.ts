import type { CasoRef } from '#machines/caso.machine';
import type { CasoEvent, Trabajo } from '#machines/caso.types';

/** A piece of work that a button sends without anything else. */
export type TrabajoDeBoton = Exclude<Trabajo, 'adjuntar' | 'escalarAMantenimiento'>;

/**
 * Sends an event as from the page at rest: whatever failed before stays written, and no longer stands in the way. While
 * something is being saved, or others' changes are to be read, nothing else begins.
 */
export const hacer = (caso: CasoRef, evento: CasoEvent): void => {
  dejarLoFallido(caso);
  caso.send(evento);
};

/** Goes back from what failed to the page at rest, with everything still written. */
export const dejarLoFallido = (caso: CasoRef): void => {
  if (caso.getSnapshot().matches({ trabajo: 'failed' })) caso.send({ type: 'corregir' });
};

/** Saves what is written for a piece of work: for the first time, or again with the key of the time before. */
export const guardar = (caso: CasoRef, trabajo: TrabajoDeBoton): void => {
  const { context } = caso.getSnapshot();
  if (caso.getSnapshot().matches({ trabajo: 'failed' }) && context.trabajo === trabajo)
    caso.send({ type: 'reintentar' });
  else hacer(caso, { type: trabajo });
};

/** After reading what others changed: accepts it, and saves what is written all the same. */
export const guardarDeTodosModos = (caso: CasoRef): void => {
  const { trabajo, porAdjuntar } = caso.getSnapshot().context;
  caso.send({ type: 'aceptarCambios' });
  if (trabajo === 'adjuntar') caso.send({ type: 'adjuntar', anexos: porAdjuntar });
  else if (trabajo !== null && trabajo !== 'escalarAMantenimiento') caso.send({ type: trabajo });
};

/** Leaves a form; what is written in it stays as a draft. */
export const dejarFormulario = (caso: CasoRef): void => {
  dejarLoFallido(caso);
  if (caso.getSnapshot().matches({ trabajo: 'conflict' })) caso.send({ type: 'aceptarCambios' });
  caso.send({ type: 'cerrarFormulario' });
};
