import { LIMITS } from './constants.ts';

const NACIONALES = LIMITS.celular.exacto;

// What people put before the ten digits: the country (with the 1 that mobiles once had), or the old trunk prefixes.
const WITH_PREFIX = new RegExp(`^(?:(?:00)?521?|044|045|01)([0-9]{${NACIONALES}})$`);

/**
 * The digits that are kept of a Mexican phone number as typed or pasted. Spaces, dashes, country and trunk prefix go; at most
 * ten digits remain (specification, section 2, "numeric mask").
 */
export function normalizePhone(texto: string): string {
  const digits = texto.replace(/[^0-9]/g, '');
  return WITH_PREFIX.exec(digits)?.[1] ?? digits.slice(0, NACIONALES);
}
