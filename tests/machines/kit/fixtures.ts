/** The data that the paths send to a machine: checked by the compiler, so that a new event or actor needs its own. */
import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject, InputFrom, OutputFrom } from 'xstate';
import { allNodes } from '#diagrams/transitions';
import type { ActorsOf } from '#diagrams/words/words';
import type { Stored } from './start.ts';

export type EventOf<M extends AnyStateMachine, Type extends string> = Extract<
  EventFromLogic<M>,
  { readonly type: Type }
>;

export type AnswerOf<M, Name> = OutputFrom<Extract<ActorsOf<M>, { src: Name }>['logic']>;

/**
 * Sample data of one machine. Give one case for each outcome of a guard: what no case reaches is reported as a
 * transition that no path takes.
 */
export interface Fixtures<M extends AnyStateMachine> {
  /** Of a machine that does several things, the one that these are samples of: its files are named by it. */
  readonly parte?: string;
  /** Samples of every event that a person or the app may send. */
  readonly eventos: { readonly [T in EventFromLogic<M>['type']]: readonly EventOf<M, T>[] };
  /** The answers and the failures of every actor; nothing in `contesta` for one that never ends. */
  readonly actores: {
    readonly [Name in ActorsOf<M>['src']]: {
      readonly contesta: readonly AnswerOf<M, Name>[];
      readonly falla: readonly unknown[];
    };
  };
  /** The inputs to start with, or where an entity is stored; left out, the machine starts without. */
  readonly entradas?: readonly (InputFrom<M> | Stored<InputFrom<M>> | undefined)[];
  /** Exactly what the guards read of the context: less hides transitions, more multiplies states for nothing. */
  readonly relevante: (context: ContextFrom<M>) => unknown;
  /** Where to stop exploring, for a context without bound. */
  readonly hasta?: (context: ContextFrom<M>) => boolean;
}

/** A machine with its samples, in the loose form that the kit works on. */
export interface Model {
  readonly machine: AnyStateMachine;
  /** By which its files are named. */
  readonly name: string;
  /** It is one of the things that the machine does: other models take the arrows that this one does not. */
  readonly isPart: boolean;
  /** Samples by event type, those of answering and failing actors included. */
  readonly cases: Readonly<Record<string, readonly EventObject[]>>;
  readonly inputs: readonly unknown[];
  readonly project: (context: unknown) => unknown;
  readonly stopWhen: (context: unknown) => boolean;
}

/** Joins a machine with its fixtures: an actor's samples become the events of each invocation of it. */
export function model<M extends AnyStateMachine>(machine: M, fixtures: Fixtures<M>): Model {
  const cases: Record<string, readonly EventObject[]> = { ...fixtures.eventos };
  const actors: Readonly<
    Record<string, { readonly contesta: readonly unknown[]; readonly falla: readonly unknown[] }>
  > = fixtures.actores;
  for (const { id, src } of allNodes(machine).flatMap((node) => node.invoke)) {
    const actor = typeof src === 'string' ? actors[src] : undefined;
    if (actor === undefined) continue;
    const done = `xstate.done.actor.${id}`;
    const failed = `xstate.error.actor.${id}`;
    cases[done] = actor.contesta.map((output) => ({ type: done, output, actorId: id }));
    cases[failed] = actor.falla.map((error) => ({ type: failed, error, actorId: id }));
  }
  const { hasta, parte } = fixtures;
  return {
    machine,
    name: parte ?? machine.id,
    isPart: parte !== undefined,
    cases,
    inputs: fixtures.entradas ?? [undefined],
    project: (context) => fixtures.relevante(context as ContextFrom<M>),
    stopWhen: (context) => hasta?.(context as ContextFrom<M>) ?? false,
  };
}
