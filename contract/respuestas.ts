import { z } from 'zod';
import { wireNumber } from '#domain/wireNumber';

/** Success codes of actions (specification, section 7, "Responses' handling"). */
export const CODIGO_EXITO = 1;
export const CODIGO_EXITO_SUBCATEGORIA = 200;

/** What an action answers: any code but the call's success code is a warning to show. */
export const respuestaAccionSchema = z.object({ codigo: z.int(), descripcion: z.string() });
export type RespuestaAccion = z.infer<typeof respuestaAccionSchema>;

/** The parameter of a path that ends in an id. */
export const rutaConId = z.object({ id: wireNumber(z.int().positive()) });
