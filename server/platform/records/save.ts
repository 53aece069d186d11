import { eq, getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Guardado, NOTHING_CHANGED, SUCCESS_CODE } from '#contract/common/answers';
import type { AuditedCall } from '#contract/contract';
import { changedMeanwhile, type EntityWords } from '#domain/common/entities';
import { type AuditValues, fieldChanges } from '#domain/common/fieldChanges';
import type { FieldName } from '#domain/common/fieldNames';
import type { RecordName } from '#domain/common/records';
import { announce, type Telling } from '../changes/announce.ts';
import { audit } from '../db/audit.ts';
import type { Tx } from '../db/db.ts';
import type { Context } from '../http/handler.ts';
import { oncePerKey } from '../http/idempotency.ts';
import { conflict, notFound } from '../http/rejection.ts';
import type { Unsigned } from '../works/entity.ts';
import { changesSince } from './history.ts';

/** A table whose rows are records that people edit. */
export type RecordTable = PgTable & { readonly version: AnyPgColumn<{ data: number; notNull: true }> };

/** A row of such a table. */
export type RowOf<T extends RecordTable> = InferSelectModel<T> & { readonly version: number };
/** The columns that a save writes. */
export type ColumnsOf<T extends RecordTable> = Partial<InferInsertModel<T>>;

/** The particulars of one kind of record. */
export interface RecordKind<T extends RecordTable> {
  readonly words: EntityWords & { readonly name: RecordName };
  readonly table: T;
  /** The column of the table by which a record is known. */
  readonly key: AnyPgColumn;
  /** The value of that column for an id; the id itself where this is left out. */
  readonly keyOf?: (id: number) => string;
  /** Makes the row of a record that is always there, as it came, unless it was made before. */
  readonly ensure?: (tx: Tx, id: number) => Promise<void>;
  /**
   * The facts of a record for the stream of changes, as it stands then or as it went, and as it was
   * before; null for a new one.
   */
  readonly told: (row: RowOf<T>, before: RowOf<T> | null) => Unsigned<Telling>;
  /** How people call a record; by its number where this is left out. */
  readonly nameOf?: (row: RowOf<T>) => string;
  /** The words for an id that no record has. */
  readonly missing: string;
  /** Takes what must be locked before the row, so that saves of several kinds wait for each other in one order. */
  readonly lockFirst?: (tx: Tx) => Promise<void>;
}

/** A save that somebody asks for. */
export interface Save<T extends RecordTable, A = object> {
  readonly call: AuditedCall;
  /** Null for a record that is to be made. */
  readonly id: number | null;
  /** The record's version as the person saw it; null does not ask, for an integrator's client that knows none. */
  readonly version: number | null;
  /** The written values; a key stands for them. */
  readonly contents: object;
  /** Judges the written values and says what becomes of the record; refuses by throwing a `Rejection`. */
  readonly effect: (under: UnderSave<T>) => Promise<Change<T, A>> | Change<T, A>;
}

/** The record under the save: locked, of the version that was seen; null for one that is to be made. */
export interface UnderSave<T extends RecordTable> {
  readonly tx: Tx;
  readonly row: RowOf<T> | null;
  readonly numiden: number;
  readonly now: Date;
}

/** Facts of a record as its history tells them, plain JSON by field: each field has a name that people know. */
type Named<A> = { readonly [F in keyof A]: F extends FieldName ? A[F] : never };

/** The outcome of a save for its record. */
interface Change<T extends RecordTable, A = object> {
  readonly text: string;
  /** The columns that are written into its row, or that the row goes. */
  readonly columns: ColumnsOf<T> | 'deleted';
  /**
   * The facts that the audit keeps of it, secrets left out; null before it was and after it went.
   */
  readonly before: A | null;
  readonly after: A | null;
  /** Whether it stays as it is, where what the audit keeps does not say it all: names can be equal where ids are not. */
  readonly isSame?: boolean;
  /** Writes more in the same transaction, once the record has its id. */
  readonly afterwards?: (id: number) => Promise<void>;
}

/**
 * Saves one record of a kind, once per key. One transaction locks the row, compares its version, judges and writes the
 * change, and keeps it in the audit. Those who may see it are told. A save that changes nothing makes no version,
 * leaves nothing in the audit and is not announced.
 * @throws Rejection 404 for an id that no record has, 409 for a version that is no longer the record's,
 * with what was changed since.
 */
export function saveRecord<T extends RecordTable, A extends Named<A>>(
  kind: RecordKind<T>,
  { call, id, version, contents, effect }: Save<T, A>,
  context: Context,
): Promise<Guardado> {
  const { numiden } = context.sesion;
  return oncePerKey(
    call,
    contents,
    context,
    async () => undefined,
    async (tx) => {
      await kind.lockFirst?.(tx);
      const row = id === null ? null : await lock(tx, kind, id);
      if (row !== null && version !== null && version !== row.version) {
        throw await stale(tx, kind, row, { id: id ?? 0, seen: version });
      }
      const now = context.clock();
      const change = await effect({ tx, row, numiden, now });
      if (row !== null && isUnchanged(change)) {
        const answer = { codigo: SUCCESS_CODE, descripcion: NOTHING_CHANGED, id: id ?? 0, version: row.version };
        return { answer, created: null };
      }
      const after = (row?.version ?? 0) + 1;
      const stored = await write(tx, kind, row, { id, version: after, columns: change.columns });
      const saved = stored.id;
      await change.afterwards?.(saved);
      await audit(tx, {
        momento: now,
        numiden,
        accion: call,
        entidad: kind.words.name,
        idEntidad: saved,
        antes: change.before,
        despues: change.after === null ? null : { ...change.after, version: after },
      });
      await announce(tx, { ...kind.told(stored.row, row), id: saved, version: after, numiden });
      const answer = { codigo: SUCCESS_CODE, descripcion: change.text, id: saved, version: after };
      return { answer, created: id === null ? { entidad: kind.words.name, id: saved } : null };
    },
  );
}

/** Whether the history would have nothing to say of it. */
function isUnchanged<T extends RecordTable>({ columns, before, after, isSame }: Change<T>): boolean {
  if (columns === 'deleted') return false;
  return isSame ?? fieldChanges(before as AuditValues, after as AuditValues).length === 0;
}

async function lock<T extends RecordTable>(tx: Tx, kind: RecordKind<T>, id: number): Promise<RowOf<T>> {
  await kind.ensure?.(tx, id);
  const [row] = await tx
    .select()
    .from(kind.table as PgTable)
    .where(isRecord(kind, id))
    .for('update');
  if (row === undefined) throw notFound(kind.missing);
  return row as RowOf<T>;
}

async function stale<T extends RecordTable>(
  tx: Tx,
  { words, nameOf }: RecordKind<T>,
  row: RowOf<T>,
  { id, seen }: { readonly id: number; readonly seen: number },
) {
  return conflict(changedMeanwhile(words, nameOf?.(row) ?? id), {
    objeto: { entidad: words.name, id },
    cambio: { version: row.version, cambios: await changesSince(tx, words.name, id, seen) },
  });
}

interface Writing<T extends RecordTable> {
  readonly id: number | null;
  readonly version: number;
  readonly columns: ColumnsOf<T> | 'deleted';
}

/** @returns the record's id, and its row as it stands then, or as it went. */
async function write<T extends RecordTable>(
  tx: Tx,
  kind: RecordKind<T>,
  before: RowOf<T> | null,
  { id, version, columns }: Writing<T>,
): Promise<{ readonly id: number; readonly row: RowOf<T> }> {
  const { table, key, missing } = kind;
  if (columns === 'deleted') {
    if (id === null || before === null) throw notFound(missing);
    await tx.delete(table).where(isRecord(kind, id));
    return { id, row: before };
  }
  const values = { ...columns, version };
  if (id === null || before === null) {
    const columns: Record<string, AnyPgColumn> = { ...getTableColumns(table as PgTable), keyOfRecord: key };
    const [made] = await tx
      .insert(table)
      .values(values as InferInsertModel<T>)
      .returning(columns);
    if (made === undefined) throw new Error('A row that was inserted did not come back');
    const { keyOfRecord, ...row } = made;
    // All columns of the table, by their names.
    return { id: Number(keyOfRecord), row: row as RowOf<T> };
  }
  await tx
    .update(table)
    .set(values as PgUpdateSetSource<T>)
    .where(isRecord(kind, id));
  return { id, row: { ...before, ...values } };
}

function isRecord<T extends RecordTable>({ key, keyOf }: RecordKind<T>, id: number) {
  return eq(key, keyOf === undefined ? id : keyOf(id));
}
