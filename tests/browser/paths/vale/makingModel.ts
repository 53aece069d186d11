import type { RespuestaTrabajo } from '#contract/common/answers';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { valeMachine } from '#machines/vale.machine';
import type { ComoSePidio } from '#machines/vale.types';
import { registro, serve } from '../../../machines/registro.desk.ts';
import { noConnection, rejection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart, phaseOf } from '../heldChart.ts';
import { ValeServer, type VoucherNow } from './valeServer.ts';

/** How a voucher is saved. */
export type Save = ComoSePidio;

const VALUES = { motivo: '3' };

const machine = valeMachine.provide({ actors: { registro } });

/** The page that fills a voucher in as the charts say it goes. */
export class MakingModel implements Walkable {
  readonly taken: string[] = [];
  /** The walk ends here: another page is on screen. */
  over = false;
  /** It was saved to be given back at once: the window for that is open. */
  isHandedOver = false;
  readonly #server: ValeServer;
  readonly #chart: HeldChart<typeof valeMachine>;
  readonly #work: TrabajoRef;
  readonly #api: ReturnType<typeof serve>;

  constructor(now: VoucherNow) {
    const note = (transition: string) => this.taken.push(transition);
    this.#server = new ValeServer(now, note);
    const version = now.state === 'nuevo' ? null : now.version;
    const input = { registro: { version, works: ['guardar'], encargo: 'guardar' } };
    this.#chart = new HeldChart(machine, { input, questions: ['validate'] }, note);
    this.#work = this.#chart.actor.system.get('guardar');
    this.#api = serve(this.#chart.actor.system);
  }

  get stored(): VoucherNow {
    return this.#server.now;
  }

  /** How far the filling is; null while something is being saved, and when it was. */
  get filling(): 'editing' | 'validating' | 'validated' | 'refused' | null {
    if (this.over) return null;
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'object' && 'filling' in value ? (value.filling ?? null) : null;
  }

  /** The save that is under way or failed; null when there is none. */
  get save(): Save | null {
    const { value, context } = this.#chart.actor.getSnapshot();
    return typeof value === 'object' && 'saving' in value ? context.pedido : null;
  }

  get phase() {
    return phaseOf(this.#work);
  }

  get hasFailed(): boolean {
    return this.phase.endsWith('touched');
  }

  ask(what: 'validar' | Save): void {
    this.#chart.actor.send({ type: what, values: VALUES });
  }

  write(): void {
    this.#work.send({ type: 'escribir', values: { motivo: '4' }, vacio: false });
    this.#chart.actor.send({ type: 'modificar' });
  }

  giveUp(): void {
    this.#chart.actor.send({ type: 'dejar' });
  }

  discard(): void {
    this.#chart.actor.send({ type: 'descartar' });
  }

  /** The server answers what is asked. */
  async answer(): Promise<void> {
    const { save, stored } = this;
    if (save === null) return this.#chart.answer({});
    const answer = this.#server.answer(save === 'guardarParcial' ? save : 'guardar', stored.version, '');
    if (answer === null) throw new Error('Nobody else works on it.');
    await this.#api.answer(answer satisfies RespuestaTrabajo);
    this.over = save !== 'guardarParcial' || stored.state === 'nuevo';
    this.isHandedOver = save === 'guardarYDevolver';
  }

  refuse(): Promise<void> {
    return this.#chart.fail(rejection);
  }

  cut(): Promise<void> {
    return this.#api.fail(noConnection);
  }

  connectionReturns(): void {
    this.#api.connectionReturns();
  }

  get key(): string {
    const { value, context } = this.#chart.actor.getSnapshot();
    const pedido = this.save === null ? null : context.pedido;
    return JSON.stringify([value, pedido, this.phase, this.stored.state, this.over]);
  }
}
