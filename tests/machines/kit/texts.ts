/** The Spanish words of a machine's QA cases: those of its chart, and what its samples have to add. */
import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import { allNodes } from '#diagrams/transitions';
import type { ActorsOf, AnyChartWords, ChartWords, Who } from '#diagrams/words/words';
import { conRol, type Quien, TIENDA, type Usado } from '../muestra.ts';
import { provokeFailure, sayFailure } from '../texts/failures.ts';
import type { AnswerOf, EventOf } from './fixtures.ts';

export interface Texts<M extends AnyStateMachine> {
  /** The words that its diagrams share. */
  readonly palabras: ChartWords<M>;
  /** The subject of its cases, where the chart does several things; left out, they are called as the chart. */
  readonly nombre?: string;
  /** Begins every case's id. */
  readonly prefijo: string;
  /** The acts of a tester, or the events awaited, with a sample's own data, in the place of the chart's words. */
  readonly eventos?: { readonly [T in EventFromLogic<M>['type']]?: (event: EventOf<M, T>) => string };
  /** The answer of an actor's sample, in the place of the chart's words. */
  readonly actores?: {
    readonly [Name in ActorsOf<M>['src']]?: { readonly contesta: (answer: AnswerOf<M, Name>) => string };
  };
  /** The meaning of an emitted event to whoever looks at the screen; left out, it is not mentioned. */
  readonly avisos?: (emitted: EventObject & Readonly<Record<string, unknown>>) => string | null;
  /** The facts of the context on the screen, one phrase each; a step's result tells those that it brought. */
  readonly seVe?: (context: ContextFrom<M>) => readonly (string | null)[];
  /** How each of the fixtures' inputs begins, as the end of a sentence that begins with «Dado que». */
  readonly entradas?: (input: unknown) => string | null;
  /** Who signs in at the store of the sample. */
  readonly entra: Quien;
  /** The act with which they begin, as the end of a sentence about them. */
  readonly luego?: string;
  /** The part of the sample it is tried with, as data. */
  readonly usa: readonly Usado[];
  /** The same in words, as the end of a sentence that begins with «Dado que»: a sale, a case, or that none is needed. */
  readonly conQue: string;
  /**
   * How a tester makes happen what no person at the screen does, by the event or the actor. Where that hangs on the sample, a function of the event or
   * the answer says it; null where it comes by itself.
   */
  readonly provoca?: Readonly<Record<string, string | ((sample: never) => string | null)>>;
  /** The entry that a work leaves in the history, when it is not refused; null where there is none. */
  readonly deja?: { readonly [T in EventFromLogic<M>['type']]: string | null };
}

/** What a case is tied to. */
export interface SampleOfCase {
  readonly quien: Quien;
  readonly usa: readonly Usado[];
}

/** The words of one machine, in the loose form that the writers work on. */
export interface Vocabulary {
  readonly nombre: string;
  readonly prefijo: string;
  readonly dice: (event: EventObject) => { readonly quien: Who; readonly texto: string };
  /** How it is made to happen; null for what the person does. */
  readonly provoca: (event: EventObject) => string | null;
  readonly deja: (event: EventObject) => string | null;
  readonly prepara: readonly string[];
  readonly datos: SampleOfCase;
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
  const words: AnyChartWords = texts.palabras;
  const events: Readonly<Record<string, ((event: never) => string) | undefined>> = texts.eventos ?? {};
  const answers: Readonly<Record<string, { readonly contesta: (answer: never) => string } | undefined>> =
    texts.actores ?? {};
  const fuentes = new Map(allNodes(machine).flatMap((node) => node.invoke.map(({ id, src }) => [id, String(src)])));
  const left: Readonly<Record<string, string | null>> = texts.deja ?? {};
  return {
    nombre: texts.nombre ?? words.nombre,
    prefijo: texts.prefijo,
    prepara: [
      `entra ${conRol(texts.entra)} en la tienda ${TIENDA.id}, ${TIENDA.nombre}${texts.luego === undefined ? '' : `, ${texts.luego}`}`,
      texts.conQue,
    ],
    datos: { quien: texts.entra, usa: texts.usa },
    deja: ({ type }) => left[type] ?? null,
    provoca: (event) => {
      const [, desenlace, id] = ACTOR.exec(event.type) ?? [];
      if (desenlace === 'error') return provokeFailure('error' in event ? event.error : null);
      if (id === undefined && words.eventos[event.type]?.quien === 'persona') return null;
      const said = texts.provoca?.[event.type] ?? texts.provoca?.[(id === undefined ? '' : fuentes.get(id)) ?? ''];
      const sample: unknown = id === undefined ? event : 'output' in event ? event.output : undefined;
      const own = typeof said === 'function' ? said(sample as never) : said;
      if (desenlace === 'done') return own ?? 'llega solo, en cuanto el servidor contesta';
      if (DELAY.test(event.type)) return 'espere ese tiempo';
      return own ?? null;
    },
    avisa: (emitted) => unnumbered(texts.avisos?.(emitted) ?? null),
    seVe: (context) => (texts.seVe?.(context as ContextFrom<M>) ?? []).flatMap((fact) => unnumbered(fact) ?? []),
    empieza: (input) => unnumbered(input === undefined ? null : (texts.entradas?.(input) ?? null)),
    dice: (event) => {
      const { quien, texto } = said(event);
      return { quien, texto: unnumbered(texto) };
    },
  };

  function said(event: EventObject): { readonly quien: Who; readonly texto: string } {
    const [, desenlace, id] = ACTOR.exec(event.type) ?? [];
    const source = id === undefined ? '' : (fuentes.get(id) ?? '');
    const actor = words.actores[source];
    if (actor !== undefined && desenlace === 'done') {
      const answer = answers[source];
      const output: unknown = 'output' in event ? event.output : undefined;
      return { quien: 'sistema', texto: answer === undefined ? actor.contesta : answer.contesta(output as never) };
    }
    if (actor !== undefined)
      return { quien: 'sistema', texto: `${actor.falla}: ${sayFailure('error' in event ? event.error : null)}` };
    const limit = words.plazos[DELAY.exec(event.type)?.[1] ?? ''];
    if (limit !== undefined) return { quien: 'reloj', texto: limit };
    const own = words.eventos[event.type];
    if (own === undefined) throw new Error(`No text for the event "${event.type}".`);
    return { quien: own.quien, texto: withButton(events[event.type]?.(event as never) ?? own.texto, own) };
  }
}

/** Folios and numbers that a record only gets while a case is tried: a tester sees others. */
const NUMBERS = /\b(?:[A-Z]-\d+|[A-Z]\d{9}|7\d{3})\b/g;

/** A text without the numbers that its record has in the samples alone. */
function unnumbered<T extends string | null>(text: T): T {
  return (text === null ? null : text.replaceAll(NUMBERS, '…')) as T;
}

/** An act with the button that a tester presses for it, where the words do not name it already. */
function withButton(texto: string, { boton, otroBoton }: AnyChartWords['eventos'][string]): string {
  if (boton === undefined || texto.includes(`«${boton}`)) return texto;
  return `${texto}, con «${boton}»${otroBoton === undefined ? '' : ` o «${otroBoton}»`}`;
}
