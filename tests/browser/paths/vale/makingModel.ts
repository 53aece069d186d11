import type { RespuestaTrabajo } from '#contract/answers';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { valeMachine } from '#machines/vale.machine';
import { noConnection, rejection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';
import type { VoucherNow } from './valeServer.ts';
import { idOfState, ValeServer } from './valeServer.ts';

/** How a voucher is saved: to the end, to be given back at once, or as far as it is. */
export type Save = 'guardar' | 'guardarYDevolver' | 'guardarParcial';

const SAVES: Readonly<Record<string, Save>> = {
  saving: 'guardar',
  savingToGiveBack: 'guardarYDevolver',
  savingPartial: 'guardarParcial',
};

/** The page that fills a voucher in as the charts say it goes. */
export class MakingModel implements Walkable {
  readonly taken: string[] = [];
  /** The walk ends here: another page is on screen. */
  over = false;
  /** It was saved to be given back at once: the window for that is open. */
  isHandedOver = false;
  readonly #server: ValeServer;
  readonly #chart: HeldChart<typeof valeMachine>;

  constructor(now: VoucherNow) {
    const note = (transition: string) => this.taken.push(transition);
    this.#server = new ValeServer(now, note);
    const parts = { input: { seed: 'semilla' }, questions: ['validate'], works: ['trabajo'] };
    this.#chart = new HeldChart(valeMachine, parts, note);
    const version = now.state === 'nuevo' ? null : now.version;
    this.#chart.actor.send({ type: 'valeALaVista', version, estado: idOfState(now.state) });
  }

  get stored(): VoucherNow {
    return this.#server.now;
  }

  /** How far the filling is; null while something is being saved, and when it was. */
  get filling(): 'editing' | 'validating' | 'validated' | 'refused' | null {
    if (this.over) return null;
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'object' && 'filling' in value ? value.filling : null;
  }

  /** What is being saved, or was not. */
  get save(): Save | null {
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'string' ? (SAVES[value] ?? null) : null;
  }

  get phase() {
    return this.#chart.phase;
  }

  get hasFailed(): boolean {
    return this.#chart.hasFailed;
  }

  /** What was asked for before and did not succeed makes room. */
  ask(what: 'validar' | Save): void {
    if (this.save !== null && this.save !== what) this.#chart.work?.send({ type: 'cerrar' });
    this.#chart.actor.send({ type: what, values: {} });
  }

  write(): void {
    this.#chart.actor.send({ type: 'modificar' });
  }

  tell(event: Parameters<TrabajoUnicoRef['send']>[0]): void {
    this.#chart.work?.send(event);
  }

  /** The server answers what is asked. */
  async answer(): Promise<void> {
    const { save, stored } = this;
    if (save === null) return this.#chart.answer({});
    const answer = this.#server.answer(save === 'guardarParcial' ? save : 'guardar', stored.version, '');
    await this.#chart.answer(answer satisfies RespuestaTrabajo | null);
    this.over = save !== 'guardarParcial' || stored.state === 'nuevo';
    this.isHandedOver = save === 'guardarYDevolver';
  }

  refuse(): Promise<void> {
    return this.#chart.fail(rejection);
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  connectionReturns(): void {
    this.#chart.connectionReturns();
  }

  get key(): string {
    return JSON.stringify([this.#chart.actor.getSnapshot().value, this.phase, this.stored.state, this.over]);
  }
}
