import type { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Entidad } from '#contract/common/changes';
import type { PalabrasDeVarios } from '#domain/common/varios';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Changes } from '../../data/changes.ts';
import type { WorkText } from '../form/LongText.tsx';

/** The values of a form of works: text, choices, and lists of choices. */
export type WorkValues = Record<string, string | number | boolean | null | readonly (string | number)[]>;

/** The facts that the call of a work is given beside the values it sends. */
export interface WorkCall {
  readonly api: Api;
  /** Of the record; 0 for one that is not stored yet. */
  readonly id: number;
  /** On which version of the record it was written; null for one that is not stored yet. */
  readonly version: number | null;
  /** Which button of the form was pressed: the work's own name where there is one alone. */
  readonly como: string;
  /** With the key and the signal that the call must be made with. */
  readonly options: Required<Pick<CallOptions, 'clave' | 'signal'>>;
  /** Told how much of what is sent has left, from 0 to 1. */
  readonly onProgress: (porcion: number) => void;
  /** Says that something is no longer as it is shown; what the work itself changes is said without it. */
  readonly changed: Changes['changed'];
}

/**
 * A work on a record, as everybody upstairs knows it: buttons, windows, drafts and calls. An entity's works stand in one table,
 * keyed by the events of its life.
 */
export interface Work<Typed extends object = WorkValues, Sent = object> {
  /** The words of the button that sends it. */
  readonly button: string;
  /** The words of the button on the page that opens its window, where they are others. */
  readonly opener?: string;
  /** It takes something away for good: its button is red. */
  readonly grave?: true;
  /** The button's words while it is sent. */
  readonly busy: string;
  /** The notice when it was not saved ('No se pudo cerrar el caso.'). */
  readonly failed: string;
  /** The words that leave its window, where they are others than a window of its kind has. */
  readonly leave?: string;
  /** The title of its window, where it is another than the button's words. */
  readonly title?: string;
  /** A hint that the person should know before sending it. */
  readonly note?: string;
  /** The form: its rules, and what it holds before anything is written; left out where nothing is written. */
  readonly schema?: z.ZodType<Sent, Typed>;
  readonly blank?: Typed;
  /** Fields that no draft keeps, at this computer or at the server: a password is typed anew. */
  readonly secret?: readonly (keyof Typed & string)[];
  /** Its fields that are written as text, below the others. */
  readonly texts?: readonly WorkText[];
  /** It is another button of the form of this work: both decide on the same thing. Its `schema` says what it asks for besides, if anything. */
  readonly formOf?: string;
  /** Makes the call with what the schema made of what is written. Rejects with a `Failure`. */
  readonly send: (sent: Sent, call: WorkCall) => Promise<RespuestaTrabajo>;
  /** How several are told, where a list offers it for all that are marked. */
  readonly several?: PalabrasDeVarios;
  /** Said when it was done, by a back end whose answer says nothing. */
  readonly done?: (id: number) => string;
  /** The other entities that it changes when it is done. */
  readonly stales?: readonly Entidad[];
  /**
   * Nothing is written in it, and it is always sent alike: while its outcome is not known, its key outlives its window
   * and its page. A work with a form keeps its key with what is written.
   */
  readonly keepsKey?: true;
  /** It is never sent by itself when the connection returns: the person may have gone another way. */
  readonly onlyAsked?: true;
  /** Nothing keeps what is sent, so that nobody could come back to it: it is not called back with its page, and how it ended is told then. */
  readonly goesOn?: true;
}

/** Lets the schema of an entry say what its form holds and what its call gets. */
export function work<Typed extends object, Sent>(entry: Work<Typed, Sent>): Work<Typed, Sent> {
  return entry;
}

/** Any work; what it takes is between its own schema and its own call. */
// biome-ignore lint/suspicious/noExplicitAny: of what is written in it only its own form knows.
export type AnyWork = Work<any, any>;

/** Whether all that its form asks for is typed anew: then there is no draft of it, and nobody is told of one. */
export function keepsNothing({ blank, secret = [] }: AnyWork): boolean {
  return secret.length > 0 && Object.keys(blank ?? {}).every((field) => secret.includes(field));
}

/** The works of an entity, by name. */
export type Works = Readonly<Record<string, AnyWork>>;

/** The values of the form of a work. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type TypedOf<W extends AnyWork> = W extends Work<infer Typed, any> ? Typed : never;

/** The works that have a form or a sending of their own; the others are buttons of theirs. */
export function ownWorks(works: Works): readonly string[] {
  return Object.keys(works).filter((name) => works[name]?.formOf === undefined);
}

/** The settings of every work that a colleague does at somebody else's computer; no draft keeps the password, and nothing is sent unasked. */
export const DECIDED_HERE = {
  opener: 'Autorizar aquí',
  title: 'Autorizar aquí',
  secret: ['contrasena', 'codigo'],
  onlyAsked: true,
} as const;

/** Who decides is told from whose computer it is. */
export const WHO_DECIDES_NOTE =
  'Decide quien escriba su número y su contraseña, y queda a su nombre. La sesión de este equipo no cambia.';
