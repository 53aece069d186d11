import { overOthers } from '#contract/personas/people';
import { conLimiteLeido, type Limite, limiteLeido, limiteTecleadoSchema } from '#domain/personas/limiteAutorizar';
import type { Holder } from '#domain/personas/overOthers';
import { ADMINISTRATOR_ROLE, type DetalleRol, ROLE_TEXTS, type RolEnForma } from '#domain/personas/roles';
import type { Sesion } from '#domain/personas/sesion';

/** The powers that a role gives its people. */
interface Given {
  readonly permisos: readonly number[];
  readonly limite: Limite;
}

/** A role's own, as it is stored. */
export function givenNow(role: DetalleRol): Given {
  return conLimiteLeido(role);
}

/** The powers that stand in the form; a limit that is none yet counts as the stored one. */
export function givenIn({ permisos, limite }: Pick<RolEnForma, 'permisos' | 'limite'>, role: DetalleRol): Given {
  const typed = limiteTecleadoSchema.safeParse(limite);
  return { permisos, limite: limiteLeido(typed.success ? typed.data : role.limite) };
}

/** Why who asks may not save a role as it is given; null when he may. */
export function againstSavingRole(role: DetalleRol, given: Given, session: Sesion): string | null {
  const { id, usuariosConMas } = role;
  const before = id === 0 ? null : conLimiteLeido(role);
  return overOthers.guardarRol(holderOf(session), { before, ...given, usuariosConMas });
}

/** Why who asks may change none of a role's permissions; null when he may, as far as he has them himself. */
export function againstPermissions(role: DetalleRol, session: Sesion): string | null {
  // To take every permission away gives none: a reason against that is one against any change. A new role can have one's own limit.
  const { limite } = conLimiteLeido(role.id === 0 ? session : role);
  return againstSavingRole(role, { permisos: [], limite }, session);
}

/** Why who asks may not change the limit of a role; null when he may, as far as his own goes. */
export function againstLimit(role: DetalleRol, session: Sesion): string | null {
  if (role.id === 0) return null;
  // The least there is, or the next to it, is no more than anybody has: a reason against that is one against any change.
  const limite = limiteLeido(role.limite === LEAST ? 2 * LEAST : LEAST);
  return againstSavingRole(role, { permisos: role.permisos, limite }, session);
}

/** A centavo, in pesos. */
const LEAST = 0.01;

/** Why who asks may not delete a role; null when he may. */
export function againstDeletion(role: DetalleRol, session: Sesion): string | null {
  if (role.id === ADMINISTRATOR_ROLE) return ROLE_TEXTS.administrador;
  const { usuarios, usuariosConMas } = role;
  return overOthers.eliminarRol(holderOf(session), { rol: conLimiteLeido(role), usuarios, usuariosConMas });
}

/** As far as roles ask: in which stores he may sign in, they do not. */
function holderOf({ numiden, roles, permisos, areas, limite, gerente: { areasGerente } }: Sesion): Holder {
  return { numiden, roles, permisos, areas, areasGerente, tiendas: [], limite: limiteLeido(limite) };
}
