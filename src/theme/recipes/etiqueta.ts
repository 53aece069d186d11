import { receta } from '../clase.ts';
import { ETIQUETA } from '../etiqueta.ts';

/** A state in a few words, with a dot of its colour. */
export const etiqueta = receta(ETIQUETA);
