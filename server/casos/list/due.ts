import { and, eq, exists, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
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

/** The cases of which that is true; undefined narrows nothing. */
export function casesByDue(db: Db, { vencioAntes, tiene }: PlazoBuscado): SQL | undefined {
  const withLimit = (more?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(vencimientos)
      .where(and(dueOfCase(), isNotNull(vencimientos.vence), more));
  if (vencioAntes !== null) return exists(withLimit(lt(vencimientos.vence, vencioAntes)));
  if (tiene === null) return undefined;
  return tiene ? exists(withLimit()) : notExists(withLimit());
}
