import { z } from 'zod';
import { leerCodigo, SEGUNDO_FACTOR_TEXTS } from './segundoFactor.ts';

/** A code as it travels: what was typed, if it can be one. */
export const codigoSchema = z
  .string()
  .max(60, SEGUNDO_FACTOR_TEXTS.forma)
  .refine((typed) => leerCodigo(typed) !== null, SEGUNDO_FACTOR_TEXTS.forma);

/** The same where who has no second factor leaves it empty: the server says of whom it asks one. */
export const codigoSiTieneSchema = z
  .string()
  .max(60, SEGUNDO_FACTOR_TEXTS.forma)
  .refine((typed) => typed.trim() === '' || leerCodigo(typed) !== null, SEGUNDO_FACTOR_TEXTS.forma)
  .transform((typed) => (typed.trim() === '' ? undefined : typed));

/**
 * A person who is signed in shows again who he is, for what is grave. Both may be left out: the server says which of them it
 * asks for.
 */
export const deNuevoSchema = z.object({
  contrasena: z.string().max(200, SEGUNDO_FACTOR_TEXTS.contrasenaIncorrecta).optional(),
  codigo: codigoSiTieneSchema.optional(),
});

export type DeNuevo = z.output<typeof deNuevoSchema>;

/** The second factor as its own person sees it; the secret is never among it. */
export const miSegundoFactorSchema = z.object({
  activo: z.boolean(),
  /** Recovery codes that were not used yet. */
  codigosRestantes: z.int().nonnegative(),
  /** The person's role asks for one: it is changed, and not taken away. */
  loPideElRol: z.boolean(),
});

export type MiSegundoFactor = z.infer<typeof miSegundoFactorSchema>;

/** A secret that is shown once, to be read by an application. */
export const inscripcionSchema = z.object({
  /** In base 32, as it is typed where no camera reads it. */
  secreto: z.string(),
  /** `otpauth://`: the same for an application on this very machine. */
  direccion: z.string(),
  /** The same as a QR: how many modules it is wide, white margin included, and its black ones as a path of SVG. */
  qr: z.object({ lado: z.int().positive(), trazo: z.string() }),
  /** Goes back with the first code; sealed, it is of use to this person alone and for some minutes. */
  inscripcion: z.string(),
});

export type Inscripcion = z.infer<typeof inscripcionSchema>;
