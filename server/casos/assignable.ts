import { and, arrayContains, arrayOverlaps, eq, or, type SQL, sql } from 'drizzle-orm';
import { PERMISOS, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { casos } from '../platform/db/schema/casos.ts';
import { usuarios } from '../platform/db/schema/personas.ts';

type SeenCase = Pick<typeof casos.$inferSelect, 'cvetda' | 'idArea' | 'numidenCrea'>;

/** `alcanzaCaso` (`domain/casos/asignarCaso.ts`) as a condition on the table of users. */
export function whoMaySee({ cvetda, idArea, numidenCrea }: SeenCase): SQL | undefined {
  const { numiden, permisos, areas, tiendas } = usuarios;
  return and(
    arrayOverlaps(
      permisos,
      PERMISSION_GROUPS.casos.map((permiso) => PERMISOS[permiso].id),
    ),
    or(
      arrayContains(permisos, [PERMISOS.verTodosLosCasos.id]),
      eq(numiden, numidenCrea),
      arrayContains(areas, [idArea]),
      sql`cardinality(${tiendas}) = 0`,
      arrayContains(tiendas, [cvetda]),
    ),
  );
}

/** `puedeTenerCaso` in the same way. */
export function whoMayHave(caso: SeenCase): SQL | undefined {
  const { activo, permisos } = usuarios;
  return and(eq(activo, true), arrayContains(permisos, [PERMISOS.actualizarCaso.id]), whoMaySee(caso));
}
