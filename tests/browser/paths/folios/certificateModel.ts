import type { Failure } from '#contract/failure';
import { certificadoMachine } from '#machines/certificado.machine';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

const FOLIO = 'CR000000000000000';

/** The window of gift certificates as its chart says it goes. */
export class CertificateModel implements Walkable {
  readonly taken: string[] = [];
  /** The certificate as the server has it, and as it was last read. */
  isSpent = false;
  readonly #chart = new HeldChart(
    certificadoMachine,
    { input: { seed: 'semilla' }, questions: ['leer'], works: ['canje'] },
    (transition) => this.taken.push(transition),
  );

  get state(): string {
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'string' ? value : `vigente.${value.vigente}`;
  }

  get hasFailed(): boolean {
    return this.#chart.hasFailed;
  }

  get isSending(): boolean {
    return this.#chart.phase === 'sending';
  }

  ask(bienEscrito: boolean): void {
    this.#chart.actor.send({ type: 'consultar', folio: FOLIO, bienEscrito });
  }

  tell(type: 'modificar' | 'reintentar' | 'canjear' | 'si' | 'no' | 'cerrar'): void {
    this.#chart.actor.send({ type });
  }

  /** The server answers what is asked. */
  async answer(): Promise<void> {
    if (this.state === 'reading') return this.#chart.answer({ estado: this.isSpent ? 'CANJEADO' : 'VIGENTE' });
    this.isSpent = true;
    await this.#chart.answer({ codigo: 1, descripcion: '', version: 0 });
    // What is left of it is read again, and nobody holds that up.
    await this.#chart.answer({ estado: 'CANJEADO' });
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection satisfies Failure);
  }

  /** The person does not want it any more; what is left of it is read again. */
  async leave(): Promise<void> {
    this.tell('no');
    await this.#chart.answer({ estado: 'VIGENTE' });
  }

  otherSpends(): void {
    this.isSpent = true;
    this.#chart.actor.send({ type: 'certificadoALaVista', vigente: false });
  }

  get key(): string {
    return JSON.stringify([this.state, this.#chart.phase, this.isSpent]);
  }
}
