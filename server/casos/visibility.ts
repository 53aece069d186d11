import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { type casoPalabras, casos } from '../platform/db/schema/casos.ts';
import type { ServerSession } from '../platform/http/handler.ts';

/**
 * `canSeeCase` (`domain/casos/casos.ts`) as a condition on the table of cases, or on another one with the same columns;
 * undefined for who may see them all.
 */
export function visibleCases(
  persona: Pick<ServerSession, 'numiden' | 'tienda' | 'areas' | 'permisos'>,
  table: Pick<typeof casos | typeof casoPalabras, 'numidenCrea' | 'cvetda' | 'idArea'> = casos,
): SQL | undefined {
  if (hasPermission(persona.permisos, ['verTodosLosCasos'])) return undefined;
  if (!hasPermission(persona.permisos, PERMISSION_GROUPS.casos)) return sql`false`;
  return or(
    eq(table.numidenCrea, persona.numiden),
    eq(table.cvetda, persona.tienda.id),
    ...(persona.areas.length === 0 ? [] : [inArray(table.idArea, [...persona.areas])]),
  );
}
