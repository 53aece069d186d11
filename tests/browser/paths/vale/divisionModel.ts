import { devolucionMachine } from '#machines/devolucion.machine';
import type { ModoDevolucion } from '#machines/devolucion.types';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

const REFUSED = 'Por este método no puede volver tanto.';

/** How a balance is divided, as the chart says it goes; amounts are only more, less or as much as the balance. */
export class DivisionModel implements Walkable {
  readonly taken: string[] = [];
  /** The page holds nothing but what was stored. */
  isWritten = false;
  readonly #stored: ModoDevolucion;
  #chart: HeldChart<typeof devolucionMachine>;

  constructor(stored: ModoDevolucion) {
    this.#stored = stored;
    this.#chart = this.#open(stored, 0, null);
  }

  get mode(): ModoDevolucion {
    const { value } = this.#chart.actor.getSnapshot();
    return (typeof value === 'string' ? value : 'eligiendo') as ModoDevolucion;
  }

  /** How the division stands; null while nobody divides. */
  get sum(): 'cuadra' | 'falta' | 'sobra' | 'rechazada' | null {
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'object' ? (value.eligiendo as 'cuadra' | 'falta' | 'sobra' | 'rechazada') : null;
  }

  choose(type: 'repartir' | 'comoSePago' | 'soloBilletera'): void {
    this.isWritten = true;
    this.#chart.actor.send({ type });
    if (type === 'repartir') this.divide(0, false);
  }

  /** @param difference what is missing of the balance; less than nothing when it is too much. */
  divide(difference: number, isRefused: boolean): void {
    this.isWritten = true;
    this.#chart.actor.send({ type: 'repartoEscrito', diferencia: difference, falla: isRefused ? REFUSED : null });
  }

  putRest(): void {
    this.#chart.actor.send({ type: 'elRestoAqui', metodo: 3 });
    this.divide(0, false);
  }

  /** The page is loaded again, and finds what was written. */
  reload(): void {
    const { mode, sum } = this;
    const difference = sum === 'falta' ? 1 : sum === 'sobra' ? -1 : 0;
    const refusal = sum === 'rechazada' ? REFUSED : null;
    this.#chart = this.#open(mode, difference, refusal);
  }

  /** What was written is thrown away. */
  discard(): void {
    this.isWritten = false;
    const type = ({ sugerida: 'comoSePago', soloBilletera: 'soloBilletera', eligiendo: 'repartir' } as const)[
      this.#stored
    ];
    if (this.mode !== this.#stored) this.#chart.actor.send({ type });
  }

  get key(): string {
    return JSON.stringify([this.#chart.actor.getSnapshot().value, this.isWritten]);
  }

  #open(modo: ModoDevolucion, diferencia: number, falla: string | null) {
    const chart = new HeldChart(devolucionMachine, { input: { modo, diferencia, falla } }, (id) => this.taken.push(id));
    if (modo === 'eligiendo') chart.actor.send({ type: 'repartoEscrito', diferencia, falla });
    return chart;
  }
}
