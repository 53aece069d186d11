import { z } from 'zod';
import { wireNumber } from '#domain/common/wireNumber';

/** Success codes of actions (specification, section 7, "Responses' handling"). */
export const SUCCESS_CODE = 1;
/** A right password of who has a second factor: its code is asked for now, and nothing is open yet. */
export const SECOND_STEP_CODE = 2;
/** The success code of the question whether a person attends a category. */
export const SUBCATEGORY_SUCCESS_CODE = 200;

/** The answer of an action: any code but the call's success code is a warning to show. */
export const actionAnswerSchema = z.object({ codigo: z.int(), descripcion: z.string() });
export type ActionAnswer = z.infer<typeof actionAnswerSchema>;

/** The parameter of a path that ends in an id. */
export const pathWithId = z.object({ id: wireNumber(z.int().positive()) });

/**
 * The answer of a work on an entity: the entity's version and state after it. A code other than 1 is a
 * warning: nothing changed.
 */
export const resultadoTrabajoSchema = actionAnswerSchema.extend({
  version: z.int(),
  estado: z.object({ id: z.int(), nombre: z.string() }),
  /** Its person may take it back for a moment (`deshacer`); left out where it stays. */
  deshacible: z.boolean().optional(),
});
export type ResultadoTrabajo = z.infer<typeof resultadoTrabajoSchema>;

/**
 * The answer of saving a record without a life of its own: its id and its version after it, which is the one before
 * where nothing was changed.
 */
export const guardadoSchema = actionAnswerSchema.extend({ id: z.int(), version: z.int() });
export type Guardado = z.infer<typeof guardadoSchema>;

/** How a call that saves tells a new record from one that there is, for the words of the API. */
export const NEW_RECORD = 'es nuevo cuando su `id` es 0, null o no viene';

/** The sentence about a save that changes nothing. */
export const NOTHING_CHANGED = 'No había cambios que guardar';

/** The answer of any work: code, words and version, and the rest where it has them. */
export type RespuestaTrabajo = ActionAnswer & Pick<Guardado, 'version'> & Partial<Guardado & ResultadoTrabajo>;
