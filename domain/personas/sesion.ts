import { z } from 'zod';
import type { SinTiendas } from '#domain/common/sinTiendas';
import { ausenciaSchema } from './ausencias.ts';
import { ADMINISTRATOR_ROLE } from './roles.ts';
import { codigoSiTieneSchema, miSegundoFactorSchema } from './segundoFactorSchemas.ts';

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
  /** Up to how much this person authorizes, in pesos; null is without limit. */
  limite: z.number().nullable().default(null),
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
  /** Up to how much this person authorizes by the role, in pesos; null, or unsaid, is without limit. */
  limite: z.number().nullable().default(null),
});

/** The words of a session that is over, as the server says them. */
export const SESSION_ENDED = 'Su sesión terminó. Inicie sesión de nuevo.';

/** One open session of a person; times are ISO, `navegador` is in plain words ('Chrome en Windows'). */
const sesionAbiertaSchema = z.object({
  id: z.int().positive(),
  creada: z.iso.datetime(),
  ultimoUso: z.iso.datetime(),
  ip: z.string(),
  navegador: z.string(),
  tienda: z.string(),
  /** It is the one that asks. */
  esta: z.boolean(),
});

export type SesionAbierta = z.infer<typeof sesionAbiertaSchema>;

/** A person's own account, as they see it. */
export const cuentaSchema = z.object({
  numiden: z.int().positive(),
  nombreCompleto: z.string(),
  correo: z.string(),
  /** Null for who has none. */
  rol: z.string().nullable(),
  areas: z.array(z.string()),
  /** Where the person may sign in; empty means every store. */
  tiendas: z.array(z.string()),
  /** Whether this server asks for passwords at all. */
  conContrasena: z.boolean(),
  /** Null where this person enters without a password. */
  segundoFactor: miSegundoFactorSchema.nullable(),
  /** Null for who is not away. */
  ausencia: ausenciaSchema.nullable().default(null),
  /** The mail a day of what is unread: whether the person asked for it, and why it cannot go out, null where it can. */
  resumen: z.object({ pedido: z.boolean(), impedimento: z.string().nullable() }),
  /** The newest first. */
  sesiones: z.array(sesionAbiertaSchema),
});

export type Account = z.infer<typeof cuentaSchema>;

/** An employee number as typed: digits only. */
export const NUMIDEN_VALIDO = /^[0-9]{1,10}$/;

/** An employee number as it is sent to sign in: a number, or its digits as typed. Digits are what comes out. */
export const numidenDeEntradaSchema = z
  .union([z.string(), z.number()], 'El número de empleado lleva solo dígitos, diez como máximo.')
  .transform((given) => String(given).trim())
  .pipe(z.string().regex(NUMIDEN_VALIDO, 'El número de empleado lleva solo dígitos, diez como máximo.'));

/** Who answers for one thing in a session that is another's, by number and password, and by a code if he has a second factor. */
export const quienRespondeSchema = z.object({
  numiden: numidenDeEntradaSchema,
  contrasena: z.string().min(1, 'Escriba la contraseña de quien autoriza.').max(200),
  codigo: codigoSiTieneSchema.optional(),
});

/** The same while it is written: a field that is left empty is there too. */
export const quienRespondeFormSchema = quienRespondeSchema.extend({ codigo: codigoSiTieneSchema });

export type QuienResponde = z.output<typeof quienRespondeSchema>;

/** A person as far as stores care; `tiendas` are the named ones. */
interface PorTiendas {
  readonly tiendas: readonly number[];
  /** Of the person's role; null for none. */
  readonly idRol: number | null;
}

/**
 * Tells whether a person works in any store that lets one in: nobody named any, and the chain does not close that. The people of the
 * administrators' role have every store, so that somebody can always name them.
 */
export function trabajaEnTodas({ tiendas, idRol }: PorTiendas, sinTiendas: SinTiendas): boolean {
  return tiendas.length === 0 && (sinTiendas === 'todas' || idRol === ADMINISTRATOR_ROLE);
}

/** Tells whether a person may sign in at a store. */
export function canSignInAt(persona: PorTiendas, cvetda: number, sinTiendas: SinTiendas): boolean {
  return trabajaEnTodas(persona, sinTiendas) || persona.tiendas.includes(cvetda);
}
