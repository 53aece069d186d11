import type { InferSelectModel } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';
import type { AuditedCall } from '#contract/contract';
import type { EntityWords } from '#domain/common/entities';
import type { Evento } from '#domain/common/eventos';
import type { RefusalReason } from '#domain/common/life';
import type { ClaseNovedad } from '#domain/common/novedades';
import type { LifeStateId } from '#machines/life';
import type { Telling } from '../changes/announce.ts';
import type { Db, Tx } from '../db/db.ts';
import type { ServerSession } from '../http/handler.ts';
import type { News } from '../news/write.ts';
import type { History } from './history.ts';

/** A table whose rows are entities that people work on. */
export type WorkTable = PgTable & {
  readonly id: AnyPgColumn<{ data: number; notNull: true }>;
  readonly version: AnyPgColumn<{ data: number; notNull: true }>;
};

/** A row of such a table; the rest of its columns are the entity's own. */
export type RowOf<T extends WorkTable> = InferSelectModel<T> & { readonly id: number; readonly version: number };

/** The columns that a work changes. */
export type ColumnsOf<T extends WorkTable> = Partial<InferSelectModel<T>>;

/** The name of a work, as the events of the entity's life spell it. */
export type WorkOf<L extends AnyStateMachine> = EventFromLogic<L>['type'];

/** Who asks for a work, when, and where more of the entity is read. */
export interface Asking {
  readonly db: Db;
  readonly sesion: ServerSession;
  readonly now: Date;
}

/** The particulars of one kind of entity. */
export interface Entity<T extends WorkTable, L extends AnyStateMachine, E> {
  readonly words: EntityWords;
  /** The name by which people know it, where that is not its number. */
  readonly nameOf?: (row: RowOf<T>) => string;
  readonly table: T;
  /** The column that holds the number of the life's state. */
  readonly state: keyof InferSelectModel<T> & string;
  readonly life: L;
  /** The facts that the life must know before any work; those of the entity are read under the lock. */
  readonly lifeContext: (row: RowOf<T>, asking: Asking) => ContextFrom<L> | Promise<ContextFrom<L>>;
  readonly history: History<E>;
  /** Hands the row back; throws a `Rejection` for who may not see it, and for undefined: there is none with this id. */
  readonly visible: (session: ServerSession, id: number, row: RowOf<T> | undefined) => RowOf<T>;
  readonly refusalText: (
    work: WorkOf<L>,
    state: LifeStateId<L>,
    reason: RefusalReason,
    facts: ContextFrom<L>,
  ) => string;
  readonly stateName: (state: LifeStateId<L>) => string;
  /**
   * The facts of the row by which the stream of changes tells who hears of a work; no one does where this is left out.
   */
  readonly announcement?: (before: RowOf<T>, after: RowOf<T>) => Unsigned<Telling>;
  /** The people who are told of a work on it, beside those who look at it; nobody where this is left out. */
  readonly news?: (told: Told<T, L>) => Pick<News, 'entidad' | 'avisos' | 'sees'> & {
    /** As what who follows it is told; null for not at all. */
    readonly siguen: ClaseNovedad | null;
  };
  /** The event of a work, that the chain's own systems are told of; null for none, and none of any where this is left out. */
  readonly event?: (before: RowOf<T>, after: RowOf<T>) => Evento | null;
  /** The works that their person may take back for a moment (`undoOn`); none where this is left out. */
  readonly undoable?: readonly WorkOf<L>[];
  /** The consequences of any work by the step that the life takes: columns, and entries after the work's own. */
  readonly follows?: (step: LifeStep<T, L>) => {
    readonly columns?: ColumnsOf<T>;
    readonly entries?: readonly E[];
  };
}

/** An announcement without what every work on any entity fills in. */
export type Unsigned<A> = A extends unknown ? Omit<A, 'id' | 'version' | 'numiden'> : never;

/** One step of a life: a work on an entity, and the state that it leads to. */
export interface LifeStep<T extends WorkTable, L extends AnyStateMachine> {
  readonly work: WorkOf<L>;
  readonly row: RowOf<T>;
  readonly state: LifeStateId<L>;
  readonly numiden: number;
}

/** A work that was done, as those whom it concerns are told of it. */
export interface Told<T extends WorkTable, L extends AnyStateMachine> {
  readonly work: WorkOf<L>;
  readonly before: RowOf<T>;
  readonly after: RowOf<T>;
  /** Who did it. */
  readonly numiden: number;
  /** Who is mentioned in what was written with it. */
  readonly mentions: readonly number[];
}

/** A piece of work that somebody asks for. */
export interface Task<T extends WorkTable, L extends AnyStateMachine, E, V, M = never, J = undefined> {
  readonly call: AuditedCall;
  readonly work: WorkOf<L>;
  readonly id: number;
  /** The entity's version as the person saw it; null where the work does not depend on what others did meanwhile. */
  readonly version: number | null;
  /**
   * The values that the person wrote and chose, and the entity: a key stands for them. The version is no part of it:
   * whoever repeats a stored request after seeing the new version means the same request.
   */
  readonly contents: object;
  /** Checks the request before anything is locked; refuses by throwing a `Rejection`. */
  readonly check?: () => V | Promise<V>;
  /**
   * Locks what is locked before the entity itself, so that all who lock both do it in one order; refuses by throwing a `Rejection`.
   */
  readonly before?: (tx: Tx) => Promise<void>;
  /** Gives back what `check` took, when the work was not done with it. */
  readonly release?: (checked: V) => Promise<void>;
  /** Reads under the lock, before the life decides, what this very work depends on beside the row. */
  readonly facts?: (under: UnderWork<T>, checked: V) => Facts<L, J> | Promise<Facts<L, J>>;
  /** Does the particular part of this work; state, version, history and audit are kept for it. */
  readonly effect: (under: UnderWork<T>, checked: V, judged: J) => Done<T, E, M> | Promise<Done<T, E, M>>;
}

/** The facts of a work beside the row: those by which the life decides, and what its effect goes on with; undefined where that is nothing. */
export interface Facts<L extends AnyStateMachine, J> {
  readonly life: Partial<ContextFrom<L>>;
  readonly judged: J;
}

/** The entity under work: locked, visible to the person, of the version that was seen, and open to this work. */
export interface UnderWork<T extends WorkTable> {
  readonly tx: Tx;
  readonly row: RowOf<T>;
  readonly numiden: number;
  readonly now: Date;
}

/** Several works that one person did together: they are taken back together, by one name. */
export interface WholeAct<T extends WorkTable> {
  readonly trabajo: string;
  /** The entity as it was before the first of them. */
  readonly since: RowOf<T>;
}

/** The result of the effect of a work. */
export interface Done<T extends WorkTable, E, M = never> {
  readonly text: string;
  /** For the history. */
  readonly entries: readonly [E, ...E[]];
  /** Columns that the work itself changes. */
  readonly columns?: ColumnsOf<T>;
  /** The facts that the audit keeps beside the columns; plain JSON. */
  readonly detail?: object;
  /** The text that the person wrote with it, for those who are told of it. */
  readonly said?: string;
  /** The people whom that text mentions. */
  readonly mentions?: readonly number[];
  /** The facts that taking it back needs beside the columns, of a work that may be taken back; null: this one may not. Left out: none. */
  readonly undo?: Readonly<Record<string, unknown>> | null;
  /** The act whose last part this work is, where it is taken back with what was done before it; left out where it stands alone. */
  readonly act?: WholeAct<T>;
  /** The values that a repetition under the same key must know beside the answer; plain JSON. */
  readonly more?: M;
}
