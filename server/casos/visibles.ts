import type { SQL } from 'drizzle-orm';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import type { casoPalabras } from '../db/schema/casos.ts';
import { casos } from '../db/schema/casos.ts';
import type { SesionServidor } from '../http/manejador.ts';

/**
 * `puedeVerCaso` (`domain/casos.ts`) as a condition on the table of cases, or on another one with the same columns;
 * undefined for who may see them all.
 */
export const casosVisibles = (
  persona: Pick<SesionServidor, 'numiden' | 'tienda' | 'areas' | 'permisos'>,
  tabla: Pick<typeof casos | typeof casoPalabras, 'numidenCrea' | 'cvetda' | 'idArea'> = casos,
): SQL | undefined => {
  if (tienePermiso(persona.permisos, ['verTodosLosCasos'])) return undefined;
  if (!tienePermiso(persona.permisos, GRUPOS.casos)) return sql`false`;
  return or(
    eq(tabla.numidenCrea, persona.numiden),
    eq(tabla.cvetda, persona.tienda.id),
    ...(persona.areas.length === 0 ? [] : [inArray(tabla.idArea, [...persona.areas])]),
  );
};
