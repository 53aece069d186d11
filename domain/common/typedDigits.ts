import { cleanLine } from './cleanText.ts';

/** Digits of other scripts, full-width and raised ones: they name no record, and left out they would leave another number. */
const OTHER_DIGIT = /(?![0-9])\p{N}/u;
const NUMBER = /[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+/g;

/**
 * The text that a field of a number (operation, folio, numiden) keeps of a typed, pasted or scanned one: its digits,
 * where there is one number ('Ticket 1000001', '1,000,001'). A text with several of them stays as it was written, and
 * nothing is cut: the digits of two numbers put together, or the first ten of a longer one, name something else.
 */
export function typedDigits(texto: string): string {
  const written = cleanLine(texto);
  if (OTHER_DIGIT.test(written)) return written;
  const [number, another] = written.match(NUMBER) ?? [];
  return another === undefined ? (number ?? '').replaceAll(',', '') : written;
}
