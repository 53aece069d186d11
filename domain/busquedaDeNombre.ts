/**
 * The words by which a name is searched. Searching for many words, or for one word many times, costs as often as there are
 * words and finds nothing more: no name has so many. No word is left out for being short, because UC, KU and O are surnames.
 */

import { esSoloParticulas, nucleoDe, plegar, puedeCompletarse } from './nombres.ts';

/** At most so many words of a name are searched; the longest ones, since those tell most. */
export const MAX_PALABRAS_BUSCADAS = 6;

/**
 * Of the folded words of a name, those that are searched as whole words, in the order typed: without particles (unless
 * there is nothing else), each once, at most `MAX_PALABRAS_BUSCADAS`.
 */
export function palabrasBuscadas(palabras: readonly string[]): readonly string[] {
  return lasMasLargas(distintas(palabras));
}

/**
 * The same for a search in which each word may be the beginning of a longer one: who is found by MARTINEZ is found by MAR
 * as well, so that only the longer of the two is asked for.
 */
export function comienzosBuscados(palabras: readonly string[]): readonly string[] {
  return lasMasLargas(sinComienzosDeOtras(distintas(palabras)));
}

/** The words of a typed name, folded, that a search for beginnings leaves out because there are too many; mostly none. */
export function palabrasOmitidas(texto: string): readonly string[] {
  const palabras = sinComienzosDeOtras(distintas(plegar(texto, 'apellido')));
  const buscadas = new Set(lasMasLargas(palabras));
  return palabras.filter((palabra) => !buscadas.has(palabra));
}

function distintas(palabras: readonly string[]): readonly string[] {
  return [...new Set(esSoloParticulas(palabras) ? palabras : nucleoDe(palabras))];
}

function sinComienzosDeOtras(palabras: readonly string[]): readonly string[] {
  return palabras.filter(
    (una) => !puedeCompletarse([una]) || !palabras.some((otra) => otra !== una && otra.startsWith(una)),
  );
}

function lasMasLargas(palabras: readonly string[]): readonly string[] {
  const elegidas = new Set([...palabras].sort((una, otra) => otra.length - una.length).slice(0, MAX_PALABRAS_BUSCADAS));
  return palabras.filter((palabra) => elegidas.has(palabra));
}
