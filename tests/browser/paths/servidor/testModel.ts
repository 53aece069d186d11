import { servidorMachine } from '#machines/servidor.machine';
import type { ResultadoDePrueba } from '#machines/servidor.types';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** The two servers of a walk, by numbers that stand for theirs in the chart: which ones they are changes no arrow. */
export const WHICH = { uno: 1, otro: 2 } as const;
export type Which = keyof typeof WHICH;

/** The words of a server that answered. */
export const CONNECTS = 'Conexión correcta: el servidor contestó 200.';

const DATA = { id: null, servidor: '', usuario: '', puerto: 1, path: '', url: '', pass: null };

/** The tests of two servers' connections, as their chart says they go. */
export class TestModel implements Walkable {
  readonly taken: string[] = [];
  /** How often one of them was saved. */
  saved = 0;
  readonly #chart: HeldChart<typeof servidorMachine>;

  constructor() {
    const note = (transition: string) => this.taken.push(transition);
    this.#chart = new HeldChart(servidorMachine, { input: {}, questions: ['probar'] }, note);
  }

  /** The one whose connection is being opened; null when none is. */
  get running(): Which | null {
    const { probando } = this.#chart.actor.getSnapshot().context;
    return probando === null ? null : probando === WHICH.uno ? 'uno' : 'otro';
  }

  /** How its last test ended; null for none. */
  resultOf(which: Which): ResultadoDePrueba | null {
    return this.#chart.actor.getSnapshot().context.pruebas[WHICH[which]] ?? null;
  }

  test(which: Which): void {
    this.#chart.actor.send({ type: 'probar', que: WHICH[which], datos: DATA });
  }

  stop(): void {
    this.#chart.actor.send({ type: 'detenerPrueba' });
  }

  /** One of them is saved: the window forgets the test of its own form when it opens, and that of the server once it is saved. */
  save(which: Which): void {
    this.saved += 1;
    this.#chart.actor.send({ type: 'olvidarPrueba', que: 'formulario' });
    this.#chart.actor.send({ type: 'olvidarPrueba', que: WHICH[which] });
  }

  connects(): Promise<void> {
    return this.#chart.answer({ bien: true, texto: CONNECTS, momento: '' } satisfies ResultadoDePrueba);
  }

  /** The true server says why not, in words of its own. */
  refuses(): Promise<void> {
    return this.#chart.answer({ bien: false, texto: '', momento: '' } satisfies ResultadoDePrueba);
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  get key(): string {
    const { value, context } = this.#chart.actor.getSnapshot();
    return JSON.stringify([value, context, this.saved]);
  }
}
