/** The Spanish words of a machine's QA cases: checked by the compiler, so that a new event or actor needs its own. */
import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import type { ActorsOf, AnswerOf, DelaysOf, EventOf } from './fixtures.ts';
import { allNodes } from './internals.ts';

/** Who makes a step happen. */
export type Quien = 'persona' | 'sistema' | 'reloj';

/** What a tester does or waits for, as the end of a sentence that begins with «Cuando». */
type Texto<Dato> = string | ((dato: Dato) => string);

export interface Textos<M extends AnyStateMachine> {
  /** Heading of the cases. */
  readonly nombre: string;
  /** Begins every case's id. */
  readonly prefijo: string;
  readonly eventos: {
    readonly [T in EventFromLogic<M>['type']]: { readonly quien: Quien; readonly texto: Texto<EventOf<M, T>> };
  };
  readonly actores: {
    readonly [Name in ActorsOf<M>['src']]: {
      readonly contesta: Texto<AnswerOf<M, Name>>;
      readonly falla: Texto<unknown>;
    };
  };
  readonly plazos: { readonly [D in DelaysOf<M>]: string };
  /** What an emitted event means to whoever looks at the screen; left out, it is not mentioned. */
  readonly avisos?: (emitted: EventObject & Readonly<Record<string, unknown>>) => string | null;
  /** What the screen shows of the context, one phrase a fact; a step's result tells those that it brought. */
  readonly seVe?: (context: ContextFrom<M>) => readonly (string | null)[];
  /** How each of the fixtures' inputs begins, as the end of a sentence that begins with «Dado que». */
  readonly entradas?: (entrada: unknown) => string;
}

/** The words of one machine, in the loose form that the writers work on. */
export interface Vocabulario {
  readonly nombre: string;
  readonly prefijo: string;
  readonly dice: (event: EventObject) => { readonly quien: Quien; readonly texto: string };
  readonly avisa: (emitted: EventObject) => string | null;
  readonly seVe: (context: unknown) => readonly string[];
  readonly empieza: (entrada: unknown) => string | null;
}

const ACTOR = /^xstate\.(done|error)\.actor\.(.+)$/;
const PLAZO = /^xstate\.after\.([^.]+)\./;

/**
 * Joins a machine with its texts.
 * @throws from `dice` for an event without a text, which the types rule out for events of the machine's own.
 */
export const vocabulario = <M extends AnyStateMachine>(machine: M, textos: Textos<M>): Vocabulario => {
  const eventos: Readonly<Record<string, { readonly quien: Quien; readonly texto: Texto<never> }>> = textos.eventos;
  const actores: Readonly<Record<string, { readonly contesta: Texto<never>; readonly falla: Texto<unknown> }>> =
    textos.actores;
  const plazos: Readonly<Record<string, string>> = textos.plazos;
  const fuentes = new Map(allNodes(machine).flatMap((node) => node.invoke.map(({ id, src }) => [id, String(src)])));
  return {
    nombre: textos.nombre,
    prefijo: textos.prefijo,
    avisa: (emitted) => textos.avisos?.(emitted) ?? null,
    seVe: (context) => (textos.seVe?.(context as ContextFrom<M>) ?? []).filter((hecho) => hecho !== null),
    empieza: (entrada) => (entrada === undefined ? null : (textos.entradas?.(entrada) ?? null)),
    dice: (event) => {
      const [, desenlace, id] = ACTOR.exec(event.type) ?? [];
      const actor = id === undefined ? undefined : actores[fuentes.get(id) ?? ''];
      if (actor !== undefined && desenlace === 'done')
        return { quien: 'sistema', texto: decir(actor.contesta, 'output' in event ? event.output : undefined) };
      if (actor !== undefined)
        return { quien: 'sistema', texto: decir(actor.falla, 'error' in event ? event.error : null) };
      const plazo = plazos[PLAZO.exec(event.type)?.[1] ?? ''];
      if (plazo !== undefined) return { quien: 'reloj', texto: plazo };
      const propio = eventos[event.type];
      if (propio === undefined) throw new Error(`No text for the event "${event.type}".`);
      return { quien: propio.quien, texto: decir(propio.texto, event) };
    },
  };
};

const decir = (texto: Texto<never>, dato: unknown): string =>
  typeof texto === 'string' ? texto : texto(dato as never);
