/** Letters whose stroke is no mark that could be taken away, and the plain ones that people type for them. */
const STROKED: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['đ', 'd'],
  ['ø', 'o'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŧ', 't'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

const ANY_STROKED = new RegExp(`[${[...STROKED.keys()].join('')}]`, 'g');

/** A text as one looks for it: in small letters, without accents and strokes (ŁUKASZ is lukasz). */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(ANY_STROKED, (letter) => STROKED.get(letter) ?? letter);
}
