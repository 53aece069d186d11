import { and, eq, exists, inArray, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { ESTADOS_SIN_SOLUCION } from '#domain/casos/vidaCaso';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { vencimientos } from '../../platform/db/schema/plazos.ts';

/** The part of a filter that is about the limit of a case's state. */
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

/** Joins the end of a case's limit; one that was computed for another state than the case is in counts as none. */
export function dueOfCase(): SQL | undefined {
  return and(
    eq(vencimientos.entidad, 'caso'),
    eq(vencimientos.idEntidad, casos.id),
    eq(vencimientos.idEstado, casos.idEstado),
  );
}

/**
 * The cases whose state may have a limit. It follows from a limit, and is said all the same: without it the database reads every case to find
 * the few open ones.
 */
export function mayHaveLimit(): SQL {
  return inArray(casos.idEstado, [...ESTADOS_SIN_SOLUCION]);
}

/** The cases of which that is true; undefined narrows nothing. */
export function casesByDue(db: Db, { vencioAntes, tiene }: PlazoBuscado): SQL | undefined {
  const due = (more?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(vencimientos)
      .where(and(dueOfCase(), isNotNull(vencimientos.vence), more));
  const having = (more?: SQL) => and(mayHaveLimit(), exists(due(more)));
  if (vencioAntes !== null) return having(lt(vencimientos.vence, vencioAntes));
  if (tiene === null) return undefined;
  return tiene ? having() : notExists(due());
}
