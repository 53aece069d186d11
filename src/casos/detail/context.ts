import { createContext, type RefObject, use } from 'react';
import type { Anexo } from '#domain/casos/anexos';
import type { Caso } from '#domain/casos/casos';
import { hechosDeCaso } from '#domain/casos/hechosDeCaso';
import { type AccionCaso, refusalText } from '#domain/casos/trabajosCaso';
import type { Deshacer } from '#domain/common/deshacer';
import type { DecisionInWords } from '#domain/common/life';
import { PERMISOS } from '#domain/common/permisos';
import { decide } from '#machines/life';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import type { RecordPage } from '../../ui/works/useRecordPage.ts';
import type { CaseWorks } from '../works.ts';

/** The state that all parts of a case's page share. */
export interface CasePageState extends RecordPage<CaseWorks, Caso> {
  readonly person: Person;
  /** Null when the list could not be read. */
  readonly files: readonly Anexo[] | null;
  /** Asks the server for the case and its files once more. */
  readonly refresh: () => void;
  /** Sends files, checked one by one; a refused one is told with its reason. */
  readonly attach: (files: readonly File[]) => void;
  /** The field for files and the one for comments, for the buttons that lead there. */
  readonly fileInput: RefObject<HTMLInputElement | null>;
  readonly commentBox: RefObject<HTMLTextAreaElement | null>;
  /** Told whether something stands in the comment box: while it does, nothing on the page moves by itself. */
  readonly onCommentWritten: (written: boolean) => void;
}

/** Who works. */
export interface Person {
  readonly numiden: number;
  readonly permisos: readonly number[];
}

export const CasePageContext = createContext<CasePageState | null>(null);

/** @throws outside of a case's page. */
export function useCasePage(): CasePageState {
  const page = use(CasePageContext);
  if (page === null) throw new Error('A part of a case is outside its page.');
  return page;
}

/** Whether a colleague who may authorize, and did not ask, could decide a case now at this person's computer. */
export function colleagueOnCase(
  caso: Pick<Caso, 'estado' | 'datosAutorizacion'>,
  work: 'autorizar' | 'noAutorizar',
): DecisionInWords {
  // No employee has this number.
  return decisionOnCase(caso, { numiden: 0, permisos: [PERMISOS.autorizarCaso.id] }, work);
}

/** The facts of a case that its life reads, for a person. */
export function factsOfCase({ datosAutorizacion }: Pick<Caso, 'datosAutorizacion'>, person: Person) {
  const solicitud = datosAutorizacion && {
    solicitante: datosAutorizacion.solicitante.numiden,
    resuelta: datosAutorizacion.resolucion !== null,
  };
  return hechosDeCaso(solicitud, person);
}

/** Whether a person may do something to a case, by the same chart as the server. */
export function decisionOnCase(
  caso: Pick<Caso, 'estado' | 'datosAutorizacion'>,
  person: Person,
  work: AccionCaso | Deshacer,
): DecisionInWords {
  const { estado } = caso;
  const decision = decide(vidaCasoMachine, estado.id, factsOfCase(caso, person), { type: work });
  return decision.allowed ? decision : { ...decision, text: refusalText(work, estado.id, decision.reason) };
}
