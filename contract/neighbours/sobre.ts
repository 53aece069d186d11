import { z } from 'zod';

/**
 * The envelope of every request: `clave` and who asks stand in changes alone. `numiden` is null where the house itself asks.
 */
export const sobreSchema = z.object({
  operacion: z.string(),
  clave: z.string().min(1).max(200).optional(),
  numiden: z.int().positive().nullable(),
  datos: z.unknown(),
});

/** The answer that something was done, or found. */
export const hechoSchema = z.object({ resultado: z.unknown() });

/** The types of a problem that mean something: every other answer leaves open what was done. */
export const PROBLEMAS = {
  negado: 'urn:mostrador:vecinos:negado',
  otraPeticion: 'urn:mostrador:vecinos:otra-peticion',
  noExiste: 'urn:mostrador:vecinos:no-existe',
  enCurso: 'urn:mostrador:vecinos:en-curso',
  noTomado: 'urn:mostrador:vecinos:no-tomado',
} as const;

/** A refusal or its like (RFC 9457): `title` is read by staff, in Spanish; `codigo` is the neighbour's own. */
export const problemaSchema = z.object({
  type: z.string(),
  title: z.string().min(1).max(300),
  status: z.int().optional(),
  codigo: z.string().max(60).optional(),
});

/** The media type of a problem. */
export const PROBLEM_JSON = 'application/problem+json';
