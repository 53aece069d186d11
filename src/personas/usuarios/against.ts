import { overOthers } from '#contract/personas/people';
import { conLimiteLeido } from '#domain/personas/limiteAutorizar';
import type { Usuario, UsuarioEnForma } from '#domain/personas/usuarios';
import type { UserChoices } from './context.ts';

/** Why the editor may do nothing to this user; null for a new one, for himself, and for one without higher rights. */
export function againstTouching(user: Usuario, { actor }: UserChoices): string | null {
  if (user.nuevo) return null;
  const as = { ...conLimiteLeido(user), numiden: user.id };
  return overOthers.editarUsuario(actor, { before: as, after: as, rol: null });
}

/** Why the server would refuse the typed values, beside faults of single fields; null when it would not. */
export function againstSavingUser(user: Usuario, values: UsuarioEnForma, { actor, roles }: UserChoices): string | null {
  const chosen = roles.find(({ id }) => String(id) === values.roles);
  const rol = chosen === undefined ? null : conLimiteLeido(chosen);
  const after = { ...values, roles: rol === null ? [] : [rol.id], limite: rol?.limite ?? null };
  if (user.nuevo) return overOthers.agregarUsuario(actor, { after, rol });
  return overOthers.editarUsuario(actor, { before: { ...conLimiteLeido(user), numiden: user.id }, after, rol });
}
