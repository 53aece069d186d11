import { entregaMachine } from '#machines/entrega.machine';
import type { ParteDeEntrega } from '#machines/entrega.types';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';
import { conflict } from '../vale/valeServer.ts';

/** The window in which a voucher is given back whole, as its chart says it goes. */
export class HandoverModel implements Walkable {
  readonly taken: string[] = [];
  readonly #chart: HeldChart<typeof entregaMachine>;
  /** The first part was refused because others had changed the voucher. */
  wasRefused = false;
  /** The connection broke while a part was sent. */
  wasCut = false;

  constructor(partes: readonly ParteDeEntrega[], alLlegar: boolean) {
    const input = { seed: 'semilla', version: 1, partes, alLlegar };
    const note = (transition: string) => this.taken.push(transition);
    this.#chart = new HeldChart(entregaMachine, { input, questions: ['print'], works: ['trabajo'] }, note);
  }

  get state() {
    return this.#chart.actor.getSnapshot().value;
  }

  get phase() {
    return this.#chart.phase;
  }

  get hasFailed(): boolean {
    return this.#chart.hasFailed;
  }

  get context() {
    return this.#chart.actor.getSnapshot().context;
  }

  begin(): void {
    this.#chart.actor.send({ type: 'devolver', cheque: null });
  }

  tell(type: 'reintentar' | 'seguir' | 'cerrar'): void {
    this.#chart.actor.send({ type });
  }

  discard(): void {
    this.#chart.work?.send({ type: 'descartar' });
  }

  /** The server gives the part back, or hands over the ticket. */
  answer(): Promise<void> {
    const version = (this.context.version ?? 0) + 1;
    return this.#chart.answer(this.state === 'printing' ? undefined : { codigo: 1, descripcion: '', version });
  }

  cut(): Promise<void> {
    if (this.state !== 'printing') this.wasCut = true;
    return this.#chart.fail(noConnection);
  }

  refuse(): Promise<void> {
    this.wasRefused = true;
    return this.#chart.fail(conflict(1));
  }

  get key(): string {
    const { partes, devueltas, dejadas } = this.context;
    const parts = [partes.length, devueltas.length, dejadas.length];
    return JSON.stringify([this.state, this.phase, parts, this.wasRefused, this.wasCut]);
  }
}
