/**
 * Names of persons as they are really stored: with and without accents, with a broken Ñ, abbreviated, with or without
 * particles. Folding brings the spellings of one name together; it never merges different names (ESPINOSA, ESPINOZA).
 */

/** Version of the folding rule; customers folded by an older one are folded again when the server starts. */
export const VERSION_PLEGADO = 2;

export type CampoNombre = 'nombre' | 'apellido';

const PARTICULAS = new Set(['de', 'del', 'la', 'las', 'lo', 'los', 'el', 'y', 'e']);

// Words that start many surnames: 'san' must find SAN and SAN JUAN, not every SANCHEZ.
const SOLO_PALABRA_ENTERA = new Set([...PARTICULAS, 'san', 'santa', 'santo']);

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
 * The folded words of a name: lower case, no accents, Ñ and its broken forms as n, punctuation gone, safe abbreviations
 * written out (in a first name MA, and M before another word, are MARIA; FCO is FRANCISCO). Empty when nothing is left.
 */
export const plegar = (texto: string, campo: CampoNombre): readonly string[] => {
  const palabras = repararLetras(texto.normalize('NFC').toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’´`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((palabra) => palabra !== '');
  return palabras.map((palabra, lugar) => {
    if (campo === 'nombre' && palabras.length > 1) {
      if (palabra === 'ma' || (palabra === 'm' && lugar === 0)) return 'maria';
    }
    return ABREVIATURAS_SEGURAS.get(palabra) ?? palabra;
  });
};

/**
 * The words of a name in which a sign that also parts names (/ \\ | _) stands for a Ñ that was lost: CASTA/EDA may be
 * CASTAÑEDA, and MARIA/ELENA is not. To be looked for beside what `plegar` reads; null when there is no such sign.
 */
export const plegarConOtraEne = (texto: string, campo: CampoNombre): readonly string[] | null => {
  const compuesto = texto.normalize('NFC');
  const conEne = compuesto.replace(/(?<=[aeiouáéíóúü])[/\\|_](?=[aeiouáéíóúü])/giu, 'ñ');
  return conEne === compuesto ? null : plegar(conEne, campo);
};

/** The words that tell names apart: without particles, unless the name is nothing but particles (DE LA). */
export const nucleoDe = (palabras: readonly string[]): readonly string[] => {
  const nucleo = palabras.filter((palabra) => !PARTICULAS.has(palabra));
  return nucleo.length === 0 ? palabras : nucleo;
};

/** Tells whether a name is nothing but particles, as surnames cut at the source are (DE LA, Y). */
export const esSoloParticulas = (palabras: readonly string[]): boolean =>
  palabras.length > 0 && palabras.every((palabra) => PARTICULAS.has(palabra));

/**
 * Tells whether the last word may be the beginning of a longer one. One letter and the words that start many surnames
 * are searched as whole words only; real surnames of two letters (UC, KU) are found first and completed after.
 */
export const puedeCompletarse = (palabras: readonly string[]): boolean => {
  const ultima = palabras.at(-1);
  return ultima !== undefined && ultima.length > 1 && !SOLO_PALABRA_ENTERA.has(ultima);
};

/**
 * Other names that the same person may be stored under, to suggest and never to assert: J. for JOSE or JUAN before
 * another word, HDEZ for HERNANDEZ and the like, both ways.
 */
export const otrasLecturas = (palabras: readonly string[], campo: CampoNombre): readonly (readonly string[])[] => {
  const primera = palabras[0];
  if (primera === undefined || (campo === 'nombre' && palabras.length < 2)) return [];
  const tabla = campo === 'nombre' ? LARGOS_DE_INICIAL : ABREVIATURAS_APELLIDO;
  const breves = [...tabla].filter(([, largos]) => largos.includes(primera)).map(([breve]) => breve);
  return [...(tabla.get(primera) ?? []), ...breves].map((otra) => [otra, ...palabras.slice(1)]);
};

// Bytes 0x80 to 0x9F as Windows-1252 shows them, for the second half of a UTF-8 letter that was read byte by byte.
const BYTES_1252: ReadonlyMap<string, number> = new Map([
  ['\u2018', 0x91],
  ['\u2030', 0x89],
  ['\u201c', 0x93],
  ['\u0161', 0x9a],
  ['\u0153', 0x9c],
]);

const ROTA = '\ufffd';

const repararLetras = (minusculas: string): string =>
  minusculas
    .replace(/ï¿½|├[æ▒]/g, ROTA)
    .replace(/ã([\u0080-\u00bf\u2018\u2030\u201c\u0161\u0153])/g, (_, segundo: string) => {
      const byte = BYTES_1252.get(segundo) ?? segundo.charCodeAt(0);
      return String.fromCharCode(0x40 + byte).toLowerCase();
    })
    .replace(/[!?#%&*¤¥§±¦ðÿ¶¬@$^~=¿¡╤]/g, ROTA)
    .split(/(?<=[\s.,])|(?=[\s.,])/)
    .map(repararPalabra)
    .join('');

// Ñ stands before a vowel and never after a consonant; a letter lost elsewhere was an accented vowel.
const repararPalabra = (palabra: string): string => {
  if (!palabra.includes(ROTA)) return palabra;
  const conVocal = VOCALES_PERDIDAS.get(palabra);
  return conVocal ?? palabra.replace(/(?<![^aeiouáéíóúü])\ufffd(?=[aeiouáéíóúü])/g, 'n');
};

const CON_ACENTO =
  'álvarez andrés benítez chávez cortés díaz domínguez fernández garcía gómez gonzález gutiérrez guzmán hernández ' +
  'jesús jiménez josé juárez león lópez maría martín martínez méndez ángel ángeles núñez ortíz pérez ramírez ramón ' +
  'raúl ríos rocío rodríguez sánchez sofía suárez vázquez velázquez verónica víctor';

const VOCALES_PERDIDAS: ReadonlyMap<string, string> = new Map(
  CON_ACENTO.split(' ').map((palabra) => [palabra.replace(/[áéíóú]/, ROTA), palabra]),
);
