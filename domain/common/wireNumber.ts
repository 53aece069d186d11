import { z } from 'zod';

/**
 * A number that travels as text, in a path or a query: digits and nothing else. `Number` alone reads '0x1f', '1e3', ' 7'
 * and '' as numbers (an empty one is none), and two spellings of one id are two keys for whoever caches or counts by address.
 */
export function wireNumber<S extends z.ZodType>(number: S) {
  return z.preprocess((value) => (typeof value === 'number' ? value : fromDigits(value)), number);
}

function fromDigits(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return value;
  // `?tiendaId=` names the value and gives none.
  if (value === '') return null;
  return typeof value === 'string' && /^[0-9]{1,16}$/.test(value) ? Number(value) : Number.NaN;
}
