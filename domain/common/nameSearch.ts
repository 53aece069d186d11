/**
 * The words by which a name is searched. Searching for many words, or for one word many times, costs as often as there are
 * words and finds nothing more: no name has so many. No word is left out for being short, because UC, KU and O are surnames.
 */

import { coreOf, fold, isParticlesOnly, puedeCompletarse } from './personNames.ts';

/** At most so many words of a name are searched; the longest ones, since those tell most. */
export const MAX_PALABRAS_BUSCADAS = 6;

/**
 * The words of a name that are searched as whole words, in the order typed. Particles are left out unless nothing else remains;
 * each word comes once, at most `MAX_PALABRAS_BUSCADAS`.
 */
export function searchedWords(words: readonly string[]): readonly string[] {
  return longestOf(distinct(words));
}

/**
 * The words of a name that are searched as beginnings. A word that begins another one is left out: whoever has MARTINEZ is
 * found by MAR as well.
 */
export function searchedBeginnings(words: readonly string[]): readonly string[] {
  return longestOf(withoutBeginningsOfOthers(distinct(words)));
}

/** The words of a typed name, folded, that a search for beginnings leaves out because there are too many; mostly none. */
export function omittedWords(texto: string): readonly string[] {
  const words = withoutBeginningsOfOthers(distinct(fold(texto, 'apellido')));
  const searched = new Set(longestOf(words));
  return words.filter((word) => !searched.has(word));
}

function distinct(words: readonly string[]): readonly string[] {
  return [...new Set(isParticlesOnly(words) ? words : coreOf(words))];
}

function withoutBeginningsOfOthers(words: readonly string[]): readonly string[] {
  return words.filter(
    (una) => !puedeCompletarse([una]) || !words.some((another) => another !== una && another.startsWith(una)),
  );
}

function longestOf(words: readonly string[]): readonly string[] {
  const elegidas = new Set(
    [...words].sort((una, another) => another.length - una.length).slice(0, MAX_PALABRAS_BUSCADAS),
  );
  return words.filter((word) => elegidas.has(word));
}
