import { LIMITS } from './constants.ts';

const NACIONALES = LIMITS.celular.exacto;

// What people put before the ten digits: the country (with the 1 that mobiles once had), or the old trunk prefixes.
const WITH_PREFIX = new RegExp(`^(?:(?:00)?521?|044|045|01)([0-9]{${NACIONALES}})$`);

/**
 * A Mexican phone number as typed or pasted, in the digits that are kept: spaces, dashes and country or trunk prefix go,
 * and never more than ten remain (specification, section 2, "numeric mask").
 */
export function normalizePhone(texto: string): string {
  const digits = texto.replace(/[^0-9]/g, '');
  return WITH_PREFIX.exec(digits)?.[1] ?? digits.slice(0, NACIONALES);
}
