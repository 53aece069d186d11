import { overOthers } from '#contract/people';
import type { Holder } from '#domain/overOthers';
import type { DetalleRol } from '#domain/roles';
import { ADMINISTRATOR_ROLE, ROLE_TEXTS } from '#domain/roles';
import type { Sesion } from '#domain/sesion';

/** Why who asks may not save a role with these permissions; null when he may. */
export function againstSaving(role: DetalleRol, permisos: readonly number[], session: Sesion): string | null {
  const { id, usuariosConMas } = role;
  return overOthers.guardarRol(holderOf(session), { before: id === 0 ? null : role, permisos, usuariosConMas });
}

/** Why who asks may change none of a role's permissions; null when he may, as far as he has them himself. */
export function againstPermissions(role: DetalleRol, session: Sesion): string | null {
  return againstSaving(role, NONE, session);
}

// To take every permission away gives none: a reason against that is one against any change.
const NONE: readonly number[] = [];

/** Why who asks may not delete a role; null when he may. */
export function againstDeletion(role: DetalleRol, session: Sesion): string | null {
  if (role.id === ADMINISTRATOR_ROLE) return ROLE_TEXTS.administrador;
  const { usuarios, usuariosConMas } = role;
  return overOthers.eliminarRol(holderOf(session), { rol: role, usuarios, usuariosConMas });
}

/** As far as roles ask: in which stores he may sign in, they do not. */
function holderOf({ numiden, roles, permisos, areas, gerente: { areasGerente } }: Sesion): Holder {
  return { numiden, roles, permisos, areas, areasGerente, tiendas: [] };
}
