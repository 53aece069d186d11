import { guiaMachine } from '#machines/guia.machine';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** How the panel is found: unfolded on a cancellation, folded on a return. */
export type GuideStart = 'abierto' | 'plegado';

/** The four answers of logistics. */
export type Answer = 1 | 2 | 3 | 4;

const WINDOWS: Readonly<Record<string, 'whole' | 'part'>> = { cancellingWhole: 'whole', cancellingPart: 'part' };

/** The panel of a sale's guides as its chart says it goes. */
export class GuideModel implements Walkable {
  readonly taken: string[] = [];
  /** What of the guide has not left: more than one unit, what a part left of it, or nothing. */
  left: 'much' | 'some' | 'nothing' = 'much';
  /** The same as it is on screen. */
  shown: 'much' | 'some' | 'nothing' = 'much';
  /** The walk ends here: what was left may have been done. */
  over = false;
  readonly #chart: HeldChart<typeof guiaMachine>;

  constructor(start: GuideStart) {
    const parts = {
      input: { seed: 'semilla', abierto: start === 'abierto' },
      questions: ['consult'],
      works: ['trabajo'],
    };
    this.#chart = new HeldChart(guiaMachine, parts, (transition) => this.taken.push(transition));
  }

  get state(): string {
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'string' ? value : String(value.answered);
  }

  get window(): 'whole' | 'part' | null {
    return WINDOWS[this.state] ?? null;
  }

  get phase() {
    return this.#chart.phase;
  }

  get hasFailed(): boolean {
    return this.#chart.hasFailed;
  }

  /** There is an answer on screen. */
  get isAnswered(): boolean {
    return ['related', 'unrelated', 'unknown', 'unanswered'].includes(this.state);
  }

  tell(type: 'abrir' | 'cerrar' | 'actualizar' | 'modificar'): void {
    this.#chart.actor.send({ type });
  }

  open(window: 'whole' | 'part'): void {
    this.#chart.actor.send({ type: window === 'whole' ? 'cancelarGuia' : 'cancelarArticulos', folio: 'GL1' });
  }

  send(): void {
    this.#chart.actor.send({ type: 'enviar', articulos: null });
  }

  leave(): void {
    this.over = this.hasFailed;
    this.#chart.work?.send({ type: 'cerrar' });
  }

  /** Logistics answers what is asked. */
  async answer(codigo: Answer = 1): Promise<void> {
    const { window } = this;
    if (window === null) {
      this.shown = this.left;
      return this.#chart.answer({ codigo });
    }
    this.left = window === 'whole' ? 'nothing' : 'some';
    await this.#chart.answer({ codigo: 1, descripcion: '', version: 0 });
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  /** It was read again by itself. */
  readAgain(): void {
    this.#chart.actor.send({ type: 'guiasALaVista', codigo: 1 });
  }

  get key(): string {
    return JSON.stringify([this.state, this.phase, this.left, this.over]);
  }
}
