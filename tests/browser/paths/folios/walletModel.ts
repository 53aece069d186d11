import { billeteraMachine } from '#machines/billetera.machine';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** Where the window is opened: for nobody yet, or for a customer who has a wallet. */
export type WalletStart = 'lista' | 'vale';

/** The window of wallets as its chart says it goes. */
export class WalletModel implements Walkable {
  readonly taken: string[] = [];
  /** Whose wallet it is about: one who had one from the beginning, one who had none, or nobody yet. */
  customer: 'rich' | 'new' | null;
  /** Who had none has one by now. */
  isOpened = false;
  readonly #chart: HeldChart<typeof billeteraMachine>;

  constructor(start: WalletStart) {
    this.customer = start === 'vale' ? 'rich' : null;
    const input = { seed: 'semilla', numidenCliente: start === 'vale' ? 1 : null };
    this.#chart = new HeldChart(billeteraMachine, { input, questions: ['leer'], works: ['apertura'] }, (transition) =>
      this.taken.push(transition),
    );
  }

  get state(): string {
    return String(this.#chart.actor.getSnapshot().value);
  }

  get hasFailed(): boolean {
    return this.#chart.hasFailed;
  }

  get isSending(): boolean {
    return this.#chart.phase === 'sending';
  }

  ask(customer: 'rich' | 'new'): void {
    if (this.state !== 'opening') this.customer = customer;
    this.#chart.actor.send({ type: 'consultar', numidenCliente: customer === 'rich' ? 1 : 2 });
  }

  tell(type: 'reintentar' | 'abrirBilletera' | 'cerrar'): void {
    this.#chart.actor.send({ type });
  }

  async discard(): Promise<void> {
    this.#chart.work?.send({ type: 'descartar' });
    await this.#read();
  }

  /** The server answers what is asked. */
  async answer(): Promise<void> {
    if (this.state === 'reading') return this.#read();
    this.isOpened = true;
    await this.#chart.answer({ codigo: 1, descripcion: '', version: 0 });
    // What there is now is read, and nobody holds that up.
    await this.#read();
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  otherOpens(): void {
    this.isOpened = true;
    this.#chart.actor.send({ type: 'billeteraALaVista', folio: 'BE1' });
  }

  get key(): string {
    return JSON.stringify([this.state, this.#chart.phase, this.customer, this.isOpened]);
  }

  #read(): Promise<void> {
    return this.#chart.answer({ folio: this.customer === 'rich' || this.isOpened ? 'BE1' : null });
  }
}
