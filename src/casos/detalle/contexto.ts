import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { createContext, use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Caso } from '#domain/casos';
import type { AccionCaso, Decision } from '#domain/vidaCaso';
import { decidirAccion } from '#domain/vidaCaso';
import type { CasoRef, casoMachine } from '#machines/caso.machine';
import type { Trabajo } from '#machines/caso.types';

/** What the parts of a case's page share. */
export interface PaginaDeCaso {
  readonly caso: CasoRef;
  /** Sends files, checked one by one; what stays out is told with its reason. */
  readonly adjuntar: (archivos: readonly File[]) => void;
  /** Where files are chosen and where comments are written, for the buttons that lead there. */
  readonly entradaDeAnexos: RefObject<HTMLInputElement | null>;
  readonly cajaDeComentario: RefObject<HTMLTextAreaElement | null>;
}

export const ContextoCaso = createContext<PaginaDeCaso | null>(null);

export const usePagina = (): PaginaDeCaso => {
  const pagina = use(ContextoCaso);
  if (pagina === null) throw new Error('A part of a case is outside its page.');
  return pagina;
};

export type EstadoCaso = SnapshotFrom<typeof casoMachine>;

/** The case itself; only for parts that are shown once it is there. */
export const useDatosCaso = (): Caso => {
  const datos = useSelector(usePagina().caso, ({ context }) => context.caso);
  if (datos === null) throw new Error('A part of a case is shown before the case is there.');
  return datos;
};

export const seEnvia = (estado: EstadoCaso): boolean => estado.matches({ trabajo: 'sending' });

/** Whether this person may do something to the case as it is on screen, and if not, the true reason. */
export const decisionDe = (
  { context: { caso, numiden, permisos } }: EstadoCaso,
  accion: AccionCaso,
): Decision | null => {
  if (caso === null) return null;
  const pedida = caso.datosAutorizacion;
  return decidirAccion(
    accion,
    { numiden, permisos },
    { estado: caso.estado.id, numidenSolicita: pedida?.resolucion === null ? pedida.solicitante.numiden : null },
  );
};

/** The work that was not saved, with what came of it; null while nothing failed. */
export const trabajoFallido = (estado: EstadoCaso): Trabajo | null =>
  estado.matches({ trabajo: 'failed' }) || estado.matches({ trabajo: 'conflict' }) ? estado.context.trabajo : null;
