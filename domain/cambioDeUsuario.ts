import { z } from 'zod';
import { hasPermission, PERMISSION_GROUPS } from './permisos.ts';

/** What of a user decides which lists can hold him. His name and his number never change. */
const hechosDeUsuarioSchema = z.object({
  idRol: z.int().nullable(),
  activo: z.boolean(),
  veCasos: z.boolean(),
});

type HechosDeUsuario = z.infer<typeof hechosDeUsuarioSchema>;

/** What a change of a user says: what was changed, and of the user himself what he was before; null for a new one. */
export const usuarioCambiadoSchema = z.discriminatedUnion('que', [
  z.object({ que: z.literal('registro'), antes: hechosDeUsuarioSchema.nullable(), despues: hechosDeUsuarioSchema }),
  /** Another password ends sessions too. */
  z.object({ que: z.literal('contrasena') }),
  z.object({ que: z.literal('sesiones') }),
  /** A mail that this person sent cannot be sent, or is seen to. */
  z.object({ que: z.literal('correos') }),
]);

type UsuarioCambiado = z.infer<typeof usuarioCambiadoSchema>;

/** A user who changed. */
export type CambioDeUsuario = UsuarioCambiado & { readonly id: number };

/** What of a stored user his changes tell. */
export function hechosDeUsuario({
  idRol,
  activo,
  permisos,
}: Pick<HechosDeUsuario, 'idRol' | 'activo'> & { readonly permisos: readonly number[] }): HechosDeUsuario {
  return { idRol, activo, veCasos: hasPermission(permisos, PERMISSION_GROUPS.casos) };
}

/** Whether a role has other people after a change of one of them. */
export function mueveGenteDeRol(cambio: UsuarioCambiado, idRol: number | 'cualquiera'): boolean {
  if (cambio.que !== 'registro') return false;
  const before = cambio.antes?.idRol ?? null;
  const after = cambio.despues.idRol;
  return before !== after && (idRol === 'cualquiera' || [before, after].includes(idRol));
}
