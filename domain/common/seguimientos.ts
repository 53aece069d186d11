import { z } from 'zod';
import { novedadDeRegistroSchema } from './novedades.ts';

/** Following: a person asks to be told of what others do to a record (docs/decisions/263). */

/** How many records one person follows at most. */
export const MAX_SEGUIDOS = 200;

/** Words about following that both sides say. */
export const SEGUIR_TEXTS = {
  demasiados: `Ya sigue ${MAX_SEGUIDOS} casos y vales. Deje de seguir alguno.`,
  seguido: 'Le llegará a sus novedades lo que otras personas hagan aquí',
  dejado: 'Ya no le llegarán novedades de aquí',
} as const;

/** The record that is followed, or no more. */
export const porSeguirSchema = z.object({ entidad: novedadDeRegistroSchema.shape.entidad, id: z.int().positive() });

/** A record that a person follows, as that person reads it; `nombre` and `detalle` as a notice has them. */
export const seguidoSchema = novedadDeRegistroSchema
  .pick({ entidad: true, idEntidad: true, nombre: true, detalle: true })
  .extend({ estado: z.string() });

export type Seguido = z.infer<typeof seguidoSchema>;
