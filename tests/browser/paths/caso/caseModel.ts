import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { StateMachine } from 'xstate';
import type { AccionCaso } from '#domain/trabajosCaso';
import type { Errand, Place } from '#machines/caso.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { open } from '../../../machines/caso.desk.ts';
import { takenTransitions } from '../../../machines/kit/internals.ts';
import { transitionsOf } from '../../../machines/kit/transitions.ts';
import { noConnection } from '../../../machines/samples.ts';
import type { CaseNow, LifeState } from './caseServer.ts';
import { CaseServer, lifeOf } from './caseServer.ts';

/** How far the work of a place is; `none` where no form is open. */
export type Phase = 'editing' | 'sending' | 'untouched' | 'touched' | 'conflict' | 'none';

/** The works that have a form; one decides by either of the two buttons of `autorizar`. */
export type FormName = 'escalar' | 'solicitarAutorizacion' | 'autorizar' | 'cerrar';

const PLACES = ['comentar', 'adjuntar', 'tomar', 'formulario'] as const satisfies readonly Place[];
/** The places in which a person sees a work. */
export type ShownPlace = (typeof PLACES)[number];

/**
 * A case with its page as the charts say it goes: the page and its works run, and a server that only remembers answers by
 * the life. What happens to it are the acts of the walks; what is to be seen then, the views ask of it.
 */
export class CaseModel {
  /** The transitions of all charts that were taken, by their ids. */
  readonly taken: string[] = [];
  /** What stands in the fields, by the work that they are for. */
  readonly written: Partial<Record<AccionCaso, string>> = {};
  /** The case as it is on screen. */
  shown: CaseNow;
  /** Others have done something that the person has not looked at. */
  news = false;
  /** The walk ends here: the case is out of sight, or what was left may have been saved. */
  over = false;
  readonly #server: CaseServer;
  readonly #desk: ReturnType<typeof open>;
  readonly #heard = new WeakSet<TrabajoUnicoRef>();
  #told: string[] = [];

  constructor(state: LifeState, id: number) {
    this.#server = new CaseServer(state, id, (transition) => this.taken.push(transition));
    this.shown = this.#server.now;
    const { version, category } = this.shown;
    this.#desk = open({ version, idSubcategoria: category }, (event) => this.#note(event));
    this.#desk.actor.on('aviso', ({ texto }) => this.#told.push(texto));
    this.#desk.actor.send({ type: 'casoALaVista', version, idSubcategoria: category });
    this.#listen();
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
    const { value, context } = this.#desk.actor.getSnapshot();
    return value.form === 'open' ? (context.formulario as FormName) : null;
  }

  /** The place whose work is on its way, or was not saved. */
  get busyPlace(): ShownPlace | undefined {
    return PLACES.find((place) => !['editing', 'none'].includes(this.phaseOf(place)));
  }

  phaseOf(place: ShownPlace): Phase {
    if (place === 'formulario' && this.form === null) return 'none';
    const { value } = this.#desk.work(place).getSnapshot();
    return (typeof value === 'string' ? value : value.failed) as Phase;
  }

  /** What the work of a place was last sent with. */
  errandOf(place: ShownPlace): Errand | null {
    return this.#desk.work(place).getSnapshot().context.values as Errand | null;
  }

  /** Whether the life lets this person do it, as the case is on screen. */
  allows(work: AccionCaso): boolean {
    return lifeOf(this.shown).can({ type: work });
  }

  /** What the alerts have said since one last asked. */
  said(): readonly string[] {
    return this.#told.splice(0);
  }

  openForm(form: FormName): void {
    this.#desk.actor.send({ type: 'abrirFormulario', trabajo: form });
    this.#settle();
  }

  write(work: AccionCaso, text: string): void {
    this.written[work] = text;
  }

  send(place: ShownPlace, trabajo: AccionCaso, values: object = {}): void {
    this.#desk.enviar(place, { trabajo, valores: values });
    if (place === 'adjuntar') this.tell(place, { type: 'avance', porcion: 1 });
  }

  /** An event of the person for the work of a place. */
  tell(place: ShownPlace, event: Parameters<TrabajoUnicoRef['send']>[0]): void {
    if (event.type === 'descartar') this.#clear(place);
    if (event.type === 'cerrar') this.over = this.phaseOf(place).endsWith('touched');
    this.#desk.work(place).send(event);
    this.#settle();
  }

  /** The server decides on what is being sent. */
  async answer(): Promise<void> {
    const { busyPlace: place } = this;
    const errand = place === undefined ? null : this.errandOf(place);
    if (place === undefined || errand === null) throw new Error('Nothing is being sent.');
    const { attempt } = this.#desk.work(place).getSnapshot().context;
    const answer = this.#server.answer(errand, attempt?.version ?? null);
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
    this.#desk.actor.send({ type: 'casoPerdido', failure: this.#server.loss() });
  }

  /** The person tries what the life refuses: nothing comes of it but the reason. */
  tryInVain(work: AccionCaso): void {
    this.#server.take(work);
  }

  /** Everything on which what follows depends. */
  get key(): string {
    const { value } = this.#desk.actor.getSnapshot();
    const phases = PLACES.map((place) => this.phaseOf(place));
    const errand = this.busyPlace === undefined ? null : this.errandOf(this.busyPlace);
    const { form, news, over, isStale, written, stored } = this;
    const writes = 'comentar' in written;
    return JSON.stringify([value, phases, errand, stored.state, stored.requester, form, news, over, isStale, writes]);
  }

  #clear(place: ShownPlace): void {
    const work = place === 'formulario' ? this.form : place;
    if (work !== null) delete this.written[work];
  }

  /** While something is being written, what is on screen stays. */
  #settle(): void {
    if (this.form === null && !('comentar' in this.written)) this.#show();
    this.#listen();
  }

  #show(): void {
    const { version, category } = this.stored;
    const isOther = version !== this.shown.version || category !== this.shown.category;
    this.shown = this.stored;
    if (isOther) this.#desk.actor.send({ type: 'casoALaVista', version, idSubcategoria: category });
    this.#listen();
  }

  /** Every work that is at hand says by itself what became of it. */
  #listen(): void {
    for (const place of PLACES) {
      if (this.phaseOf(place) === 'none') continue;
      const work = this.#desk.work(place);
      if (this.#heard.has(work)) continue;
      this.#heard.add(work);
      work.on('aviso', ({ texto }) => this.#told.push(texto));
    }
  }

  #note(event: InspectionEvent): void {
    const { logic } = event.actorRef as { readonly logic?: unknown };
    if (!(logic instanceof StateMachine)) return;
    this.taken.push(...takenTransitions(event).flatMap((definition) => idsOf(logic).get(definition) ?? []));
  }
}

const idsByMachine = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>();

function idsOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const known = idsByMachine.get(machine);
  const ids = known ?? new Map(transitionsOf(machine).map(({ id, definition }) => [definition, id]));
  idsByMachine.set(machine, ids);
  return ids;
}
