import { z } from 'zod';
import { hasPermission, PERMISSION_GROUPS } from './permisos.ts';

/** The facts of a user that decide which lists can hold him. His name and his number never change. */
const hechosDeUsuarioSchema = z.object({
  idRol: z.int().nullable(),
  activo: z.boolean(),
  veCasos: z.boolean(),
});

type HechosDeUsuario = z.infer<typeof hechosDeUsuarioSchema>;

/** The content of a change of a user: its kind, and the user's own facts before it; null for a new one. */
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

/** The facts of a stored user that his changes tell. */
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
