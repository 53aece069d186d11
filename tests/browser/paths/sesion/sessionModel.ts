import { SimulatedClock } from 'xstate';
import { sesionMachine } from '#machines/sesion.machine';
import type { Entrado } from '#machines/sesion.types';
import { noConnection, noSession, rejection, sesion } from '../../../machines/samples.ts';
import { credentials } from '../../../machines/sesion.fixtures.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** Who is signed in: the person of the screen, or another one. */
export type Who = 'self' | 'other';

const OTHER = { ...sesion, numiden: 100_001 };

const QUESTIONS = ['restaurarSesion', 'iniciarSesion', 'irAlProveedor', 'cerrarSesion'];

/** The session of a screen as its chart says it goes, and the one that the server has for this browser. */
export class SessionModel implements Walkable {
  readonly taken: string[] = [];
  /** Who signs in. */
  typed: Who | 'nobody' = 'self';
  /** The last failure is that the server could not be reached. */
  wasCut = false;
  /** The page was loaded anew: a new chart begins. */
  over = false;
  /** The version on screen is not the server's any more. */
  isOutdated = false;
  /** The session ended by itself, and nothing was typed since in the window that says so. */
  isNoted = false;
  /** Whose session the server has for this browser; null for none. */
  atServer: Who | null;
  readonly #chart: HeldChart<typeof sesionMachine>;
  readonly #clock = new SimulatedClock();

  constructor(atServer: Who | null) {
    this.atServer = atServer;
    const note = (transition: string) => this.taken.push(transition);
    this.#chart = new HeldChart(sesionMachine, { input: {}, questions: QUESTIONS, clock: this.#clock }, note);
  }

  /** The state by the end of its id: 'login.waiting', 'active.warned'. */
  get state(): string {
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  }

  /** The server says whose session this is. */
  async restored(): Promise<void> {
    await this.#chart.answer(this.#entered);
    this.over = this.state === 'ended.replaced';
  }

  enter(who: Who | 'nobody'): void {
    this.typed = who;
    this.isNoted = false;
    this.#chart.actor.send({ type: 'entrar', credenciales: credentials });
  }

  /** The server lets in who is somebody. */
  async entered(): Promise<void> {
    this.wasCut = false;
    if (this.typed === 'nobody') return this.#chart.fail(rejection);
    this.atServer = this.typed;
    await this.#chart.answer(this.#entered);
  }

  async left(): Promise<void> {
    this.atServer = null;
    await this.#chart.answer(undefined);
    this.over = this.isOutdated;
  }

  async cut(): Promise<void> {
    this.wasCut = true;
    await this.#chart.fail(noConnection);
  }

  pass(ms: number): void {
    this.#clock.increment(ms);
  }

  tell(type: 'salir' | 'aceptar' | 'reintentar' | 'actividadReanudada'): void {
    this.#chart.actor.send({ type });
  }

  correct(): void {
    this.isNoted = false;
    this.#chart.actor.send({ type: 'corregir' });
  }

  idle(): void {
    this.isNoted = true;
    this.#chart.actor.send({ type: 'inactividadCumplida' });
  }

  nears(type: 'inactividadCercana' | 'finCercano'): void {
    this.#chart.actor.send({ type, quedan: 40_000 });
  }

  outdate(): void {
    this.isOutdated = true;
    this.#chart.actor.send({ type: 'versionDistinta' });
  }

  /** The server ended the session, and a call was refused. */
  lose(): void {
    this.atServer = null;
    this.#chart.actor.send({ type: 'sesionPerdida', failure: noSession });
  }

  get key(): string {
    return JSON.stringify([
      this.state,
      this.typed,
      this.wasCut,
      this.over,
      this.atServer,
      this.isOutdated,
      this.isNoted,
    ]);
  }

  get #entered(): Entrado | null {
    if (this.atServer === null) return null;
    return this.atServer === 'self' ? sesion : OTHER;
  }
}
