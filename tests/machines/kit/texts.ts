/** The Spanish words of a machine's QA cases: checked by the compiler, so that a new event or actor needs its own. */
import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import type { ActorsOf, AnswerOf, DelaysOf, EventOf } from './fixtures.ts';
import { allNodes } from './internals.ts';

/** Who makes a step happen. */
export type Who = 'persona' | 'sistema' | 'reloj';

/** What a tester does or waits for, as the end of a sentence that begins with «Cuando». */
type Text<Dato> = string | ((datum: Dato) => string);

export interface Texts<M extends AnyStateMachine> {
  /** Heading of the cases. */
  readonly nombre: string;
  /** Begins every case's id. */
  readonly prefijo: string;
  readonly eventos: {
    readonly [T in EventFromLogic<M>['type']]: { readonly quien: Who; readonly texto: Text<EventOf<M, T>> };
  };
  readonly actores: {
    readonly [Name in ActorsOf<M>['src']]: {
      readonly contesta: Text<AnswerOf<M, Name>>;
      readonly falla: Text<unknown>;
    };
  };
  readonly plazos: { readonly [D in DelaysOf<M>]: string };
  /** What an emitted event means to whoever looks at the screen; left out, it is not mentioned. */
  readonly avisos?: (emitted: EventObject & Readonly<Record<string, unknown>>) => string | null;
  /** What the screen shows of the context, one phrase a fact; a step's result tells those that it brought. */
  readonly seVe?: (context: ContextFrom<M>) => readonly (string | null)[];
  /** How each of the fixtures' inputs begins, as the end of a sentence that begins with «Dado que». */
  readonly entradas?: (input: unknown) => string;
}

/** The words of one machine, in the loose form that the writers work on. */
export interface Vocabulary {
  readonly nombre: string;
  readonly prefijo: string;
  readonly dice: (event: EventObject) => { readonly quien: Who; readonly texto: string };
  readonly avisa: (emitted: EventObject) => string | null;
  readonly seVe: (context: unknown) => readonly string[];
  readonly empieza: (input: unknown) => string | null;
}

const ACTOR = /^xstate\.(done|error)\.actor\.(.+)$/;
const DELAY = /^xstate\.after\.([^.]+)\./;

/**
 * Joins a machine with its texts.
 * @throws from `dice` for an event without a text, which the types rule out for events of the machine's own.
 */
export function vocabulary<M extends AnyStateMachine>(machine: M, texts: Texts<M>): Vocabulary {
  const events: Readonly<Record<string, { readonly quien: Who; readonly texto: Text<never> }>> = texts.eventos;
  const actors: Readonly<Record<string, { readonly contesta: Text<never>; readonly falla: Text<unknown> }>> =
    texts.actores;
  const plazos: Readonly<Record<string, string>> = texts.plazos;
  const fuentes = new Map(allNodes(machine).flatMap((node) => node.invoke.map(({ id, src }) => [id, String(src)])));
  return {
    nombre: texts.nombre,
    prefijo: texts.prefijo,
    avisa: (emitted) => texts.avisos?.(emitted) ?? null,
    seVe: (context) => (texts.seVe?.(context as ContextFrom<M>) ?? []).filter((done) => done !== null),
    empieza: (input) => (input === undefined ? null : (texts.entradas?.(input) ?? null)),
    dice: (event) => {
      const [, desenlace, id] = ACTOR.exec(event.type) ?? [];
      const actor = id === undefined ? undefined : actors[fuentes.get(id) ?? ''];
      if (actor !== undefined && desenlace === 'done')
        return { quien: 'sistema', texto: say(actor.contesta, 'output' in event ? event.output : undefined) };
      if (actor !== undefined)
        return { quien: 'sistema', texto: say(actor.falla, 'error' in event ? event.error : null) };
      const limit = plazos[DELAY.exec(event.type)?.[1] ?? ''];
      if (limit !== undefined) return { quien: 'reloj', texto: limit };
      const own = events[event.type];
      if (own === undefined) throw new Error(`No text for the event "${event.type}".`);
      return { quien: own.quien, texto: say(own.texto, event) };
    },
  };
}

function say(texto: Text<never>, datum: unknown): string {
  return typeof texto === 'string' ? texto : texto(datum as never);
}
