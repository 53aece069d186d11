import type {
  Actor,
  ActorOptions,
  AnyActorLogic,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { createActor, fromCallback, fromPromise, StateMachine } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import type { Failure } from '#contract/failure';
import type { TrabajoRef } from '#machines/trabajo.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { Submission, TrabajoUnicoEvent } from '#machines/trabajoUnico.types';
import { takenTransitions } from '../../machines/kit/internals.ts';
import { transitionsOf } from '../../machines/kit/transitions.ts';

/** Something that a chart asked of the server, of which the walk says what becomes. */
export interface Asked {
  /** The actor that asks: `send` for the sending of a work. */
  readonly actor: string;
  readonly input: unknown;
}

interface Parts {
  readonly input: object;
  /** The actors of the chart that answer once. */
  readonly questions?: readonly string[];
  /** The actors of the chart that are works (`trabajoUnico.machine.ts`). */
  readonly works?: readonly string[];
}

/** How far a work is; `none` where there is none. */
export type WorkPhase = 'editing' | 'sending' | 'untouched' | 'touched' | 'conflict' | 'none';

interface Waiting extends Asked {
  readonly end: (answer: Promise<unknown>) => void;
}

/** A chart and its works at work, with nothing behind them: what they ask waits until `answer` or `fail` ends it. */
export class HeldChart<M extends AnyStateMachine> {
  readonly actor: Actor<M>;
  readonly #works: readonly string[];
  readonly #waiting: Waiting[] = [];
  readonly #watchers = new Set<(event: TrabajoUnicoEvent) => void>();

  /** @param onTaken hears of every transition of the chart and of its works, by its id. */
  constructor(machine: M, { input, questions = [], works = [] }: Parts, onTaken: (transition: string) => void) {
    this.#works = works;
    const inspect = noteTaken(onTaken);
    const options = { input, inspect } as unknown as ActorOptions<M>;
    // Its input is given; whether one is needed only the machine's own type knows.
    this.actor = createActor(heldMachine(machine, questions, works) as M, options as never);
    holders.set(this.actor.system, { waiting: this.#waiting, watchers: this.#watchers });
    this.actor.start();
  }

  /** What waits for an answer. */
  get asked(): Asked | undefined {
    return this.#waiting.at(-1);
  }

  /** The work that runs, if any. */
  get work(): TrabajoUnicoRef | undefined {
    const { children } = this.actor.getSnapshot() as unknown as { readonly children: Record<string, TrabajoUnicoRef> };
    return this.#works.flatMap((name) => children[name] ?? [])[0];
  }

  get phase(): WorkPhase {
    const { work } = this;
    if (work === undefined) return 'none';
    const { value } = work.getSnapshot();
    return (typeof value === 'string' ? value : value.failed) as WorkPhase;
  }

  /** The failed work is told of, and waits for what the person makes of it. */
  get hasFailed(): boolean {
    return this.phase.endsWith('touched');
  }

  /** @throws when nothing is asked. */
  answer(output: unknown): Promise<void> {
    return this.#end(Promise.resolve(output));
  }

  /** @throws when nothing is asked. */
  fail(failure: Failure): Promise<void> {
    return this.#end(Promise.reject(failure));
  }

  connectionReturns(): void {
    for (const tell of [...this.#watchers]) tell({ type: 'conexionRestablecida' });
  }

  async #end(answer: Promise<unknown>): Promise<void> {
    const asked = this.#waiting.pop();
    if (asked === undefined) throw new Error('Nothing is asked.');
    asked.end(answer);
    await new Promise<void>((done) => setImmediate(done));
  }
}

interface Holder {
  readonly waiting: Waiting[];
  readonly watchers: Set<(event: TrabajoUnicoEvent) => void>;
}

const holders = new WeakMap<object, Holder>();
const heldMachines = new WeakMap<AnyStateMachine, Map<string, AnyStateMachine>>();

/** The machine with actors that wait; made once, because walks are lived thousands of times while they are looked for. */
function heldMachine(machine: AnyStateMachine, questions: readonly string[], works: readonly string[]) {
  const ofMachine = heldMachines.get(machine) ?? new Map<string, AnyStateMachine>();
  heldMachines.set(machine, ofMachine);
  const names = [...questions, ...works].join();
  const known = ofMachine.get(names);
  if (known !== undefined) return known;
  const actors: Record<string, AnyActorLogic> = {};
  for (const name of questions) actors[name] = heldQuestion(name);
  for (const name of works) actors[name] = heldWork;
  const held = machine.provide({ actors } as Parameters<AnyStateMachine['provide']>[0]);
  ofMachine.set(names, held);
  return held;
}

function heldQuestion(actor: string) {
  return fromPromise<RespuestaTrabajo, Submission>(
    ({ input, system }) =>
      new Promise((resolve) => holders.get(system)?.waiting.push({ actor, input, end: (it) => resolve(it as never) })),
  );
}

const heldWork = trabajoUnicoMachine.provide({
  actors: {
    send: heldQuestion('send'),
    watchConnection: fromCallback<TrabajoUnicoEvent>(({ sendBack, system }) => {
      const watchers = holders.get(system)?.watchers;
      watchers?.add(sendBack);
      return () => watchers?.delete(sendBack);
    }),
  },
});

/** How far a work on a record is. */
export function phaseOf(work: TrabajoRef): Exclude<WorkPhase, 'none'> {
  const { value } = work.getSnapshot();
  if (typeof value === 'object') return value.failed ?? 'untouched';
  return value === 'blank' || value === 'written' || value === 'opening'
    ? 'editing'
    : (value as 'sending' | 'conflict');
}

/** Hears of every step of charts, and tells the transitions that they take by their ids. */
export function noteTaken(onTaken: (transition: string) => void) {
  return (event: InspectionEvent): void => {
    const { logic } = event.actorRef as { readonly logic?: unknown };
    if (!(logic instanceof StateMachine)) return;
    for (const definition of takenTransitions(event)) onTaken(idOf(logic, definition));
  };
}

const ownIds = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>();

/** The id of a transition of a machine that is at work. */
export function idOf(machine: AnyStateMachine, definition: AnyTransitionDefinition): string {
  const known = ownIds.get(machine);
  const ids = known ?? new Map(transitionsOf(machine).map((each) => [each.definition, each.id]));
  ownIds.set(machine, ids);
  const id = ids.get(definition);
  if (id === undefined) throw new Error(`The chart ${machine.id} took a transition that it does not have.`);
  return id;
}
