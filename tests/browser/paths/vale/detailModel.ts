import type { AccionVale } from '#domain/vales/trabajosVale';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { openRecord } from '../../../machines/registro.desk.ts';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { noteTaken, phaseOf } from '../heldChart.ts';
import type { Ventana } from './detailDesk.ts';
import { conflict, decisionOn, type LifeState, ValeServer, type VoucherNow } from './valeServer.ts';

/** The server's words when each is done; of words with numbers, the part that every such voucher has in common. */
const SAID: { readonly [W in Ventana]: string } = {
  autorizar: 'se autorizó con éxito',
  rechazar: 'se rechazó',
  cancelar: 'se canceló con éxito',
  devolver: 'Se devolvieron',
  cambiarMetodos: 'se cambiaron con éxito',
  reponer: 'se repuso por el vale',
};

const WORKS = [...(Object.keys(SAID) as Ventana[]), 'imprimir', 'migrar'] as const;

/** The page of a stored voucher as the charts say it goes. */
export class DetailModel implements Walkable {
  readonly taken: string[] = [];
  /** The windows whose written text is kept. */
  readonly written = new Set<Ventana>();
  /** The voucher as it is on screen. */
  shown: VoucherNow;
  /** Others have done something that the person has not looked at. */
  news = false;
  /** The walk ends here: another voucher is on screen, or what was left may have been saved. */
  over = false;
  readonly #server: ValeServer;
  /** The change of methods that is being sent sends money another way than it came. */
  #asks = false;
  readonly #desk: ReturnType<typeof openRecord>;

  constructor(now: VoucherNow) {
    const note = (transition: string) => this.taken.push(transition);
    this.#server = new ValeServer(now, note);
    this.shown = now;
    const input = { version: now.version, works: WORKS, sinInsistir: ['imprimir'] };
    this.#desk = openRecord(input, noteTaken(note));
  }

  /** The voucher as the server has it. */
  get stored(): VoucherNow {
    return this.#server.now;
  }

  /** The window that is open. */
  get window(): Ventana | null {
    return this.#desk.actor.getSnapshot().context.open as Ventana | null;
  }

  get phase() {
    return this.window === null ? 'none' : phaseOf(this.#desk.work(this.window));
  }

  /** The failed work is told of, and waits for what the person makes of it. */
  get hasFailed(): boolean {
    return this.phase.endsWith('touched');
  }

  get isPrinting(): boolean {
    return this.#desk.work('imprimir').getSnapshot().matches('sending');
  }

  /** No window lies over the page, and nothing is on its way. */
  get isAtRest(): boolean {
    return !this.over && this.window === null && !this.isPrinting;
  }

  /** The messages of the works since the last question for them, each with its kind before it. */
  said(): readonly string[] {
    return this.#desk.told.splice(0);
  }

  open(window: Ventana): void {
    this.#desk.actor.send({ type: 'abrir', trabajo: window });
    this.#settle();
  }

  /** @param asks a change of methods that sends money another way than it came. */
  send(asks = false): void {
    const { window } = this;
    if (window === null) throw new Error('No window is open.');
    this.#asks = asks;
    const isWritten = !(window === 'devolver' && this.shown.parts === 1);
    if (isWritten) this.written.add(window);
    const values = { escrito: true };
    if (isWritten) this.#desk.work(window).send({ type: 'escribir', values, vacio: false });
    this.#desk.enviar(window, values);
    this.#settle();
  }

  /** The person writes in the open window. */
  write(): void {
    this.#tell({ type: 'escribir', values: { escrito: 'otra vez' }, vacio: false });
  }

  accept(): void {
    this.#tell({ type: 'aceptarCambios' });
  }

  discard(): void {
    const { window } = this;
    if (window === null) throw new Error('No window is open.');
    this.written.delete(window);
    this.#desk.actor.send({ type: 'descartar', trabajo: window });
    this.#settle();
  }

  leave(): void {
    this.over = this.hasFailed;
    this.#desk.actor.send({ type: 'cerrar' });
    this.#settle();
  }

  print(): void {
    this.#desk.enviar('imprimir', {}, 'carta');
  }

  /** The server decides on what is asked. */
  async answer(): Promise<void> {
    const { window } = this;
    if (window === null) {
      this.#server.take('imprimir');
      await this.#desk.answer({ codigo: 1, descripcion: '', version: this.stored.version });
      this.#settle();
      return;
    }
    const sent = this.#desk.sent().at(-1);
    const said = this.#saidOf(window);
    const answer = this.#server.answer(window, sent?.version ?? 0, said, this.#asks);
    if (answer === null) return this.#desk.fail(conflict(this.stored.version));
    this.written.delete(window);
    await this.#desk.answer(answer);
    this.over = window === 'reponer';
    this.#settle();
  }

  /** The connection breaks before what is being sent reaches the server. */
  cut(): Promise<void> {
    return this.#desk.fail(noConnection);
  }

  connectionReturns(): void {
    this.#desk.connectionReturns();
  }

  /** It is sent to the accounts, in one go. */
  async sendToAccounts(): Promise<void> {
    this.#desk.actor.send({ type: 'abrir', trabajo: 'migrar' });
    this.#desk.enviar('migrar');
    this.#server.take('migrar');
    await this.#desk.answer({ codigo: 1, descripcion: '', version: this.stored.version });
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

  allows(work: Ventana | 'imprimir' | 'migrar'): boolean {
    return decisionOn(this.shown, work).allowed;
  }

  /** Why the button of a work is there and does nothing; null when it does, or is not there. */
  reasonAgainst(work: Ventana) {
    const decision = decisionOn(this.shown, work);
    return decision.allowed || decision.reason === 'state' || decision.reason === 'person' ? null : decision.reason;
  }

  /** Whether the button that undoes a refund is there, able or not: something of it was given. */
  get hasUndoing(): boolean {
    const decision = decisionOn(this.shown, 'deshacerDevolucion');
    return decision.allowed || decision.reason === 'own';
  }

  get key(): string {
    const { value } = this.#desk.actor.getSnapshot();
    const { phase, shown, stored, news, over, written, window } = this;
    const isStale = shown.version !== stored.version;
    const facts = [
      this.#asks,
      stored.isChange,
      stored.author,
      stored.state,
      stored.parts,
      stored.isBegun,
      stored.isSent,
      Math.min(stored.prints, 1),
      shown.state,
    ];
    const print = phaseOf(this.#desk.work('imprimir'));
    return JSON.stringify([value, window, phase, print, facts, isStale, news, over, [...written]]);
  }

  #saidOf(window: Ventana): string {
    if (this.#asks) return 'se guardó y espera autorización';
    return window === 'rechazar' && this.stored.isChange ? 'se rechazó: se devuelve como antes' : SAID[window];
  }

  #tell(event: Parameters<TrabajoRef['send']>[0]): void {
    if (this.window !== null) this.#desk.work(this.window).send(event);
    this.#settle();
  }

  /** While a window is open, what is on screen stays. */
  #settle(): void {
    if (this.window === null) this.#show();
  }

  #show(): void {
    const { stored, shown } = this;
    this.shown = stored;
    if (stored.version !== shown.version) this.#desk.actor.send({ type: 'registroALaVista', version: stored.version });
  }
}
