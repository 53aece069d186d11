import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { result } from '../../../machines/caso.samples.ts';
import { registro, serve } from '../../../machines/registro.desk.ts';
import { customer, noConnection, rejection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart, phaseOf } from '../heldChart.ts';

/** The window's phases, as they are told apart on screen; the case exists from `fetching` on. */
export type WindowPhase =
  | 'idle'
  | 'searching'
  | 'sending'
  | 'notSaved'
  | 'confirming'
  | 'fetching'
  | 'created'
  | 'closed';

/** Whose name stands in the fields: of who bought, of somebody whom nobody knows, or of who is a customer already. */
export type Who = 'comprador' | 'nadie' | 'quien ya está';

/** The end of a search: nobody, some, or more than are shown. */
export type Found = 'nobody' | 'some' | 'tooMany';

const VALUES = { descripcion: 'escrita' };
const REWRITTEN = { descripcion: 'otra vez' };

const machine = nuevoCasoMachine.provide({
  actors: { registro },
  actions: {
    // Something else was done meanwhile: the work takes it for written on.
    hold: ({ system }) => {
      const work: TrabajoRef = system.get('crear');
      if (phaseOf(work) === 'untouched') work.send({ type: 'escribir', values: VALUES, vacio: false });
    },
  },
});

/** The window of a new case, as its chart says it goes. */
export class NewCaseModel implements Walkable {
  readonly taken: string[] = [];
  /** Whose name was written; null while the fields are empty. */
  who: Who | null = null;
  /** Who bought was chosen in the list. */
  isChosen = false;
  /** All else that a case needs was written: of an area that the person attends, or of another. */
  filled: 'propia' | 'ajena' | null = null;
  /** The description was written anew after it was not saved. */
  isRewritten = false;
  /** The server said that the customer seems to be there already. */
  isAlike = false;
  /** It was said that it is another person. */
  isAnother = false;
  readonly #chart: HeldChart<typeof nuevoCasoMachine>;
  readonly #work: TrabajoRef;
  readonly #api: ReturnType<typeof serve>;
  readonly #told: string[] = [];

  constructor() {
    const note = (transition: string) => this.taken.push(transition);
    const input = { registro: { version: null, works: ['crear'], encargo: 'crear' } };
    this.#chart = new HeldChart(machine, { input, questions: ['searchCustomers', 'fetchCase'] }, note);
    const { actor } = this.#chart;
    this.#work = actor.system.get('crear');
    this.#api = serve(actor.system);
    actor.on('aviso', ({ tipo, texto }) => this.#told.push(`${tipo}: ${texto}`));
    actor.on('casoCreado', () => this.#told.push('success: se ha creado con éxito'));
  }

  get phase(): WindowPhase {
    const { value, context } = this.#chart.actor.getSnapshot();
    if (value === 'closed') return context.idCaso === null ? 'closed' : 'created';
    if (typeof value === 'string') return value;
    if (value.open === 'idle' || value.open === 'searching') return value.open;
    return value.open.saving === 'enviando' ? 'sending' : 'notSaved';
  }

  /** The window is gone. */
  get over(): boolean {
    return this.phase === 'closed' || this.phase === 'created';
  }

  /** The server has the case. */
  get exists(): boolean {
    return this.phase === 'fetching' || this.phase === 'created';
  }

  /** How the work is that saves the case. */
  get work() {
    return phaseOf(this.#work);
  }

  get isWritten(): boolean {
    return this.who !== null || this.filled !== null;
  }

  /** There is somebody to choose. */
  get hasFound(): boolean {
    return this.isChosen || this.#chart.actor.getSnapshot().context.clientes.length > 0;
  }

  /** Nothing is on its way, and nothing lies over the fields. */
  get isOpen(): boolean {
    return this.phase === 'idle' || this.phase === 'notSaved';
  }

  /** The notices since the last question for them, each with its kind before it. */
  said(): readonly string[] {
    return this.#told.splice(0);
  }

  write(who: Who): void {
    this.who = who;
    this.#type();
  }

  fill(area: 'propia' | 'ajena'): void {
    this.filled = area;
    this.#type();
  }

  rewrite(): void {
    this.isRewritten = true;
    this.#type();
  }

  choose(): void {
    this.isChosen = true;
    this.#type();
  }

  search(): void {
    this.#chart.actor.send({ type: 'buscarCliente', busqueda: { nombre: 'Luis', apePat: 'Ibáñez', apeMat: '' } });
  }

  save(): void {
    this.#chart.actor.send({ type: 'guardar', values: this.isRewritten ? REWRITTEN : VALUES });
  }

  saveAsAnother(): void {
    this.isAnother = true;
    this.save();
  }

  close(): void {
    this.#chart.actor.send({ type: 'cerrar', escrito: this.isWritten });
  }

  tell(type: 'seguirEditando' | 'descartar'): void {
    this.#chart.actor.send({ type });
  }

  found(end: Found): Promise<void> {
    return this.#chart.answer({ clientes: end === 'nobody' ? [] : [customer], limiteExcedido: end === 'tooMany' });
  }

  /** The server makes the case, or asks whether its customer is not one whom it has. */
  async saved(): Promise<void> {
    if (this.who !== 'quien ya está' || this.isAnother) return this.#api.answer({ ...result(1, ''), id: 7001 });
    this.isAlike = true;
    await this.#api.fail(rejection);
  }

  fetched(): Promise<void> {
    return this.#chart.answer({ aviso: this.filled === 'ajena' ? 'usted no atiende su categoría' : null });
  }

  cut(): Promise<void> {
    return this.phase === 'sending' ? this.#api.fail(noConnection) : this.#chart.fail(noConnection);
  }

  connectionReturns(): void {
    this.#api.connectionReturns();
  }

  get key(): string {
    const typed = [this.who, this.isChosen, this.filled, this.isRewritten, this.isAlike, this.isAnother];
    return JSON.stringify([this.phase, this.work, this.hasFound, typed]);
  }

  #type(): void {
    this.#work.send({ type: 'escribir', values: this.isRewritten ? REWRITTEN : VALUES, vacio: false });
  }
}
