// PostgreSQL stores neither NUL nor half a surrogate pair; other control characters only spoil what people read.
const INGUARDABLES = /[\p{Cs}\p{Cc}]/gu;
const CONTROLES_UTILES = new Set(['\n', '\t']);

/** A text as it can be stored and read: composed accents, unix line ends, no control characters, no outer space. */
export const textoGuardable = (texto: string): string =>
  texto
    .replace(/\r\n?/g, '\n')
    .replace(INGUARDABLES, (signo) => (CONTROLES_UTILES.has(signo) ? signo : ''))
    .normalize('NFC')
    .trim();

/** Tells whether a number fits an `integer` column; a larger one names nothing and must not reach the database. */
export const cabeEnEntero = (numero: number): boolean => Number.isInteger(numero) && Math.abs(numero) <= 2_147_483_647;
