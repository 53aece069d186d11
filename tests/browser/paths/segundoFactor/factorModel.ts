import type { Inscripcion } from '#domain/personas/segundoFactorSchemas';
import { segundoFactorMachine } from '#machines/segundoFactor.machine';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** The words of a server that would not. */
export const REFUSED = 'La contraseña no es correcta.';
export const WRONG_CODE = 'El código no es correcto.';

const KEY: Inscripcion = { inscripcion: '', secreto: '', direccion: '', qr: { lado: 1, trazo: '' } };

/** A second factor that is taken up, as its chart says it goes. */
export class FactorModel implements Walkable {
  readonly taken: string[] = [];
  readonly #chart = new HeldChart(
    segundoFactorMachine,
    { input: {}, questions: ['preparar', 'activar'] },
    (transition) => this.taken.push(transition),
  );

  get phase() {
    return this.#chart.actor.getSnapshot().value;
  }

  /** Why the server would not; null where nothing failed. */
  get reason(): string | null {
    return this.#chart.actor.getSnapshot().context.failure?.texto ?? null;
  }

  confirm(): void {
    this.#chart.actor.send({ type: 'confirmar', deNuevo: {} });
  }

  activate(): void {
    this.#chart.actor.send({ type: 'activar', codigo: '' });
  }

  leave(): void {
    this.#chart.actor.send({ type: 'dejar' });
  }

  done(): void {
    this.#chart.actor.send({ type: 'listo' });
  }

  givesKey(): Promise<void> {
    return this.#chart.answer(KEY);
  }

  givesCodes(): Promise<void> {
    return this.#chart.answer([]);
  }

  refuse(texto: string): Promise<void> {
    return this.#chart.fail({ tipo: 'rechazo', texto, codigo: 400, campos: [] });
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  get key(): string {
    return JSON.stringify([this.phase, this.reason]);
  }
}
