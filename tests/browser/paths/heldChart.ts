import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  type InspectionEvent,
  type SimulatedClock,
  StateMachine,
} from 'xstate';
import type { Failure } from '#contract/common/failure';
import { transitionsOf } from '#diagrams/transitions';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { takenTransitions } from '../../machines/kit/internals.ts';

/** A question of a chart to the server; the walk decides on its answer. */
export interface Asked {
  /** The actor that asks. */
  readonly actor: string;
  readonly input: unknown;
}

interface Parts {
  readonly input: object;
  /** The actors of the chart that answer once. */
  readonly questions: readonly string[];
  /** The clock of its delays; the machine's own where it is left out. */
  readonly clock?: SimulatedClock;
}

/** How far a work is. */
export type WorkPhase = 'editing' | 'sending' | 'untouched' | 'touched' | 'conflict';

interface Waiting extends Asked {
  readonly end: (answer: Promise<unknown>) => void;
}

/** A chart at work with nothing behind it: what it asks waits until `answer` or `fail` ends it. */
export class HeldChart<M extends AnyStateMachine> {
  readonly actor: Actor<M>;
  readonly #waiting: Waiting[] = [];

  /** @param onTaken hears of every transition of the chart, by its id. */
  constructor(machine: M, { input, questions, clock }: Parts, onTaken: (transition: string) => void) {
    const inspect = noteTaken(onTaken);
    const options = { input, inspect, ...(clock && { clock }) } as unknown as ActorOptions<M>;
    // Its input is given; whether one is needed only the machine's own type knows.
    this.actor = createActor(heldMachine(machine, questions) as M, options as never);
    holders.set(this.actor.system, this.#waiting);
    this.actor.start();
  }

  /** The latest question that waits for an answer; undefined when none does. */
  get asked(): Asked | undefined {
    return this.#waiting.at(-1);
  }

  /** @throws when nothing is asked. */
  answer(output: unknown): Promise<void> {
    return this.#end(Promise.resolve(output));
  }

  /** @throws when nothing is asked. */
  fail(failure: Failure): Promise<void> {
    return this.#end(Promise.reject(failure));
  }

  async #end(answer: Promise<unknown>): Promise<void> {
    const asked = this.#waiting.pop();
    if (asked === undefined) throw new Error('Nothing is asked.');
    asked.end(answer);
    await new Promise<void>((done) => setImmediate(done));
  }
}

const holders = new WeakMap<object, Waiting[]>();
const heldMachines = new WeakMap<AnyStateMachine, Map<string, AnyStateMachine>>();

/** The machine with actors that wait; made once, because walks are lived thousands of times while they are looked for. */
function heldMachine(machine: AnyStateMachine, questions: readonly string[]) {
  const ofMachine = heldMachines.get(machine) ?? new Map<string, AnyStateMachine>();
  heldMachines.set(machine, ofMachine);
  const names = questions.join();
  const known = ofMachine.get(names);
  if (known !== undefined) return known;
  const actors: Record<string, AnyActorLogic> = {};
  for (const name of questions) actors[name] = heldQuestion(name);
  const held = machine.provide({ actors } as Parameters<AnyStateMachine['provide']>[0]);
  ofMachine.set(names, held);
  return held;
}

function heldQuestion(actor: string) {
  return fromPromise<unknown, unknown>(
    ({ input, system }) => new Promise((end) => holders.get(system)?.push({ actor, input, end })),
  );
}

/** How far a work on a record is. */
export function phaseOf(work: TrabajoRef): WorkPhase {
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
