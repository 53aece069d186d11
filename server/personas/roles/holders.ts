import { and, arrayContains, asc, count, eq, sql } from 'drizzle-orm';
import type { roles as contratoRoles } from '#contract/personas/roles';
import { NAMED_HOLDERS } from '#domain/personas/roles';
import { roles, rolPermisos, usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { allRoles } from './read.ts';

/** The roles that give a permission, and the active people who hold it (GET permiso/quien-tiene). */
export const quienTiene: Handler<typeof contratoRoles.quienTiene> = async ({ consulta: { permiso } }, { db }) => {
  const holds = and(eq(usuarios.activo, true), arrayContains(usuarios.permisos, [permiso]));
  const [counted] = await db.select({ total: count() }).from(usuarios).where(holds);
  const personas = await db
    .select({
      id: usuarios.numiden,
      nombreCompleto: usuarios.nombreCompleto,
      rol: roles.nombre,
      porSuRol: sql<boolean>`${rolPermisos.idRol} is not null`,
    })
    .from(usuarios)
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .leftJoin(rolPermisos, and(eq(rolPermisos.idRol, usuarios.idRol), eq(rolPermisos.idPermiso, permiso)))
    .where(holds)
    .orderBy(asc(usuarios.nombrePlegado), asc(usuarios.numiden))
    .limit(NAMED_HOLDERS);
  const giving = (await allRoles(db)).filter(({ permisos }) => permisos.includes(permiso));
  return {
    roles: giving.map(({ id, nombre, usuarios: people }) => ({ id, nombre, usuarios: people })),
    personas,
    total: counted?.total ?? 0,
  };
};
