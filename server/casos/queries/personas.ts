import { and, arrayContains, eq, exists, or, sql } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { PERMISOS } from '#domain/common/permisos';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';

/** The people who have cases, or could take one, to look for cases by (GET caso/personas): also who left and has some still. */
export const personasACargo: Handler<typeof contratoCasos.personasACargo> = async (_, { db }) => {
  const { numiden, nombreCompleto: nombre, activo, permisos } = usuarios;
  const hasSome = exists(db.select({ uno: sql`1` }).from(casos).where(eq(casos.administrador, numiden)));
  const rows = await db
    .select({ numiden, nombre })
    .from(usuarios)
    .where(or(and(eq(activo, true), arrayContains(permisos, [PERMISOS.actualizarCaso.id])), hasSome));
  return rows.sort((a, b) => alphabetical(a.nombre, b.nombre));
};
