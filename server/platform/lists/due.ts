import { and, eq, exists, inArray, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { vencimientos } from '../db/schema/plazos.ts';

/** Records whose states may have limits: their kind, and where their number and their state stand. */
export interface Limited {
  readonly entidad: (typeof vencimientos.$inferSelect)['entidad'];
  readonly id: PgColumn;
  readonly estado: PgColumn;
  /** The states in which they may have one. */
  readonly conPlazo: readonly number[];
}

/** The part of a filter that is about the limit of a record's state. */
export interface PlazoBuscado {
  /** Only those whose limit ended before a moment. */
  readonly vencioAntes: Date | null;
  /** Only those that have a limit, or that have none; null for both. */
  readonly tiene: boolean | null;
}

/** Nothing is asked of limits. */
export const NOTHING_OF_DUE: PlazoBuscado = { vencioAntes: null, tiene: null };

/** Whether anything is asked of limits. */
export function asksForDue({ vencioAntes, tiene }: PlazoBuscado): boolean {
  return vencioAntes !== null || tiene !== null;
}

/** Joins the end of a record's limit; one that was computed for another state than the record is in counts as none. */
export function dueOf({ entidad, id, estado }: Limited): SQL | undefined {
  return and(eq(vencimientos.entidad, entidad), eq(vencimientos.idEntidad, id), eq(vencimientos.idEstado, estado));
}

/**
 * The records whose state may have a limit. It follows from a limit, and is said all the same: without it the database reads every record to
 * find the few open ones.
 */
export function mayHaveLimit({ estado, conPlazo }: Limited): SQL {
  return inArray(estado, [...conPlazo]);
}

/** The records of which that is true; undefined narrows nothing. */
export function byDue(db: Db, limited: Limited, { vencioAntes, tiene }: PlazoBuscado): SQL | undefined {
  const due = (more?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(vencimientos)
      .where(and(dueOf(limited), isNotNull(vencimientos.vence), more));
  const having = (more?: SQL) => and(mayHaveLimit(limited), exists(due(more)));
  if (vencioAntes !== null) return having(lt(vencimientos.vence, vencioAntes));
  if (tiene === null) return undefined;
  return tiene ? having() : notExists(due());
}

/** Reads when the limit of each of some records ends, in ISO; null where there is none, or it was computed for another state. */
export async function readDue<Row extends { readonly id: number; readonly estado: number }>(
  db: Db,
  entidad: Limited['entidad'],
  rows: readonly Row[],
): Promise<(row: Row) => string | null> {
  const ids = rows.map(({ id }) => id);
  const { idEntidad, idEstado, vence } = vencimientos;
  const due = await db
    .select({ idEntidad, idEstado, vence })
    .from(vencimientos)
    .where(and(eq(vencimientos.entidad, entidad), inArray(idEntidad, ids), isNotNull(vence)));
  const byId = new Map(due.map((one) => [one.idEntidad, one]));
  return ({ id, estado }) => {
    const one = byId.get(id);
    return one === undefined || one.idEstado !== estado ? null : (one.vence?.toISOString() ?? null);
  };
}
