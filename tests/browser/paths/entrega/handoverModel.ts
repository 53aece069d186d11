import { entregaMachine } from '#machines/entrega.machine';
import type { ParteDeEntrega } from '#machines/entrega.types';
import { result } from '../../../machines/caso.samples.ts';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** How far the work of a part is. */
type Phase = 'none' | 'sending' | 'failed' | 'conflict';

/** The window in which a voucher is given back whole, as its chart says it goes. */
export class HandoverModel implements Walkable {
  readonly taken: string[] = [];
  readonly #chart: HeldChart<typeof entregaMachine>;
  #failed: 'failed' | 'conflict' = 'failed';
  /** The first part was refused because others had changed the voucher. */
  wasRefused = false;
  /** The connection broke while a part was sent. */
  wasCut = false;

  constructor(partes: readonly ParteDeEntrega[], alLlegar: boolean) {
    const note = (transition: string) => this.taken.push(transition);
    this.#chart = new HeldChart(entregaMachine, { input: { partes, alLlegar }, questions: ['print'] }, note);
  }

  get state() {
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'string' ? value : 'givingBack';
  }

  get phase(): Phase {
    const { value } = this.#chart.actor.getSnapshot();
    if (typeof value === 'string') return 'none';
    return value.givingBack === 'enviando' ? 'sending' : this.#failed;
  }

  get context() {
    return this.#chart.actor.getSnapshot().context;
  }

  begin(): void {
    this.#chart.actor.send({ type: 'devolver', cheque: null });
  }

  /** The same part once more, by its work. */
  sendAgain(): void {
    this.#chart.actor.send({ type: 'seEnvia' });
  }

  tell(type: 'reintentar' | 'seguir' | 'descartar' | 'cerrar'): void {
    this.#chart.actor.send({ type });
  }

  /** The server gives the part back, or hands over the ticket. */
  async answer(): Promise<void> {
    if (this.state === 'printing') return this.#chart.answer(undefined);
    this.#chart.actor.send({ type: 'guardado', resultado: { ...result(1, 'Se devolvió'), folio: null } });
  }

  /** A part that failed waits with its work, and the chart with it. */
  async cut(): Promise<void> {
    if (this.state === 'printing') return this.#chart.fail(noConnection);
    this.wasCut = true;
    this.#wait('failed');
  }

  refuse(): void {
    this.wasRefused = true;
    this.#wait('conflict');
  }

  get key(): string {
    const { partes, devueltas, dejadas } = this.context;
    const parts = [partes.length, devueltas.length, dejadas.length];
    return JSON.stringify([this.state, this.phase, parts, this.wasRefused, this.wasCut]);
  }

  #wait(failed: 'failed' | 'conflict'): void {
    this.#failed = failed;
    this.#chart.actor.send({ type: 'noGuardado' });
  }
}
