import type { AccionVale } from '#domain/trabajosVale';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { Submission } from '#machines/trabajoUnico.types';
import { valeMachine } from '#machines/vale.machine';
import type { VentanaDeVale } from '#machines/vale.types';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';
import type { LifeState, VoucherNow } from './valeServer.ts';
import { conflict, decisionOn, idOfState, ValeServer } from './valeServer.ts';

/** What the server says when each is done; of what it says with numbers, what every such voucher has in common. */
const SAID: { readonly [W in VentanaDeVale]: string } = {
  autorizar: 'se autorizó con éxito',
  rechazar: 'se rechazó',
  cancelar: 'se canceló con éxito',
  devolver: 'Se devolvieron',
  cambiarMetodos: 'se cambiaron con éxito',
  reponer: 'se repuso por el vale',
};

const WINDOW_OF_STATE: Readonly<Record<string, VentanaDeVale>> = {
  authorizing: 'autorizar',
  rejecting: 'rechazar',
  cancelling: 'cancelar',
  givingBack: 'devolver',
  changingMethods: 'cambiarMetodos',
  replacing: 'reponer',
};

/** The page of a stored voucher as the charts say it goes. */
export class DetailModel implements Walkable {
  readonly taken: string[] = [];
  /** The windows of which something that was written is kept. */
  readonly written = new Set<VentanaDeVale>();
  /** The voucher as it is on screen. */
  shown: VoucherNow;
  /** Others have done something that the person has not looked at. */
  news = false;
  /** The walk ends here: another voucher is on screen, or what was left may have been saved. */
  over = false;
  readonly #server: ValeServer;
  readonly #chart: HeldChart<typeof valeMachine>;
  readonly #heard = new WeakSet<TrabajoUnicoRef>();
  #told: string[] = [];

  constructor(now: VoucherNow) {
    const note = (transition: string) => this.taken.push(transition);
    this.#server = new ValeServer(now, note);
    this.shown = now;
    const input = { seed: 'semilla', version: now.version, estado: idOfState(now.state) };
    this.#chart = new HeldChart(valeMachine, { input, questions: ['print'], works: ['trabajo'] }, note);
    this.#chart.actor.on('aviso', ({ texto }) => this.#told.push(texto));
    this.#tell();
  }

  /** The voucher as the server has it. */
  get stored(): VoucherNow {
    return this.#server.now;
  }

  /** The window that is open. */
  get window(): VentanaDeVale | null {
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'string' ? (WINDOW_OF_STATE[value] ?? null) : null;
  }

  get phase() {
    return this.#chart.phase;
  }

  get hasFailed(): boolean {
    return this.#chart.hasFailed;
  }

  get isPrinting(): boolean {
    return this.#chart.actor.getSnapshot().matches('printing');
  }

  /** No window lies over the page, and nothing is on its way. */
  get isAtRest(): boolean {
    return !this.over && this.window === null && !this.isPrinting;
  }

  /** What the alerts have said since one last asked. */
  said(): readonly string[] {
    return this.#told.splice(0);
  }

  open(window: VentanaDeVale): void {
    this.#chart.actor.send({ type: window });
    this.#settle();
  }

  send(): void {
    const { window } = this;
    if (window === null) throw new Error('No window is open.');
    if (!(window === 'devolver' && this.shown.parts === 1)) this.written.add(window);
    this.#chart.actor.send({ type: 'enviar', values: {} });
    this.#settle();
  }

  /** An event of the person for the work of the open window. */
  tell(event: Parameters<TrabajoUnicoRef['send']>[0]): void {
    const { window } = this;
    if (event.type === 'descartar' && window !== null) this.written.delete(window);
    if (event.type === 'cerrar') this.over = this.hasFailed;
    this.#chart.work?.send(event);
    this.#settle();
  }

  print(): void {
    this.#chart.actor.send({ type: 'imprimir', formato: 'carta' });
  }

  /** The server decides on what is asked. */
  async answer(): Promise<void> {
    const { window } = this;
    if (window === null) {
      this.#server.take('imprimir');
      await this.#chart.answer(undefined);
      this.#settle();
      return;
    }
    const sent = this.#chart.asked?.input as Submission | undefined;
    const answer = this.#server.answer(window, sent?.version ?? 0, SAID[window]);
    if (answer === null) return this.#chart.fail(conflict(this.stored.version));
    this.written.delete(window);
    await this.#chart.answer(answer);
    this.over = window === 'reponer';
    this.#settle();
  }

  /** The connection breaks before what is being sent reaches the server. */
  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  connectionReturns(): void {
    this.#chart.connectionReturns();
  }

  /** It is sent to the accounts, which its page's chart does not know of. */
  sendToAccounts(): void {
    this.#server.take('migrar');
    this.shown = this.stored;
  }

  /** Brings the newest on screen; from then on it is no news. */
  look(): void {
    this.news = false;
    this.#show();
  }

  otherWorks(work: 'autorizar' | 'cancelar' | 'devolver', state: LifeState): void {
    this.#server.otherWorks(work, state);
    this.news = true;
    this.#settle();
  }

  /** The person tries what the life refuses: nothing comes of it but the reason. */
  tryInVain(work: AccionVale): void {
    this.#server.take(work);
  }

  allows(work: VentanaDeVale | 'imprimir' | 'migrar'): boolean {
    return decisionOn(this.shown, work).allowed;
  }

  /** Why the button of a work is there and does nothing; null when it does, or is not there. */
  reasonAgainst(work: VentanaDeVale) {
    const decision = decisionOn(this.shown, work);
    return decision.allowed || decision.reason === 'state' || decision.reason === 'person' ? null : decision.reason;
  }

  get key(): string {
    const { value } = this.#chart.actor.getSnapshot();
    const { phase, shown, stored, news, over, written } = this;
    const isStale = shown.version !== stored.version;
    const facts = [stored.state, stored.parts, stored.isBegun, stored.isSent, Math.min(stored.prints, 1), shown.state];
    return JSON.stringify([value, phase, facts, isStale, news, over, [...written]]);
  }

  /** While a window is open, what is on screen stays. */
  #settle(): void {
    if (this.window === null) this.#show();
    const { work } = this.#chart;
    if (work === undefined || this.#heard.has(work)) return;
    this.#heard.add(work);
    work.on('aviso', ({ texto }) => this.#told.push(texto));
  }

  #show(): void {
    const { stored, shown } = this;
    this.shown = stored;
    if (stored.version !== shown.version || stored.state !== shown.state) this.#tell();
  }

  #tell(): void {
    const { version, state } = this.shown;
    this.#chart.actor.send({ type: 'valeALaVista', version, estado: idOfState(state) });
  }
}
