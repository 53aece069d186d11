/**
 * Names of persons as they are really stored: with and without accents, with a broken Ñ, abbreviated, with or without
 * particles. Folding brings the spellings of one name together; it never merges different names (ESPINOSA, ESPINOZA).
 */

import { plainLetters } from './plainLetters.ts';

/** Version of the folding rule; customers folded by an older one are folded again when the server starts. */
export const FOLDING_VERSION = 3;

/** Which part of a name a word stands in. */
export type NamePart = 'nombre' | 'apellido';

const PARTICLES = new Set(['de', 'del', 'la', 'las', 'lo', 'los', 'el', 'y', 'e']);

// Words that start many surnames: 'san' must find SAN and SAN JUAN, not every SANCHEZ.
const WHOLE_WORD_ONLY = new Set([...PARTICLES, 'san', 'santa', 'santo']);

const ABREVIATURAS_SEGURAS: ReadonlyMap<string, string> = new Map([
  ['fco', 'francisco'],
  ['fca', 'francisca'],
  ['gpe', 'guadalupe'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]);

// An abbreviation is also a surname of its own, stored as it is: it suggests the long form and is suggested by it.
const ABREVIATURAS_APELLIDO: ReadonlyMap<string, readonly string[]> = new Map([
  ['fdez', ['fernandez']],
  ['fdz', ['fernandez']],
  ['glez', ['gonzalez']],
  ['glz', ['gonzalez']],
  ['gzlz', ['gonzalez']],
  ['gtz', ['gutierrez']],
  ['gtez', ['gutierrez']],
  ['hdez', ['hernandez']],
  ['hdz', ['hernandez']],
  ['lpz', ['lopez']],
  ['mdez', ['mendez']],
  ['mtez', ['martinez']],
  ['mtz', ['martinez']],
  ['rdgz', ['rodriguez']],
  ['rdz', ['rodriguez']],
  ['rguez', ['rodriguez']],
  ['rmz', ['ramirez']],
  ['rmrz', ['ramirez']],
  ['schz', ['sanchez']],
  ['vzqz', ['vazquez', 'vasquez']],
]);

const LARGOS_DE_INICIAL: ReadonlyMap<string, readonly string[]> = new Map([['j', ['jose', 'juan']]]);

/**
 * The folded words of a name: lower case, no accents, no punctuation, Ñ and its broken forms as n, safe abbreviations written
 * out (FCO is FRANCISCO; in a first name MA, and M before another word, are MARIA). Empty when nothing is left.
 */
export function fold(texto: string, field: NamePart): readonly string[] {
  return spelledOut(wordsOf(plain(texto).replace(APOSTROPHES, '')), field);
}

/**
 * How a name is read whose prefix somebody else writes as a word of its own, or a word as its prefix: O'BRIEN and O BRIEN are
 * OBRIEN, DE LA O is DELAO, PÉREZ-GIL is PEREZGIL. To be stored and looked for beside what `fold` reads; null when that is the same.
 */
export function foldJoined(texto: string, field: NamePart): readonly string[] | null {
  const words = wordsOf(plain(texto).replace(APOSTROPHES, '').replace(HYPHEN, ''));
  if (isParticlesOnly(words)) return null;
  const joined: string[] = [];
  words.forEach((word, place) => {
    joined.push(beginsNext(words, place - 1) ? `${joined.pop()}${word}` : word);
  });
  return differing(coreOf(spelledOut(joined, field)), coreOf(fold(texto, field)));
}

/** The words of a name parted where a prefix is written with its word: O'BRIEN is O BRIEN, MCGREGOR is MC GREGOR; null without one. */
export function foldParted(texto: string, field: NamePart): readonly string[] | null {
  const words = wordsOf(plain(texto).replace(APOSTROPHES, ' ')).flatMap((word) => {
    const rest = /^mc(\p{L}{3,})$/u.exec(word)?.[1];
    return rest === undefined ? [word] : ['mc', rest];
  });
  return differing(words, fold(texto, field));
}

/** Every way in which an apostrophe is typed or pasted. */
const APOSTROPHES = /['’‘´`ʼʻ′＇]/g;

/** Between two letters, with spaces or without: it joins a surname of two words. */
const HYPHEN = /(?<=\p{L})\s*[-‐‑‒–—−]\s*(?=\p{L})/gu;

/** Particles that stand before a surname as its part, with an apostrophe, a space or nothing between. */
const PREFIXES = new Set(['o', 'd', 'l', 'mc', 'mac', 'san', 'santa', 'santo']);

/** Whether the word at a place is the beginning of the next one. An O after a particle is the surname itself: DE LA O PÉREZ. */
function beginsNext(words: readonly string[], place: number): boolean {
  const word = words[place];
  if (word === undefined || CONJUNCTIONS.has(word)) return false;
  return PARTICLES.has(word) || (PREFIXES.has(word) && !PARTICLES.has(words[place - 1] ?? ''));
}

/** Particles that join two names rather than begin one. */
const CONJUNCTIONS = new Set(['y', 'e']);

function plain(texto: string): string {
  return plainLetters(repairLetters(texto.normalize('NFC').toLowerCase()));
}

function wordsOf(texto: string): readonly string[] {
  return texto.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function differing(words: readonly string[], from: readonly string[]): readonly string[] | null {
  return words.join(' ') === from.join(' ') ? null : words;
}

function spelledOut(words: readonly string[], field: NamePart): readonly string[] {
  return words.map((word, place) => {
    if (field === 'nombre' && words.length > 1) {
      if (word === 'ma' || (word === 'm' && place === 0)) return 'maria';
    }
    return ABREVIATURAS_SEGURAS.get(word) ?? word;
  });
}

/**
 * The words of a name in which a sign that also parts names (/ \\ | _) stands for a Ñ that was lost: CASTA/EDA may be
 * CASTAÑEDA, and MARIA/ELENA is not. To be looked for beside what `plegar` reads; null when there is no such sign.
 */
export function foldWithPlainN(texto: string, field: NamePart): readonly string[] | null {
  const compuesto = texto.normalize('NFC');
  const conEne = compuesto.replace(/(?<=[aeiouáéíóúü])[/\\|_](?=[aeiouáéíóúü])/giu, 'ñ');
  return conEne === compuesto ? null : fold(conEne, field);
}

/** The words that tell names apart: without particles, unless the name is nothing but particles (DE LA). */
export function coreOf(words: readonly string[]): readonly string[] {
  const nucleo = words.filter((word) => !PARTICLES.has(word));
  return nucleo.length === 0 ? words : nucleo;
}

/** Tells whether a name is nothing but particles, as surnames cut at the source are (DE LA, Y). */
export function isParticlesOnly(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => PARTICLES.has(word));
}

/**
 * Tells whether the last word may be the beginning of a longer one. One letter and the words that start many surnames
 * are searched as whole words only; real surnames of two letters (UC, KU) are found first and completed after.
 */
export function puedeCompletarse(words: readonly string[]): boolean {
  const last = words.at(-1);
  return last !== undefined && last.length > 1 && !WHOLE_WORD_ONLY.has(last);
}

/**
 * Other names that the same person may be stored under, to suggest and never to assert: J. for JOSE or JUAN before
 * another word, HDEZ for HERNANDEZ and the like, both ways.
 */
export function otherReads(words: readonly string[], field: NamePart): readonly (readonly string[])[] {
  const first = words[0];
  if (first === undefined || (field === 'nombre' && words.length < 2)) return [];
  const table = field === 'nombre' ? LARGOS_DE_INICIAL : ABREVIATURAS_APELLIDO;
  const breves = [...table].filter(([, largos]) => largos.includes(first)).map(([breve]) => breve);
  return [...(table.get(first) ?? []), ...breves].map((another) => [another, ...words.slice(1)]);
}

// Bytes 0x80 to 0x9F as Windows-1252 shows them, for the second half of a UTF-8 letter that was read byte by byte.
const BYTES_1252: ReadonlyMap<string, number> = new Map([
  ['\u2018', 0x91],
  ['\u2030', 0x89],
  ['\u201c', 0x93],
  ['\u0161', 0x9a],
  ['\u0153', 0x9c],
]);

const ROTA = '\ufffd';

function repairLetters(minusculas: string): string {
  return minusculas
    .replace(/ï¿½|├[æ▒]/g, ROTA)
    .replace(/ã([\u0080-\u00bf\u2018\u2030\u201c\u0161\u0153])/g, (_, second: string) => {
      const byte = BYTES_1252.get(second) ?? second.charCodeAt(0);
      return String.fromCharCode(0x40 + byte).toLowerCase();
    })
    .replace(/[!?#%&*¤¥§±¦ðÿ¶¬@$^~=¿¡╤]/g, ROTA)
    .split(/(?<=[\s.,])|(?=[\s.,])/)
    .map(repairWord)
    .join('');
}

// Ñ stands before a vowel and never after a consonant; a letter lost elsewhere was an accented vowel.
function repairWord(word: string): string {
  if (!word.includes(ROTA)) return word;
  const conVocal = LOST_VOWELS.get(word);
  return conVocal ?? word.replace(/(?<![^aeiouáéíóúü])\ufffd(?=[aeiouáéíóúü])/g, 'n');
}

const WITH_ACCENT =
  'álvarez andrés benítez chávez cortés díaz domínguez fernández garcía gómez gonzález gutiérrez guzmán hernández ' +
  'jesús jiménez josé juárez león lópez maría martín martínez méndez ángel ángeles núñez ortíz pérez ramírez ramón ' +
  'raúl ríos rocío rodríguez sánchez sofía suárez vázquez velázquez verónica víctor';

const LOST_VOWELS: ReadonlyMap<string, string> = new Map(
  WITH_ACCENT.split(' ').map((word) => [word.replace(/[áéíóú]/, ROTA), word]),
);
