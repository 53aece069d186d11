import { eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';
import { type ResultadoTrabajo, SUCCESS_CODE } from '#contract/common/answers';
import { type LoDeshacible, SE_DESHACE_MS } from '#domain/common/deshacer';
import { debtsOf, type LifeStateId } from '#machines/life';
import { announcing, type Telling } from '../changes/announce.ts';
import { auditing } from '../db/audit.ts';
import type { Tx } from '../db/db.ts';
import { together } from '../db/together.ts';
import { owingEvent } from '../events/owe.ts';
import type { Context } from '../http/handler.ts';
import { oncePerKey } from '../http/idempotency.ts';
import { announcedNews, gatheringNews, type News, withFollowers, writingNews } from '../news/write.ts';
import { createQueue } from '../queue.ts';
import type { ColumnsOf, Entity, RowOf, Task, Told, WorkTable } from './entity.ts';
import { lock, NoChange, nextState, stale } from './judge.ts';
import { owingOnly } from './owed.ts';

/** The code of an answer that changed nothing: a warning (specification, section 4). */
const CODE_WITHOUT_CHANGE = 2;

/** The answer of a work, with the values that it keeps for its repetition. */
type Answered<M> = ResultadoTrabajo & { readonly more?: M };

/** As long as PostgreSQL itself lets one wait for a lock, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Makes the work on one kind of entity. Each piece is done once per key and all in one transaction: the row is locked,
 * then visibility, version and life judge in this order, then effect, state, version, history and audit are written,
 * and those who may see it are told. The version goes up with a change of state or of columns: a work that only adds to
 * an entity disturbs no other.
 *
 * The function that it makes throws a `Rejection`: 403 or 404 for an entity that is not for this person, 403 for a work
 * that is not; 409 for a stale version, with what was done since, and for a state that does not take the work.
 */
export function workOn<T extends WorkTable, L extends AnyStateMachine, E>(entity: Entity<T, L, E>) {
  const inTurn = createQueue({ lanes: 1, patience: PATIENCE_MS });
  return async <V = undefined, M = never, J = undefined>(
    task: Task<T, L, E, V, M, J>,
    context: Context,
  ): Promise<Answered<M>> => {
    let found: RowOf<T> | null = null;
    try {
      return await oncePerKey(
        task.call,
        task.contents,
        context,
        // Without a check there is nothing to hand on, and V is undefined.
        async () => (await task.check?.()) as V,
        async (tx, checked) => {
          await task.before?.(tx);
          const row = await lock(tx, entity, task.id, context.sesion);
          found = row;
          // A key that was used for other contents is told so in general: it created nothing.
          return { ...(await apply(tx, entity, { task, row, checked, context })), created: null };
        },
        { release: task.release, inTurn: (work) => inTurn(`${entity.words.name} ${task.id}`, work) },
      );
    } catch (error) {
      if (error instanceof NoChange && found !== null) return answer(entity, CODE_WITHOUT_CHANGE, error.message, found);
      throw error;
    }
  };
}

/**
 * Makes the same work as a part of somebody else's transaction, as what follows from a work on another entity: judged by the same
 * life under the same lock, and stored, told and announced in the same way. The key is the other work's.
 *
 * The function that it makes throws as that of `workOn` does.
 */
export function workWithin<T extends WorkTable, L extends AnyStateMachine, E>(entity: Entity<T, L, E>) {
  return async <J = undefined>(
    tx: Tx,
    task: Omit<Task<T, L, E, undefined, never, J>, 'before' | 'check' | 'release' | 'contents'>,
    context: Context,
  ) => {
    const row = await lock(tx, entity, task.id, context.sesion);
    const doing = { task: { ...task, contents: {} }, row, checked: undefined, context };
    const { answer, written } = await apply(tx, entity, doing);
    await written;
    return answer;
  };
}

/** The answer of a work that is applied, and the end of its writing. */
interface Applied<M> {
  readonly answer: Answered<M>;
  readonly written: Promise<void>;
}

/** The inputs of one piece of work. */
interface Doing<T extends WorkTable, L extends AnyStateMachine, E, V, M, J> {
  readonly task: Task<T, L, E, V, M, J>;
  readonly row: RowOf<T>;
  readonly checked: V;
  readonly context: Context;
}

async function apply<T extends WorkTable, L extends AnyStateMachine, E, V, M, J>(
  tx: Tx,
  entity: Entity<T, L, E>,
  { task, row, checked, context }: Doing<T, L, E, V, M, J>,
): Promise<Applied<M>> {
  const { numiden } = context.sesion;
  if (task.version !== null && task.version !== row.version) throw await stale(tx, entity, task.version, row);
  // Read under the lock, so that the history's times have the order in which things were done.
  const now = context.clock();
  const under = { tx, row, numiden, now };
  const known: object = await entity.lifeContext(row, { db: tx, sesion: context.sesion, now });
  const read = await task.facts?.(under, checked);
  const facts: object = { ...known, ...read?.life };
  const state = nextState(entity, task.work, row, facts as ContextFrom<L>);
  // Without facts nothing is handed on, and J is undefined.
  const asked = { type: task.work } as EventFromLogic<L>;
  const debe = debtsOf(entity.life, Number(row[entity.state]), facts as ContextFrom<L>, asked);
  const said = { work: `${entity.life.id}.${task.work}`, debe };
  const done = await owingOnly(tx, said, () => task.effect(under, checked, read?.judged as J));
  const follows = entity.follows?.({ work: task.work, row, state, numiden });
  const moved = state === row[entity.state] ? {} : { [entity.state]: state };
  const columns = { ...follows?.columns, ...done.columns, ...moved } as ColumnsOf<T>;
  const changes = withVersion(row, columns);
  const after = { ...row, ...changes };
  const { mentions = [] } = done;
  const news = await newsOf(tx, entity, { work: task.work, before: row, after, numiden, mentions, now }, done.said);
  const isUndoable = entity.undoable?.includes(task.work) === true && done.undo !== null;
  const { trabajo, since } = done.act ?? { trabajo: task.work, since: row };
  const antes = done.act === undefined ? before(row, columns) : changedSince(since, after);
  const deshace = { trabajo, antes, con: done.undo ?? {} };
  const event = entity.event?.(row, after) ?? null;
  // Nobody outside hears of what may still be taken back.
  const from = isUndoable ? new Date(now.getTime() + SE_DESHACE_MS) : now;
  const entries = withUndo([...done.entries, ...(follows?.entries ?? [])], isUndoable ? deshace : null);
  const written = together(
    tx,
    [
      ...storing(tx, entity.table, row.id, changes),
      entity.history.writing(tx, row.id, { entries, version: after.version, fecha: now, numiden }),
      auditing(tx, {
        momento: now,
        numiden,
        accion: task.call,
        entidad: entity.words.name,
        idEntidad: row.id,
        antes: before(row, changes),
        despues: { ...changes, ...done.detail },
      }),
      ...(news === null ? [] : [...gatheringNews(news), writingNews(news, { numiden, now })]),
      ...(event === null ? [] : [owingEvent(entity.words.name, event, { now, from })]),
    ],
    announcingAll(entity, { row, after, numiden, news }),
  );
  const { more } = done;
  const told = { ...answer(entity, SUCCESS_CODE, done.text, after), ...(isUndoable ? { deshacible: true } : {}) };
  return { answer: { ...told, ...(more === undefined ? {} : { more }) }, written };
}

/** Columns of a row as they were before a change. */
function before<T extends WorkTable>(row: RowOf<T>, columns: ColumnsOf<T>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, row[column as keyof RowOf<T>]]));
}

/** The columns that a whole act changed, as they were. Its version is the works' own. */
function changedSince<T extends WorkTable>(since: RowOf<T>, after: RowOf<T>): Readonly<Record<string, unknown>> {
  const { version: _, ...columns } = since;
  const now: Readonly<Record<string, unknown>> = after;
  const changed = Object.entries(columns).filter(([name, was]) => JSON.stringify(was) !== JSON.stringify(now[name]));
  return Object.fromEntries(changed);
}

/** The last entry of an act says how it is taken back: then the last of a history tells whether anything followed. */
function withUndo<E>(entries: readonly E[], deshace: LoDeshacible | null): readonly E[] {
  return deshace === null ? entries : entries.with(-1, { ...(entries.at(-1) as E), deshace });
}

/** The notices of a work; null where nobody is told. */
async function newsOf<T extends WorkTable, L extends AnyStateMachine, E>(
  tx: Tx,
  entity: Entity<T, L, E>,
  { now, ...told }: Told<T, L> & { readonly now: Date },
  texto = '',
): Promise<News | null> {
  const news = entity.news?.(told);
  if (news === undefined) return null;
  const { id } = told.before;
  const avisos = await withFollowers(tx, { ...news, id, numiden: told.numiden, now });
  return avisos.length === 0 ? null : { ...news, avisos, id, texto };
}

interface Announced<T extends WorkTable> {
  readonly row: RowOf<T>;
  readonly after: RowOf<T>;
  readonly numiden: number;
  readonly news: News | null;
}

/** The announcements of a work: to who may see the record, and to who is told of it; undefined for none. */
function announcingAll<T extends WorkTable, L extends AnyStateMachine, E>(
  entity: Entity<T, L, E>,
  { row, after, numiden, news }: Announced<T>,
): SQL | undefined {
  const change = entity.announcement?.(row, after);
  const tellings: Telling[] = [];
  if (change !== undefined) tellings.push({ ...change, id: row.id, version: after.version, numiden });
  if (news !== null) tellings.push(announcedNews(news, numiden));
  const [first, ...more] = tellings;
  return first === undefined ? undefined : announcing(first, ...more);
}

/** The changed columns with the version that they make; nothing when nothing changed. */
function withVersion<T extends WorkTable>(row: RowOf<T>, columns: ColumnsOf<T>): ColumnsOf<T> {
  return Object.keys(columns).length === 0 ? columns : { ...columns, version: row.version + 1 };
}

function storing<T extends WorkTable>(tx: Tx, table: T, id: number, changes: ColumnsOf<T>): readonly SQLWrapper[] {
  if (Object.keys(changes).length === 0) return [];
  return [
    tx
      .update(table)
      .set(changes as PgUpdateSetSource<T>)
      .where(eq(table.id, id)),
  ];
}

function answer<T extends WorkTable, L extends AnyStateMachine, E>(
  { state, stateName }: Entity<T, L, E>,
  code: number,
  descripcion: string,
  row: RowOf<T>,
): ResultadoTrabajo {
  const id = row[state] as LifeStateId<L>;
  return { codigo: code, descripcion, version: row.version, estado: { id, nombre: stateName(id) } };
}
