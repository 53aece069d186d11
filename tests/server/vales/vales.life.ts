/** A voucher of two lines and two methods, as two people can bring it about: what the server must make of each work, by hand. */

import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { PERMISOS } from '#domain/common/permisos';
import { type AccionVale, refusalTextVale } from '#domain/vales/trabajosVale';
import { decide } from '#machines/life';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { type Judgement, PEOPLE, type Rules, refusedFor, TwoPeople, type Who } from '../bed/twoPeople.ts';

/** The works of a voucher's life; what is given back goes by one of its methods, and of one the answer may be lost. */
export const WORKS = [
  ...(['guardarParcial', 'guardar', 'recolectar', 'autorizar', 'rechazar', 'cancelar'] as const),
  ...(['devolverEfectivo', 'devolverBilletera', 'perderBilletera'] as const),
  ...(['cambiarMetodos', 'reponer', 'imprimir', 'migrar'] as const),
] as const;
export type Work = (typeof WORKS)[number];

/** The parts of a voucher by method, in centavos. */
interface Parts {
  readonly efectivo: number;
  readonly billetera: number;
}

export interface VoucherState {
  readonly estado: IdEstadoVale;
  /** Its sale is so old that the voucher waits for an authorization. */
  readonly asks: boolean;
  /** Who of the two saved it or arranged its pickup; somebody else began it. */
  readonly authors: readonly Who[];
  /** How far the pickup of its second line is. */
  readonly pickup: 'none' | 'awaited' | 'collected' | 'cancelled';
  /** The parts that are still to go back, and those that have gone. */
  readonly open: Parts;
  readonly given: Parts;
  /** The wallet was asked, has the money, and its answer was lost. */
  readonly underWay: boolean;
  readonly isMigrated: boolean;
  readonly prints: number;
  /** The parts that went over to another voucher in its place; null when none has taken it. */
  readonly replacedWith: Parts | null;
}

/** Two units of the first line, of 116 pesos each with tax, and the one of the second, of as many: 348 pesos. */
export const UNITS = { 1: 2, 2: 1 } as const;
export const WORTH = { efectivo: 11_600, billetera: 23_200 } as const;
const NOTHING: Parts = { efectivo: 0, billetera: 0 };

export type VoucherStart = 'plain' | 'asking';

/** A voucher that somebody else began and both have opened. */
export function beganBySomebody(start: VoucherStart, numidenOf: Readonly<Record<Who, number>>, maker: number) {
  return new TwoPeople<Work, VoucherState>(rulesFor(numidenOf, maker), {
    estado: ESTADO_VALE.parcial,
    asks: start === 'asking',
    authors: [],
    pickup: 'none',
    open: WORTH,
    given: NOTHING,
    underWay: false,
    isMigrated: false,
    prints: 0,
    replacedWith: null,
  });
}

/** The amount of a voucher that is left to give back: its balance, or 0 once it is cancelled or rejected. */
export function balanceOf({ estado, open }: Pick<VoucherState, 'estado' | 'open'>): number {
  return estado === ESTADO_VALE.cancelado || estado === ESTADO_VALE.rechazado ? 0 : sumOf(open);
}

export function sumOf({ efectivo, billetera }: Parts): number {
  return efectivo + billetera;
}

/** The arrow of the life that a work is. */
function arrowOf(work: Work): AccionVale {
  switch (work) {
    case 'devolverEfectivo':
    case 'devolverBilletera':
    case 'perderBilletera':
      return 'devolver';
    default:
      return work;
  }
}

function rulesFor(numidenOf: Readonly<Record<Who, number>>, maker: number): Rules<Work, VoucherState> {
  return {
    // They change nothing that anybody could have seen otherwise.
    blind: ['imprimir', 'migrar'],
    keyOf,
    judge: (state, who, work) => {
      const arrow = arrowOf(work);
      const part = work === 'devolverEfectivo' ? state.open.efectivo : state.open.billetera;
      const decision = decide(
        vidaValeMachine,
        state.estado,
        {
          permisos: EVERYTHING,
          numiden: numidenOf[who],
          vuelveA: 'nada',
          autores: [maker, ...state.authors.map((author) => numidenOf[author])],
          mismaTienda: true,
          ...{ pideAutorizacion: state.asks && work !== 'cambiarMetodos', cambioPorAutorizar: false },
          vencido: false,
          empezado: state.underWay || sumOf(state.given) > 0,
          enCurso: state.underWay,
          ...{ deshaciendo: false, hayDevuelto: sumOf(state.given) > 0, devolvio: false, pideAlVecino: false },
          limiteDeLoDevuelto: null,
          acreditado: false,
          sinEntregar: false,
          limitePasado: null,
          devuelveTodo: work !== 'perderBilletera' && part === sumOf(state.open),
          otraEnCurso: work === 'devolverEfectivo' && state.underWay,
          casoSolucionado: false,
          casoDeOtroTipo: false,
          recolecta: state.pickup === 'awaited' ? 'porRecoger' : 'nada',
          deCancelacion: false,
          enviado: state.isMigrated,
        },
        { type: arrow },
      );
      if (!decision.allowed && decision.reason === 'done')
        return { kind: 'unchanged', message: /^Este vale ya se había enviado a NetSuite\.$/ };
      if (!decision.allowed) return refusedFor(decision.reason, refusalTextVale(arrow, state.estado, decision.reason));
      return does(work, { ...state, estado: decision.state as IdEstadoVale }, who);
    },
  };
}

const EVERYTHING = Object.keys(PERMISOS) as (keyof typeof PERMISOS)[];

/** The effect of a work that the life takes; `state` is as the life leaves it. */
function does(work: Work, state: VoucherState, who: Who): Judgement<VoucherState> {
  const { authors, pickup, open, given, underWay } = state;
  const isSaved = { ...state, authors: PEOPLE.filter((each) => each === who || authors.includes(each)) };
  switch (work) {
    case 'guardarParcial':
      return done(isSaved);
    case 'guardar':
      return done(isSaved);
    case 'recolectar':
      return pickup === 'none'
        ? done({ ...isSaved, pickup: 'awaited' })
        : { kind: 'refused', status: 400, message: 'La línea 2 ya está en una recolecta de este vale.' };
    case 'autorizar':
      return done(state);
    case 'rechazar':
    case 'cancelar':
      return done({ ...state, pickup: pickup === 'awaited' ? 'cancelled' : pickup });
    case 'devolverEfectivo':
      if (open.efectivo === 0) return busy('La parte de EFECTIVO ya se devolvió.');
      return done({
        ...state,
        open: { ...open, efectivo: 0 },
        given: { ...given, efectivo: given.efectivo + open.efectivo },
      });
    case 'devolverBilletera':
    case 'perderBilletera':
      if (open.billetera === 0)
        return busy(
          given.billetera > 0 ? 'La parte de BILLETERA ya se devolvió.' : 'Este vale no se devuelve por BILLETERA.',
        );
      if (work === 'perderBilletera')
        return underWay
          ? { kind: 'refused', status: 502, message: NOBODY_KNOWS }
          : { ...done({ ...state, underWay: true }), raised: false, status: 502 };
      return done({
        ...state,
        open: { ...open, billetera: 0 },
        given: { ...given, billetera: given.billetera + open.billetera },
        underWay: false,
      });
    case 'cambiarMetodos':
      return open.billetera === 0
        ? { kind: 'unchanged', message: /^El vale ya se devuelve así: no cambió nada\.$/ }
        : done({ ...state, open: { efectivo: sumOf(open), billetera: 0 } });
    case 'reponer':
      return done({ ...state, replacedWith: open });
    case 'imprimir':
      return { ...done({ ...state, prints: state.prints + 1 }), raised: false };
    case 'migrar':
      return done({ ...state, isMigrated: true });
  }
}

const NOBODY_KNOWS = 'No se sabe si la devolución por BILLETERA llegó. Intente de nuevo: se cuenta una sola vez.';

function done(state: VoucherState) {
  return { kind: 'done', state, raised: true } as const;
}

function busy(message: string): Judgement<VoucherState> {
  return { kind: 'refused', status: 409, message };
}

/** Marks a voucher that still owes money once the accounts have it: it goes on as one that they have not. */
const SENT = 'sent';

/** The facts that decide on what follows: its authors until it is decided on, its pickup while it is filled in. */
function keyOf({ estado, asks, authors, pickup, open, given, underWay, isMigrated }: VoucherState): string {
  switch (estado) {
    case ESTADO_VALE.parcial:
    case ESTADO_VALE.porAutorizar:
      return `${estado}${asks ? ` asks, of ${authors}` : ''}, pickup ${pickup}`;
    case ESTADO_VALE.vigente:
      return `${estado} ${shown(open)} of ${shown(given)}${underWay ? ' under way' : ''}${isMigrated ? ` ${SENT}` : ''}`;
    case ESTADO_VALE.canjeado:
      return `${estado}${isMigrated ? ' migrated' : ''}`;
    case ESTADO_VALE.cancelado:
    case ESTADO_VALE.rechazado:
      return `${estado}`;
  }
}

function shown({ efectivo, billetera }: Parts): string {
  return `${efectivo}+${billetera}`;
}

/** Whether what is taken in a situation is walked: each work, but once where the accounts make no difference to it. */
export function isWanted(transition: string): boolean {
  return !transition.includes(SENT);
}

/**
 * Whether a work is tried: an answer of the wallet is lost where the wallet is asked, and goods are fetched for the
 * voucher that needs no authorization.
 */
export function isTried(model: TwoPeople<Work, VoucherState>, who: Who, work: Work): boolean {
  if (work === 'perderBilletera') return model.outcome(who, 'devolverBilletera').kind === 'done';
  return work !== 'recolectar' || !model.state.asks;
}
