import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { createContext, use } from 'react';
import type { OthersChange } from '#contract/failure';
import type { Anexo } from '#domain/anexos';
import type { Caso } from '#domain/casos';
import { hechosDeCaso } from '#domain/hechosDeCaso';
import type { Movimiento } from '#domain/history';
import type { RefusalReason } from '#domain/life';
import type { AccionCaso } from '#domain/trabajosCaso';
import { refusalText } from '#domain/trabajosCaso';
import type { CasoRef } from '#machines/caso.machine';
import type { Errand, Place } from '#machines/caso.types';
import { decide } from '#machines/life';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { changesTold } from './changes.ts';

/** What the parts of a case's page share. */
export interface CasePage {
  readonly caso: CasoRef;
  readonly person: Person;
  /** The case as it is on screen, and as the server last said it is. */
  readonly shown: Caso;
  readonly newest: Caso;
  /** Null when the list could not be read. */
  readonly files: readonly Anexo[] | null;
  readonly refreshing: boolean;
  /** What others have done since the person last looked. */
  readonly news: readonly Movimiento[];
  /** Brings the newest on screen; from then on it is no news. */
  readonly showNewest: () => void;
  /** Asks the server for the case and its files once more. */
  readonly refresh: () => void;
  readonly drafts: PageDrafts;
  /** Sends files, checked one by one; what stays out is told with its reason. */
  readonly attach: (files: readonly File[]) => void;
  /** Where files are chosen and where comments are written, for the buttons that lead there. */
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

export const CasePageContext = createContext<CasePage | null>(null);

/** @throws outside of a case's page. */
export function useCasePage(): CasePage {
  const page = use(CasePageContext);
  if (page === null) throw new Error('A part of a case is outside its page.');
  return page;
}

/** Whether a work may be done; if not, why, and the text that says so. */
export type CaseDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: RefusalReason; readonly text: string };

/** Whether a person may do something to a case, by the same chart as the server. */
export function decisionOn(
  { estado, datosAutorizacion }: Pick<Caso, 'estado' | 'datosAutorizacion'>,
  person: Person,
  work: AccionCaso,
): CaseDecision {
  const solicitud = datosAutorizacion && {
    solicitante: datosAutorizacion.solicitante.numiden,
    resuelta: datosAutorizacion.resolucion !== null,
  };
  const decision = decide(vidaCasoMachine, estado.id, hechosDeCaso(solicitud, person), { type: work });
  return decision.allowed ? decision : { ...decision, text: refusalText(work, estado.id, decision.reason) };
}

/** Why the case takes a work no longer, as it is on screen or as it is by now; null while it does. */
export function useAgainst(work: AccionCaso, which: 'shown' | 'newest' = 'shown'): string | null {
  const page = useCasePage();
  const decision = decisionOn(page[which], page.person, work);
  return decision.allowed ? null : decision.text;
}

/** The running work of a place of the page; of a form only while it is open. */
export function useWork(place: Place): TrabajoUnicoRef | undefined {
  return useSelector(useCasePage().caso, ({ children }) => (children as Works)[place]);
}

type Works = Partial<Record<Place, TrabajoUnicoRef>>;

/** Asks for a work; the page refuses it while another one is on its way. */
export function useSend(place: Place): (errand: Errand) => void {
  const { caso } = useCasePage();
  return (errand) => caso.send({ type: 'enviar', lugar: place, encargo: errand });
}

/** What `WorkFailure` needs of this page. */
export function useFailureProps(place: Place, work: TrabajoUnicoRef) {
  const { caso, newest, person, refreshing, showNewest } = useCasePage();
  const errand = useSelector(work, ({ context }) => context.values as Errand | null);
  const trabajo = errand?.trabajo === 'escalarAMantenimiento' ? 'escalar' : (errand?.trabajo ?? 'comentar');
  const decision = decisionOn(newest, person, trabajo);
  return {
    work,
    refreshing,
    against: decision.allowed ? null : decision.text,
    tell: ({ cambios }: OthersChange) => changesTold(cambios, person.numiden),
    onAccept: showNewest,
    onAgain: () => {
      if (errand !== null) caso.send({ type: 'enviar', lugar: place, encargo: errand });
    },
  };
}
