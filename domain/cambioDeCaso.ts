import { z } from 'zod';

/** The facts of a case that decide who may see it and which lists can hold it; `administrador` is null without one. */
export const hechosDeListaSchema = z.object({
  cvetda: z.int(),
  idArea: z.int(),
  idSubcategoria: z.int(),
  idEstado: z.int(),
  numidenCrea: z.int(),
  administrador: z.int().nullable(),
});

export type HechosDeLista = z.infer<typeof hechosDeListaSchema>;

/**
 * A case before and after a change; null where it did not exist yet, or where who hears of it may not see it.
 */
export interface CambioDeCaso {
  readonly id: number;
  readonly antes: HechosDeLista | null;
  readonly despues: HechosDeLista | null;
}
