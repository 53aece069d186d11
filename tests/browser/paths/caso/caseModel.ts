import type { AccionCaso } from '#domain/casos/trabajosCaso';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { openRecord } from '../../../machines/registro.desk.ts';
import { noConnection } from '../../../machines/samples.ts';
import { noteTaken, phaseOf } from '../heldChart.ts';
import { type CaseNow, CaseServer, type Errand, type LifeState, lifeOf } from './caseServer.ts';

/** How far the work of a place is; `none` where no form is open. */
export type Phase = 'editing' | 'sending' | 'untouched' | 'touched' | 'conflict' | 'none';

/** The works that have a form; one decides by either of the two buttons of `autorizar`. */
export type FormName = 'asignar' | 'escalar' | 'solicitarAutorizacion' | 'autorizar' | 'cerrar';

const PLACES = ['comentar', 'adjuntar', 'tomar', 'formulario'] as const;
/** The places in which a person sees a work. */
export type ShownPlace = (typeof PLACES)[number];

const WORKS = ['comentar', 'adjuntar', 'tomar', 'asignar', 'escalar', 'solicitarAutorizacion', 'cerrar', 'autorizar'];

/** The typed values, as the works know them. */
const REWRITTEN = { escrito: 'otra vez' };

/**
 * A case with its page as the charts say it goes: the page and its works run, and a server that only remembers answers by
 * the life. The acts of the walks happen to it; the views ask it what is to be seen then.
 */
export class CaseModel {
  /** The transitions of all charts that were taken, by their ids. */
  readonly taken: string[] = [];
  /** The texts in the fields, by the work that they are for. */
  readonly written: Partial<Record<AccionCaso, string>> = {};
  /** The case as it is on screen. */
  shown: CaseNow;
  /** Others have done something that the person has not looked at. */
  news = false;
  /** The walk ends here: the case is out of sight, or what was left may have been saved. */
  over = false;
  readonly #server: CaseServer;
  readonly #desk: ReturnType<typeof openRecord>;

  constructor(state: LifeState, id: number) {
    const note = (transition: string) => this.taken.push(transition);
    this.#server = new CaseServer(state, id, note);
    this.shown = this.#server.now;
    this.#desk = openRecord({ version: this.shown.version, works: WORKS }, noteTaken(note));
  }

  /** The case as the server has it. */
  get stored(): CaseNow {
    return this.#server.now;
  }

  /** The server has another version than the screen. */
  get isStale(): boolean {
    return this.stored.version > this.shown.version;
  }

  get isLost(): boolean {
    return this.#desk.actor.getSnapshot().value.access === 'lost';
  }

  /** Nothing is being sent. */
  get isFree(): boolean {
    return this.#desk.actor.getSnapshot().value.turn === 'free';
  }

  /** The form that is open. */
  get form(): FormName | null {
    return this.#desk.actor.getSnapshot().context.open as FormName | null;
  }

  /** The place whose work is on its way, or was not saved. */
  get busyPlace(): ShownPlace | undefined {
    return PLACES.find((place) => !['editing', 'none'].includes(this.phaseOf(place)));
  }

  phaseOf(place: ShownPlace): Phase {
    if (place === 'formulario' && this.form === null) return 'none';
    return phaseOf(this.#workAt(place));
  }

  /** The errand of a place's work as it was last sent; null when there is none. */
  errandOf(place: ShownPlace): Errand | null {
    if (this.phaseOf(place) === 'none') return null;
    const { values, como } = this.#workAt(place).getSnapshot().context;
    return values === null ? null : { trabajo: como as AccionCaso, valores: values };
  }

  /** Whether the life lets this person do it, as the case is on screen. */
  allows(work: AccionCaso): boolean {
    return lifeOf(this.shown).can({ type: work });
  }

  /** The messages of the works since the last question for them, each with its kind before it. */
  said(): readonly string[] {
    return this.#desk.told.splice(0);
  }

  openForm(form: FormName): void {
    this.#desk.actor.send({ type: 'abrir', trabajo: form });
    this.#settle();
  }

  /** Something is typed; the work is told of it. */
  write(work: AccionCaso, text: string): void {
    this.written[work] = text;
    this.#desk.work(work).send({ type: 'escribir', values: { escrito: text }, vacio: false });
    this.#settle();
  }

  /** Nothing is left in the comment box. */
  erase(): void {
    delete this.written.comentar;
    this.#desk.work('comentar').send({ type: 'escribir', values: { escrito: '' }, vacio: true });
    this.#settle();
  }

  send(place: ShownPlace, trabajo: AccionCaso, values: object = {}): void {
    const name = this.#workAt(place).getSnapshot().context.name;
    this.#desk.enviar(name, values, trabajo);
    if (place === 'adjuntar') this.#workAt(place).send({ type: 'avance', porcion: 1 });
  }

  /** The person writes on what was not saved. */
  rewrite(place: ShownPlace, text: string): void {
    this.written[this.form ?? 'comentar'] = text;
    this.#workAt(place).send({ type: 'escribir', values: REWRITTEN, vacio: false });
    this.#settle();
  }

  discard(place: ShownPlace): void {
    const { name } = this.#workAt(place).getSnapshot().context;
    this.#clear(place);
    this.#desk.actor.send({ type: 'descartar', trabajo: name });
    this.#settle();
  }

  accept(place: ShownPlace): void {
    this.#workAt(place).send({ type: 'aceptarCambios' });
    this.#settle();
  }

  leaveForm(): void {
    this.over = this.phaseOf('formulario').endsWith('touched');
    this.#desk.actor.send({ type: 'cerrar' });
    this.#settle();
  }

  /** The server decides on what is being sent. */
  async answer(): Promise<void> {
    const { busyPlace: place } = this;
    const errand = place === undefined ? null : this.errandOf(place);
    if (place === undefined || errand === null) throw new Error('Nothing is being sent.');
    const answer = this.#server.answer(errand, this.#desk.sent().at(-1)?.version ?? null);
    if ('tipo' in answer) return this.#desk.fail(answer);
    if (answer.codigo === 1) this.#clear(place);
    await this.#desk.answer(answer);
    this.#show();
  }

  /** The connection breaks before what is being sent reaches the server. */
  cut(): Promise<void> {
    return this.#desk.fail(noConnection);
  }

  connectionReturns(): void {
    this.#desk.connectionReturns();
  }

  /** Brings the newest on screen; from then on it is no news. */
  look(): void {
    this.news = false;
    this.#show();
  }

  otherWorks(work: 'escalar' | 'solicitarAutorizacion'): void {
    this.#server.otherWorks(work);
    this.news = true;
    this.#settle();
  }

  lose(): void {
    this.over = true;
    this.#server.otherWorks('escalar');
    this.#desk.actor.send({ type: 'registroPerdido', texto: this.#server.loss().texto });
  }

  /** The person tries what the life refuses: nothing comes of it but the reason. */
  tryInVain(work: AccionCaso): void {
    this.#server.take(work);
  }

  /** Everything on which what follows depends. */
  get key(): string {
    const { value } = this.#desk.actor.getSnapshot();
    const phases = PLACES.map((place) => this.phaseOf(place));
    const values = WORKS.map((name) => this.#desk.work(name).getSnapshot().value);
    const errand = this.busyPlace === undefined ? null : this.errandOf(this.busyPlace);
    const { form, news, over, isStale, written, stored } = this;
    const writes = 'comentar' in written;
    return JSON.stringify([
      value,
      phases,
      values,
      errand,
      stored.state,
      stored.requester,
      form,
      news,
      over,
      isStale,
      writes,
    ]);
  }

  #clear(place: ShownPlace): void {
    const work = place === 'formulario' ? this.form : place;
    if (work !== null) delete this.written[work];
  }

  /** While something is being written, what is on screen stays. */
  #settle(): void {
    if (this.form === null && !('comentar' in this.written)) this.#show();
  }

  #show(): void {
    const { version, category } = this.stored;
    const isOther = version !== this.shown.version || category !== this.shown.category;
    this.shown = this.stored;
    if (isOther) this.#desk.actor.send({ type: 'registroALaVista', version });
  }

  /** @throws for the place of forms while none is open. */
  #workAt(place: ShownPlace): TrabajoRef {
    return this.#desk.work(place === 'formulario' ? (this.form ?? 'none') : place);
  }
}
