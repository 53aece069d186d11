import { z } from 'zod';
import { wireNumber } from '#domain/wireNumber';

/** Success codes of actions (specification, section 7, "Responses' handling"). */
export const SUCCESS_CODE = 1;
/** The success code of the question whether a person attends a category. */
export const SUBCATEGORY_SUCCESS_CODE = 200;

/** What an action answers: any code but the call's success code is a warning to show. */
export const actionAnswerSchema = z.object({ codigo: z.int(), descripcion: z.string() });
export type ActionAnswer = z.infer<typeof actionAnswerSchema>;

/** The parameter of a path that ends in an id. */
export const pathWithId = z.object({ id: wireNumber(z.int().positive()) });

/**
 * What a work on an entity answers: the entity's version and state after it. A code other than 1 is a warning: nothing
 * changed.
 */
export const resultadoTrabajoSchema = actionAnswerSchema.extend({
  version: z.int(),
  estado: z.object({ id: z.int(), nombre: z.string() }),
});
export type ResultadoTrabajo = z.infer<typeof resultadoTrabajoSchema>;

/**
 * What saving a record without a life of its own answers: which one, and its version after it, which is the one before where
 * nothing was changed.
 */
export const guardadoSchema = actionAnswerSchema.extend({ id: z.int(), version: z.int() });
export type Guardado = z.infer<typeof guardadoSchema>;

/** How a call that saves tells a new record from one that there is, for the words of the API. */
export const NEW_RECORD = 'es nuevo cuando su `id` es 0, null o no viene';

/** What is said of a save that changes nothing. */
export const NOTHING_CHANGED = 'No había cambios que guardar';

/** What is known of any work once it was answered. */
export type RespuestaTrabajo = ActionAnswer & Pick<Guardado, 'version'> & Partial<Guardado & ResultadoTrabajo>;
