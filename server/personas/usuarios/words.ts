import { asc, eq, inArray } from 'drizzle-orm';
import { USER_TEXTS, type UsuarioGuardado } from '#domain/personas/usuarios';
import type { Tx } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { areas, stores } from '../../platform/db/schema/catalogos.ts';
import { roles, type usuarios } from '../../platform/db/schema/personas.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { permissionsOfRole } from '../roles/read.ts';

/** The columns of a user that people edit. */
export type EditedColumns = Pick<
  typeof usuarios.$inferSelect,
  'correo' | 'idRol' | 'areas' | 'areasGerente' | 'permisos' | 'tiendas' | 'activo'
>;

/** A user's columns as people will read them in the history: names instead of ids. */
export async function userInWords(tx: Tx, columns: EditedColumns): Promise<object> {
  const { correo, idRol, areas: own, areasGerente, permisos, tiendas, activo } = columns;
  const [role] = idRol === null ? [] : await tx.select().from(roles).where(eq(roles.id, idRol));
  return {
    correo,
    rol: role?.nombre ?? null,
    areas: await namesOfAreas(tx, own),
    areasGerente: await namesOfAreas(tx, areasGerente),
    permisos,
    tiendas: await namesOfStores(tx, tiendas),
    activo,
  };
}

async function namesOfAreas(tx: Tx, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ nombre: areas.nombre })
    .from(areas)
    .where(inArray(areas.id, [...ids]))
    .orderBy(asc(areas.id));
  return rows.map(({ nombre }) => nombre);
}

async function namesOfStores(tx: Tx, cvetdas: readonly number[]): Promise<readonly string[]> {
  if (cvetdas.length === 0) return [];
  const rows = await tx
    .select({ nombre: stores.nombre })
    .from(stores)
    .where(inArray(stores.cvetda, [...cvetdas]))
    .orderBy(asc(stores.cvetda));
  return rows.map(({ nombre }) => nombre);
}

/**
 * @returns the role that is given, with its permissions.
 * @throws Rejection 400 at the field of a role, an area or a store that does not exist, or at a
 * store that takes no sign-ins.
 */
export async function demandKnown(
  tx: Tx,
  { roles: [idRol = 0], areas: own, tiendas = [] }: Pick<UsuarioGuardado, 'roles' | 'areas' | 'tiendas'>,
) {
  const [role] = fitsInteger(idRol) ? await tx.select().from(roles).where(eq(roles.id, idRol)) : [];
  if (role === undefined) throw invalidFields([{ campo: 'roles', message: USER_TEXTS.rol }]);
  const known = await tx.select({ id: areas.id }).from(areas);
  if (own.some((id) => known.every((area) => area.id !== id))) {
    throw invalidFields([{ campo: 'areas', message: USER_TEXTS.area }]);
  }
  const given = {
    id: role.id,
    nombre: role.nombre,
    permisos: await permissionsOfRole(tx, role.id),
    limite: role.limite,
  };
  if (tiendas.length === 0) return given;
  const open = await tx.select({ id: stores.cvetda }).from(stores).where(eq(stores.admiteLogin, true));
  if (tiendas.some((id) => open.every((store) => store.id !== id))) {
    throw invalidFields([{ campo: 'tiendas', message: USER_TEXTS.tienda }]);
  }
  return given;
}
