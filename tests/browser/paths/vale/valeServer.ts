import { type AnyTransitionDefinition, transition } from 'xstate';
import type { ResultadoTrabajo } from '#contract/common/answers';
import type { Failure } from '#contract/common/failure';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { PERMISOS, type Permiso } from '#domain/common/permisos';
import type { AccionVale } from '#domain/vales/trabajosVale';
import { decide } from '#machines/life';
import { type VidaValeContext, vidaValeMachine } from '#machines/vidaVale.machine';
import { idOf } from '../heldChart.ts';

/** The states of a voucher's life by their names in its chart. */
export type LifeState = 'nuevo' | keyof typeof ESTADO_VALE;

/** A voucher as the server has it, or as it is on screen. */
export interface VoucherNow {
  readonly state: LifeState;
  readonly version: number;
  readonly author: 'self' | 'other';
  /** It was begun in the store of who looks at the screen. */
  readonly isOfStore: boolean;
  /** Saving it, or changing its methods as it is asked now, asks for authorization. */
  readonly waits: boolean;
  /** A change of its methods is what waits. */
  readonly isChange: boolean;
  readonly isExpired: boolean;
  /** In how many parts its balance still goes back. */
  readonly parts: number;
  /** One of them went back already. */
  readonly isBegun: boolean;
  /** One of them is under way, and its end is unknown. */
  readonly isUnknown: boolean;
  readonly prints: number;
  readonly isSent: boolean;
}

/** A voucher of two parts, made by somebody else in the same store. */
export const VOUCHER: VoucherNow = {
  state: 'vigente',
  version: 1,
  author: 'other',
  isOfStore: true,
  waits: false,
  isChange: false,
  isExpired: false,
  parts: 2,
  isBegun: false,
  isUnknown: false,
  prints: 0,
  isSent: false,
};

const MANAGER = 100_003;
const OTHER = 100_002;

/** The facts of a voucher that the life reads, for the manager at the screen, who may do everything. */
function lifeContextOf(vale: VoucherNow): VidaValeContext {
  return {
    permisos: Object.keys(PERMISOS) as Permiso[],
    numiden: MANAGER,
    vuelveA: 'nada',
    autores: [vale.author === 'self' ? MANAGER : OTHER],
    mismaTienda: vale.isOfStore,
    ...{ pideAutorizacion: vale.waits, cambioPorAutorizar: vale.isChange },
    vencido: vale.isExpired,
    empezado: vale.isBegun,
    enCurso: vale.isUnknown,
    // Whoever is at the screen gives it back.
    ...{ deshaciendo: false, hayDevuelto: vale.isBegun, devolvio: true, pideAlVecino: false },
    limiteDeLoDevuelto: null,
    acreditado: false,
    sinEntregar: false,
    limitePasado: null,
    devuelveTodo: vale.parts === 1,
    otraEnCurso: false,
    casoSolucionado: false,
    casoDeOtroTipo: false,
    recolecta: 'nada',
    deCancelacion: false,
    enviado: vale.isSent,
  };
}

/** The number of a state on the wire. */
function idOfState(state: LifeState) {
  return state === 'nuevo' ? 0 : ESTADO_VALE[state];
}

/** Whether the person at the screen may do it to the voucher, and why not. */
export function decisionOn(vale: VoucherNow, work: AccionVale) {
  return decide(vidaValeMachine, idOfState(vale.state), lifeContextOf(vale), { type: work });
}

/** The server as the walks expect it: the life of one voucher and its version. */
export class ValeServer {
  now: VoucherNow;
  readonly #onTaken: (transition: string) => void;

  /** @param onTaken hears of every transition of the life that the person takes. */
  constructor(now: VoucherNow, onTaken: (transition: string) => void) {
    this.now = now;
    this.#onTaken = onTaken;
  }

  /**
   * Answers a work that was sent on a version; null when that is stale.
   * @param asks it sends money another way than it came.
   */
  answer(work: AccionVale, version: number, said: string, asks = false): ResultadoTrabajo | null {
    if (version < this.now.version) return null;
    if (asks) this.now = { ...this.now, waits: true };
    this.take(work);
    const { state } = this.now;
    const id = idOfState(state);
    return {
      codigo: 1,
      descripcion: said,
      version: this.now.version,
      estado: { id, nombre: id === 0 ? '' : ESTADOS_VALE[id] },
    };
  }

  /** Takes the arrow of a work of the person, which may lead nowhere. */
  take(work: AccionVale): void {
    const before = vidaValeMachine.resolveState({ value: this.now.state, context: lifeContextOf(this.now) });
    const [arrow] = vidaValeMachine.getTransitionData(before, { type: work });
    this.#onTaken(idOf(vidaValeMachine, arrow as unknown as AnyTransitionDefinition));
    if (decisionOn(this.now, work).allowed)
      this.#goOn(work, transition(vidaValeMachine, before, { type: work })[0].value as LifeState);
  }

  /** Another person works on it. */
  otherWorks(work: AccionVale, state: LifeState): void {
    this.#goOn(work, state);
  }

  #goOn(work: AccionVale, state: LifeState): void {
    const { now } = this;
    switch (work) {
      case 'imprimir':
        this.now = { ...now, prints: now.prints + 1 };
        return;
      case 'migrar':
        this.now = { ...now, isSent: true };
        return;
      case 'devolver':
        this.now = { ...now, state, version: now.version + 1, parts: now.parts - 1, isBegun: true };
        return;
      case 'cambiarMetodos': {
        const isChange = state === 'porAutorizar';
        const author = isChange ? 'self' : now.author;
        this.now = { ...now, state, version: now.version + 1, author, isChange, waits: false };
        return;
      }
      case 'autorizar':
      case 'rechazar':
        this.now = { ...now, state, version: now.version + 1, isChange: false };
        return;
      default:
        this.now = { ...now, state, version: now.version + 1 };
    }
  }
}

/** The server's answer to who worked on a stale version. */
export function conflict(version: number): Failure {
  return {
    tipo: 'conflicto',
    texto: 'cambió mientras usted trabajaba',
    codigo: 409,
    campos: [],
    objeto: null,
    cambio: { version, cambios: [] },
  };
}
