import { asc, count, eq, isNotNull } from 'drizzle-orm';
import { ID_APLICACION } from '#domain/common/constants';
import { toPesos } from '#domain/common/money';
import type { Limite } from '#domain/personas/limiteAutorizar';
import type { Rol } from '#domain/personas/roles';
import type { Db } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { roles, rolPermisos, usuarios } from '../../platform/db/schema/personas.ts';

const collation = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' });

/** All roles by name; a chain has some dozens. */
export async function allRoles(db: Db): Promise<Rol[]> {
  const rows = await db.select().from(roles);
  const given = await db.select().from(rolPermisos).orderBy(asc(rolPermisos.idPermiso));
  const counted = await db
    .select({ idRol: usuarios.idRol, total: count() })
    .from(usuarios)
    .where(isNotNull(usuarios.idRol))
    .groupBy(usuarios.idRol);
  const people = new Map(counted.map(({ idRol, total }) => [idRol, total]));
  return rows
    .map((row) => ({
      ...row,
      limite: limitInPesos(row.limite),
      permisos: given.filter(({ idRol }) => idRol === row.id).map(({ idPermiso }) => idPermiso),
      idAplicacion: ID_APLICACION,
      usuarios: people.get(row.id) ?? 0,
    }))
    .sort((one, other) => collation.compare(one.nombre, other.nombre));
}

/** One role; null when there is none with this id. */
export async function roleById(db: Db, id: number): Promise<Rol | null> {
  if (!fitsInteger(id)) return null;
  const [row] = await db.select().from(roles).where(eq(roles.id, id));
  if (row === undefined) return null;
  const [people] = await db.select({ total: count() }).from(usuarios).where(eq(usuarios.idRol, id));
  return {
    ...row,
    limite: limitInPesos(row.limite),
    permisos: await permissionsOfRole(db, id),
    idAplicacion: ID_APLICACION,
    usuarios: people?.total ?? 0,
  };
}

/** A limit as it is told, in pesos; null is none. */
export function limitInPesos(limite: Limite): number | null {
  return limite === null ? null : toPesos(limite);
}

/** The permissions of a role, in order; none for a role that does not exist. */
export async function permissionsOfRole(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .select({ idPermiso: rolPermisos.idPermiso })
    .from(rolPermisos)
    .where(eq(rolPermisos.idRol, id))
    .orderBy(asc(rolPermisos.idPermiso));
  return rows.map(({ idPermiso }) => idPermiso);
}
