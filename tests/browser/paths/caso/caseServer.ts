import { type AnyTransitionDefinition, transition } from 'xstate';
import type { ResultadoTrabajo } from '#contract/common/answers';
import type { Failure } from '#contract/common/failure';
import { transitionsOf } from '#diagrams/transitions';
import { type AccionCaso, CASE_TEXTS } from '#domain/casos/trabajosCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { PERMISOS } from '#domain/common/permisos';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { noPermission } from '../../../machines/caso.samples.ts';

/** The states of a case's life by their names in its chart. */
export type LifeState = keyof typeof ESTADO;

/** A case as the server has it, or as it is on screen. */
export interface CaseNow {
  /** It has a voucher that is not finished. */
  readonly owes: boolean;
  readonly state: LifeState;
  /** Who asked for the authorization that waits. */
  readonly requester: 'self' | 'other' | null;
  readonly version: number;
  readonly category: number;
}

/** The errand that a place hands over to be sent: its work and its values. */
export interface Errand {
  readonly trabajo: AccionCaso;
  readonly valores: unknown;
}

/** The server as the walks expect it: the life of one case, its version, and the words of its answers. */
export class CaseServer {
  now: CaseNow;
  readonly #id: number;
  readonly #onTaken: (transition: string) => void;

  /** @param onTaken hears of every transition of the life that the person takes. */
  constructor(state: LifeState, id: number, onTaken: (transition: string) => void) {
    this.now = {
      state,
      requester: null,
      version: 1,
      category: state === 'recolecta' ? PICKUP : RETURN_VOUCHER,
      owes: state === 'recolecta',
    };
    this.#id = id;
    this.#onTaken = onTaken;
  }

  /** Answers a work that was sent on a version. */
  answer({ trabajo, valores }: Errand, version: number | null): ResultadoTrabajo | Failure {
    const work = trabajo as AccionCaso;
    const adds = work === 'comentar' || work === 'adjuntar';
    if (!adds && (version ?? 0) < this.now.version) return this.#conflict();
    if ((valores as Sent).same) return this.#result(2, CASE_TEXTS.mismaCategoria);
    this.#goOn(work, adds);
    const said = SAID[work];
    return this.#result(1, typeof said === 'string' ? said : said(this.#id));
  }

  /** Takes the arrow of a work, which may lead nowhere; answers the state that it leads to. */
  take(work: AccionCaso): LifeState {
    const before = lifeOf(this.now);
    const [arrow] = vidaCasoMachine.getTransitionData(before, { type: work });
    const id = LIFE_IDS.get(arrow as AnyTransitionDefinition);
    if (id !== undefined) this.#onTaken(id);
    return transition(vidaCasoMachine, before, { type: work })[0].value as LifeState;
  }

  /** Another person works on it. */
  otherWorks(work: 'escalar' | 'solicitarAutorizacion'): void {
    const { version, category, owes } = this.now;
    this.now =
      work === 'escalar'
        ? { owes, state: 'escalado', requester: null, version: version + 1, category: nextCategory(category) }
        : { owes, state: 'pendiente', requester: 'other', version: version + 1, category };
  }

  /** Its answer to who may no longer see the case. */
  loss(): Failure {
    const texto = `No tiene permiso para ver el caso ${this.#id}: es de otra tienda y de otra área.`;
    return { ...noPermission, texto };
  }

  #goOn(work: AccionCaso, adds: boolean): void {
    const { state: before, requester, version, category } = this.now;
    const state = this.take(work);
    this.now = {
      ...{ owes: this.now.owes, state },
      requester: work === 'solicitarAutorizacion' ? 'self' : state === 'pendiente' ? requester : null,
      // A work that only adds makes no other stale, unless it is the first on the case.
      version: adds && state === before ? version : version + 1,
      category: work === 'escalar' ? nextCategory(category) : category,
    };
  }

  #result(code: number, descripcion: string): ResultadoTrabajo {
    const { state, version } = this.now;
    return { codigo: code, descripcion, version, estado: { id: ESTADO[state], nombre: state } };
  }

  #conflict(): Failure {
    const texto = `El caso ${this.#id} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`;
    const cambio = { version: this.now.version, cambios: [] };
    return { tipo: 'conflicto', texto, codigo: 409, campos: [], objeto: null, cambio };
  }
}

/** The part of the values that the server looks at here: whether a case is escalated to where it is. */
interface Sent {
  readonly same?: true;
}

const RETURN_VOUCHER = 7;
const PICKUP = 13;

/** Where an escalation leads, so that it is never where the case is already. */
export function nextCategory(category: number): number {
  return category === 11 ? 12 : 11;
}

const SAID: { readonly [A in AccionCaso]: string | ((id: number) => string) } = {
  comentar: CASE_TEXTS.comentario,
  adjuntar: CASE_TEXTS.anexos,
  tomar: CASE_TEXTS.tomado,
  asignar: CASE_TEXTS.asignado,
  escalar: CASE_TEXTS.escalado,
  solicitarAutorizacion: CASE_TEXTS.solicitud,
  autorizar: CASE_TEXTS.autorizado,
  noAutorizar: CASE_TEXTS.noAutorizado,
  cerrar: CASE_TEXTS.cierre,
};

const LIFE_IDS = new Map(transitionsOf(vidaCasoMachine).map(({ id, definition }) => [definition, id]));

const MANAGER = 100_003;
const OTHER = 100_001;

/** The life of a case for the manager at the screen, who may do everything. */
export function lifeOf({ state, requester }: CaseNow) {
  const solicitante = requester === null ? null : requester === 'self' ? MANAGER : OTHER;
  const permisos = Object.keys(PERMISOS) as (keyof typeof PERMISOS)[];
  return vidaCasoMachine.resolveState({
    value: state,
    context: { numiden: MANAGER, permisos, solicitante, vuelveA: 'nada' },
  });
}
