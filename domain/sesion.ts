import { z } from 'zod';

/** Who is signed in, as kept in the browser's local storage (specification, section 3, "Session"). Never a credential. */
export const sesionSchema = z.object({
  logueado: z.literal(true),
  numiden: z.int().positive(),
  nombre: z.string(),
  tienda: z.object({ id: z.int(), nombre: z.string() }),
  avatar: z.string().nullable(),
  roles: z.array(z.int()),
  areas: z.array(z.int()),
  permisos: z.array(z.int()),
  gerente: z.object({ esGerente: z.boolean(), areasGerente: z.array(z.int()) }),
  version: z.string(),
});

export type Sesion = z.infer<typeof sesionSchema>;

/** A user's details by numiden (specification, section 7, "Session and users"). */
export const detallesUsuarioSchema = z.object({
  id: z.int().positive(),
  nombreCompleto: z.string(),
  correo: z.string(),
  areas: z.array(z.int()),
  roles: z.array(z.int()),
  permisos: z.array(z.int()),
  esGerente: z.boolean(),
  areasGerente: z.array(z.int()),
  nuevo: z.boolean(),
});

export type DetallesUsuario = z.infer<typeof detallesUsuarioSchema>;

/** An employee number as typed: digits only. */
export const NUMIDEN_VALIDO = /^[0-9]{1,10}$/;
