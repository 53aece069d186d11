import { entregaMachine } from '#machines/entrega.machine';
import type { ParteDeEntrega } from '#machines/entrega.types';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** How far the work of a part is. */
type Phase = 'none' | 'sending' | 'failed' | 'conflict';

/** The window in which a voucher is given back whole, as its chart says it goes. */
export class HandoverModel implements Walkable {
  readonly taken: string[] = [];
  readonly #chart: HeldChart<typeof entregaMachine>;
  #phase: Phase;
  /** The first part was refused because others had changed the voucher. */
  wasRefused = false;
  /** The connection broke while a part was sent. */
  wasCut = false;

  constructor(partes: readonly ParteDeEntrega[], alLlegar: boolean) {
    const note = (transition: string) => this.taken.push(transition);
    this.#chart = new HeldChart(
      entregaMachine,
      { input: { partes, alLlegar }, questions: ['devolverParte', 'print'] },
      note,
    );
    this.#phase = this.#asItBegins();
  }

  get state() {
    return this.#chart.actor.getSnapshot().value;
  }

  get phase(): Phase {
    return this.#phase;
  }

  get context() {
    return this.#chart.actor.getSnapshot().context;
  }

  begin(): void {
    this.#chart.actor.send({ type: 'devolver', cheque: null });
    this.#phase = this.#asItBegins();
  }

  /** The same part once more: the chart waits for its work. */
  sendAgain(): void {
    this.#phase = 'sending';
  }

  tell(type: 'reintentar' | 'seguir' | 'cerrar'): void {
    this.#chart.actor.send({ type });
    this.#phase = this.#asItBegins();
  }

  async discard(): Promise<void> {
    await this.#chart.answer(null);
    this.#phase = this.#asItBegins();
  }

  /** The server gives the part back, or hands over the ticket. */
  async answer(): Promise<void> {
    await this.#chart.answer(this.state === 'printing' ? undefined : { folio: null });
    this.#phase = this.#asItBegins();
  }

  /** A part that failed waits with its work, and the chart with it. */
  async cut(): Promise<void> {
    if (this.state === 'printing') return this.#chart.fail(noConnection);
    this.wasCut = true;
    this.#phase = 'failed';
  }

  refuse(): void {
    this.wasRefused = true;
    this.#phase = 'conflict';
  }

  get key(): string {
    const { partes, devueltas, dejadas } = this.context;
    const parts = [partes.length, devueltas.length, dejadas.length];
    return JSON.stringify([this.state, this.phase, parts, this.wasRefused, this.wasCut]);
  }

  #asItBegins(): Phase {
    return this.state === 'givingBack' ? 'sending' : 'none';
  }
}
