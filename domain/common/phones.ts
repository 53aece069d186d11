import { cleanLine } from './cleanText.ts';
import { LIMITS } from './constants.ts';

// A number within the country begins with 2 to 9.
const NATIONAL = `[2-9][0-9]{${LIMITS.celular.exacto - 1}}`;
// The prefixes that people put before the ten digits: the country (with mobiles' former 1), or the old trunk ones.
const WITH_PREFIX = new RegExp(`^(?:(?:\\+|00)?521?|044|045|01)(${NATIONAL})$`);
const ANY_NUMBER = /\+?[0-9](?:[\s().\-\u2010-\u2015/]*[0-9])*/g;
const TEN_DIGITS = new RegExp(`^[0-9]{${LIMITS.celular.exacto}}$`);

/**
 * The text that a field keeps of a phone number as typed or pasted: all its digits, and of a Mexican one the ten that
 * count, without spaces, dashes, country and trunk prefix (specification, section 2, "numeric mask"). Nothing is cut:
 * with the + of another country, or beside a second number, it stays as it was written, since a part of it would be
 * somebody else's.
 */
export function normalizePhone(texto: string): string {
  const written = cleanLine(texto);
  const [number, another] = written.match(ANY_NUMBER) ?? [];
  if (number === undefined) return written.startsWith('+') ? '+' : '';
  if (another !== undefined) return written;
  const dialled = number.replace(/[^0-9+]/g, '');
  return WITH_PREFIX.exec(dialled)?.[1] ?? (dialled.startsWith('+') ? written : dialled);
}

/** The ten digits of a phone number however it is written; null for what is none. */
export function wholePhone(texto: string): string | null {
  const kept = normalizePhone(texto);
  return TEN_DIGITS.test(kept) ? kept : null;
}
