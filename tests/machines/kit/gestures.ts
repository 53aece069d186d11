/** How a machine's steps are done and seen in a browser, as lines of a Playwright file. */
import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject, InputFrom } from 'xstate';
import { allNodes } from '#diagrams/transitions';
import type { ActorsOf } from '#diagrams/words/words';
import type { AnswerOf, EventOf } from './fixtures.ts';
import type { Step } from './replay.ts';

/** Lines of code; null where a program at the screen cannot make it happen. */
export type Lines = readonly string[] | null;

/** Said of each event and actor, so that a new one does not compile without. In the lines stand `page`, `expect` and what `antes` declares. */
export interface Gestures<M extends AnyStateMachine> {
  /** What stands before the cases, once a file. */
  readonly antes: readonly string[];
  readonly abre: (input: InputFrom<M> | undefined) => readonly string[];
  readonly eventos: { readonly [T in EventFromLogic<M>['type']]: (event: EventOf<M, T>) => Lines };
  readonly actores: {
    readonly [Name in ActorsOf<M>['src']]: {
      readonly contesta: (answer: AnswerOf<M, Name>) => Lines;
      readonly falla: (error: unknown) => Lines;
    };
  };
  /** What is seen after a step. @param nodes the ids of the states in which it is. */
  readonly ve: (nodes: readonly string[], context: ContextFrom<M>) => readonly string[];
  /** What is seen of what was said in a step. */
  readonly avisa: (emitted: EventObject & Readonly<Record<string, unknown>>) => readonly string[];
}

/** The same, in the loose form that the writer works on. */
export interface Gesturing {
  readonly antes: readonly string[];
  readonly abre: (input: unknown) => readonly string[];
  readonly does: (event: EventObject) => Lines;
  readonly sees: (step: Step) => readonly string[];
}

const ACTOR = /^xstate\.(done|error)\.actor\.(.+)$/;

/** Joins a machine with its gestures. */
export function gesturing<M extends AnyStateMachine>(machine: M, gestures: Gestures<M>): Gesturing {
  const sources = new Map(allNodes(machine).flatMap((node) => node.invoke.map(({ id, src }) => [id, String(src)])));
  const events: Readonly<Record<string, ((event: never) => Lines) | undefined>> = gestures.eventos;
  const actors: Readonly<
    Record<
      string,
      { readonly contesta: (answer: never) => Lines; readonly falla: (error: unknown) => Lines } | undefined
    >
  > = gestures.actores;
  return {
    antes: gestures.antes,
    abre: (input) => gestures.abre(input as InputFrom<M> | undefined),
    does: (event) => {
      const [, outcome, id = ''] = ACTOR.exec(event.type) ?? [];
      const actor = actors[sources.get(id) ?? ''];
      if (outcome === 'done') return actor?.contesta(('output' in event ? event.output : undefined) as never) ?? null;
      if (outcome === 'error') return actor?.falla('error' in event ? event.error : undefined) ?? null;
      return events[event.type]?.(event as never) ?? null;
    },
    sees: ({ nodes, context, emitted }) => [
      ...gestures.ve(nodes, context as ContextFrom<M>),
      ...emitted.flatMap((one) => gestures.avisa(one)),
    ],
  };
}
