import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { Movimiento } from '#domain/history';
import type { Vale } from '#domain/vales';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { ValeRef } from '#machines/vale.machine';
import type { VentanaDeVale } from '#machines/vale.types';
import type { PageDrafts } from '../../data/useDrafts.ts';
import type { Person } from './life.ts';
import { decisionOn } from './life.ts';

/** What the parts of a voucher's page share. */
export interface VoucherPageState {
  readonly vale: ValeRef;
  readonly person: Person;
  /** The voucher as it is on screen, and as the server last said it is. */
  readonly shown: Vale;
  readonly newest: Vale;
  readonly now: Date;
  readonly refreshing: boolean;
  /** What others have done since the person last looked. */
  readonly news: readonly Movimiento[];
  /** Brings the newest on screen; from then on it is no news. */
  readonly showNewest: () => void;
  readonly drafts: PageDrafts;
}

export const VoucherPageContext = createContext<VoucherPageState | null>(null);

/** @throws outside of a voucher's page. */
export function useVoucherPage(): VoucherPageState {
  const page = use(VoucherPageContext);
  if (page === null) throw new Error('A part of a voucher is outside its page.');
  return page;
}

/** Which window each state of the page's chart is. */
const WINDOWS = {
  authorizing: 'autorizar',
  rejecting: 'rechazar',
  cancelling: 'cancelar',
  givingBack: 'devolver',
  changingMethods: 'cambiarMetodos',
  replacing: 'reponer',
} as const satisfies Record<string, VentanaDeVale>;

/** The window that is open over the page, and its running work; null while there is none. */
export function useOpenWindow(vale: ValeRef): { readonly name: VentanaDeVale; readonly work: TrabajoUnicoRef } | null {
  const name = useSelector(vale, ({ value }) =>
    typeof value === 'string' && value in WINDOWS ? WINDOWS[value as keyof typeof WINDOWS] : null,
  );
  const work = useSelector(vale, ({ children }) => children.trabajo as TrabajoUnicoRef | undefined);
  return name === null || work === undefined ? null : { name, work };
}

/** Why the voucher takes a work no longer, as it is on screen or as it is by now; null while it does. */
export function useAgainst(work: VentanaDeVale, which: 'shown' | 'newest' = 'shown'): string | null {
  const page = useVoucherPage();
  const decision = decisionOn(page[which], page.person, work, page.now);
  return decision.allowed ? null : decision.text;
}

const AT_ONCE = 3;

/** What others did, one phrase a change ('Silvia Muñoz: Vale cancelado'), the last ones when there are many. */
export function changesTold(changes: readonly Movimiento[], { numiden }: Pick<Person, 'numiden'>): readonly string[] {
  const told = changes.map(({ autor, accion }) => `${autor.numiden === numiden ? 'usted' : autor.nombre}: ${accion}`);
  const rest = told.length - AT_ONCE;
  if (rest <= 0) return told;
  return [`hubo ${rest === 1 ? 'otro cambio' : `otros ${rest} cambios`} antes`, ...told.slice(-AT_ONCE)];
}
