import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';
import type { ObjetoDeConflicto } from '#contract/common/failure';
import { changedMeanwhile } from '#domain/common/entities';
import type { RefusalReason } from '#domain/common/life';
import { decide, type LifeStateId } from '#machines/life';
import type { Db, Tx } from '../db/db.ts';
import type { Context, ServerSession } from '../http/handler.ts';
import { conflict, noPermission, type Rejection } from '../http/rejection.ts';
import type { Entity, RowOf, Task, WorkOf, WorkTable } from './entity.ts';

/** Ends a work that turned out to change nothing: all is rolled back, the key with it, and the text is a warning. */
export class NoChange extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'NoChange';
  }
}

/**
 * Makes the judgement of works on one kind of entity, for who does something that includes such a work: the row is
 * locked where it is asked for, visibility, version and life judge as for the work itself, and nothing is written.
 *
 * The function that it makes hands back the row, and throws as that of `workOn` does.
 */
export function judgeOn<T extends WorkTable, L extends AnyStateMachine, E>(entity: Entity<T, L, E>) {
  return async (
    db: Db,
    {
      work,
      id,
      version,
      locks,
    }: Pick<Task<T, L, E, undefined>, 'work' | 'id' | 'version'> & { readonly locks: boolean },
    { sesion, clock }: Pick<Context, 'sesion' | 'clock'>,
  ): Promise<RowOf<T>> => {
    const row = await read(db, entity, { id, locks, session: sesion });
    if (version !== null && version !== row.version) throw await stale(db, entity, version, row);
    const facts = await entity.lifeContext(row, { db, sesion, now: clock() });
    nextState(entity, work, row, facts);
    return row;
  };
}

/** Reads a row under its lock. @throws Rejection 403 or 404 where it is not for this person. */
export function lock<T extends WorkTable, L extends AnyStateMachine, E>(
  tx: Tx,
  entity: Entity<T, L, E>,
  id: number,
  session: ServerSession,
): Promise<RowOf<T>> {
  return read(tx, entity, { id, locks: true, session });
}

async function read<T extends WorkTable, L extends AnyStateMachine, E>(
  db: Db,
  { table, visible }: Entity<T, L, E>,
  { id, locks, session }: { readonly id: number; readonly locks: boolean; readonly session: ServerSession },
): Promise<RowOf<T>> {
  const query = db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  const [row] = locks ? await query.for('update') : await query;
  return visible(session, id, row as RowOf<T> | undefined);
}

/** Says what was done to a row since a person saw it. */
export async function stale<T extends WorkTable, L extends AnyStateMachine, E>(
  db: Db,
  { words, nameOf, history }: Entity<T, L, E>,
  version: number,
  row: RowOf<T>,
) {
  const cambios = await history.since(db, row.id, version, row.version);
  return conflict(changedMeanwhile(words, nameOf?.(row) ?? row.id), {
    objeto: { entidad: words.name, id: row.id },
    cambio: { version: row.version, cambios },
  });
}

/** The state that a work leads to. @throws Rejection where the life refuses it. */
export function nextState<T extends WorkTable, L extends AnyStateMachine, E>(
  { life, refusalText, state, words }: Entity<T, L, E>,
  work: WorkOf<L>,
  row: RowOf<T>,
  facts: ContextFrom<L>,
): LifeStateId<L> {
  const stored = row[state] as LifeStateId<L>;
  const decision = decide(life, stored, facts, { type: work } as EventFromLogic<L>);
  if (decision.allowed) return decision.state;
  const text = refusalText(work, stored, decision.reason, facts);
  if (decision.reason === 'done') throw new NoChange(text);
  throw refusal(decision.reason, text, { entidad: words.name, id: row.id });
}

/** The answer to a work that the life of an entity refuses: 403 where it is the person's own matter, else 409. */
export function refusal(reason: RefusalReason, text: string, objeto: ObjetoDeConflicto): Rejection {
  return OF_THE_PERSON.includes(reason) ? noPermission(text) : conflict(text, { objeto });
}

const OF_THE_PERSON: readonly RefusalReason[] = ['person', 'own', 'elsewhere'];
