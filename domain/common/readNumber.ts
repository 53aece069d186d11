import { cleanLine } from './cleanText.ts';

/** Digits, with commas only between groups of three: '12,50' is never 1,250. */
const WRITTEN = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;
const SIGN_OF_PESOS = /^(-?)\$\s*/u;

/**
 * The number that somebody typed ('$1,234.50', ' 12'); null for what is none. Space around it says nothing, and space within it
 * leaves two numbers: '1 2' is not 12.
 */
export function readNumber(text: string): number | null {
  const written = cleanLine(text).replace(SIGN_OF_PESOS, '$1');
  return WRITTEN.test(written) ? Number(written.replaceAll(',', '')) : null;
}

/** The whole number without a sign that somebody typed in plain digits; null for what is none. */
export function readWhole(text: string): number | null {
  const written = cleanLine(text);
  return /^\d{1,15}$/.test(written) ? Number(written) : null;
}
