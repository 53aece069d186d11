import { getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Guardado } from '#contract/common/answers';
import type { AuditedCall } from '#contract/contract';
import type { seenRecordSchema } from '#domain/common/keptRecord';
import { capitalized, type Noun } from '#domain/common/noun';
import type { Tx } from '../platform/db/db.ts';
import type { Context } from '../platform/http/handler.ts';
import {
  type ColumnsOf,
  type RecordKind,
  type RecordTable,
  type RowOf,
  saveRecord,
  type UnderSave,
} from '../platform/records/save.ts';

/** Which record is to be saved, null for a new one, and the version of it that was seen. */
interface Asked {
  readonly id: number | null;
  readonly version: number | null;
}

/** A kind of record that a chain keeps, said once: its calls follow from it. W is what is asked for, C what is kept of it. */
export interface Kept<T extends RecordTable, W extends Asked, C extends ColumnsOf<T>> extends RecordKind<T> {
  readonly words: RecordKind<T>['words'] & { readonly noun: Noun };
  /** The part of that which is kept. @throws Rejection where it does not go with the other records. */
  readonly judge: (asked: W, under: UnderSave<T>) => Promise<C> | C;
  /** The facts that the audit keeps of a record, as it is and as it becomes. */
  readonly audited: (facts: RowOf<T> | C) => object;
  /** The words of success, where a new one has others than one that is changed. */
  readonly saved?: (isNew: boolean) => string;
  /** @throws Rejection for one that stays; left out where any may go. */
  readonly mayGo?: (row: RowOf<T>) => void;
}

/** Says a kind of record; two that write its table wait for each other. */
export function kept<T extends RecordTable, W extends Asked, C extends ColumnsOf<T>>(
  kind: Kept<T, W, C>,
): Kept<T, W, C> {
  return { lockFirst: (tx) => lockTable(tx, kind.table), ...kind };
}

/** The handler of the call that saves a record of a kind, or makes one. */
export function saves<T extends RecordTable, W extends Asked, C extends ColumnsOf<T>>(
  call: AuditedCall,
  kind: Kept<T, W, C>,
) {
  const { judge, audited, saved = () => done(kind.words.noun, 'guardad') } = kind;
  return ({ cuerpo }: { readonly cuerpo: W }, context: Context): Promise<Guardado> => {
    const { id, version, ...written } = cuerpo;
    return saveRecord(
      kind,
      {
        ...{ call, id, version, contents: { id, ...written } },
        effect: async (under) => {
          const columns = await judge(cuerpo, under);
          const before = under.row === null ? null : audited(under.row);
          return { text: saved(id === null), columns, before, after: audited(columns) };
        },
      },
      context,
    );
  };
}

/** The handler of the call that takes a record of a kind away. */
export function removes<T extends RecordTable, W extends Asked, C extends ColumnsOf<T>>(
  call: AuditedCall,
  kind: Kept<T, W, C>,
) {
  const { words, audited, mayGo } = kind;
  return (
    { cuerpo: { id, version } }: { readonly cuerpo: z.output<typeof seenRecordSchema> },
    context: Context,
  ): Promise<Guardado> =>
    saveRecord(
      kind,
      {
        ...{ call, id, version, contents: { id } },
        effect: ({ row }) => {
          if (row !== null) mayGo?.(row);
          const before = row === null ? null : audited(row);
          return { text: done(words.noun, 'quitad'), columns: 'deleted', before, after: null };
        },
      },
      context,
    );
}

/** Two that write a table wait for each other: it is small and seldom written, and one may be a file of all of it. */
export async function lockTable(tx: Tx, table: PgTable): Promise<void> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
}

/** Writes rows of a file into a table: each takes the place of the one that has its name, in those columns. */
export function writesOver(table: RecordTable, name: AnyPgColumn[]) {
  const { version, ...columns } = getTableColumns<PgTable>(table);
  const others = Object.entries(columns).filter(([, column]) => !column.primary && !name.includes(column));
  const set = Object.fromEntries(others.map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]));
  return async (tx: Tx, rows: readonly object[]): Promise<void> => {
    await tx
      .insert<PgTable>(table)
      .values([...rows])
      .onConflictDoUpdate({ target: name, set: { ...set, version: sql`${version} + 1` } });
  };
}

function done({ name, end }: Noun, what: string): string {
  return `${capitalized(name)} ${what}${end} con éxito`;
}
