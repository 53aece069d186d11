/** The greatest number that the database gives to a record. */
const GREATEST = 2_147_483_647;

/** The case, voucher or invoice that an address names; null when what stands there can be no number of one: 'abc', '0', '1.5'. */
export function idInAddress(text: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= GREATEST ? number : null;
}

/**
 * A number above 0 in the search of an address; null for what is written in any other way than in plain digits ('1e3', '0x10', '+5',
 * ' 12'), which would name another record than the one that is read.
 */
export function numberInAddress(value: unknown, max = Number.MAX_SAFE_INTEGER): number | null {
  const written = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const number = /^[0-9]{1,16}$/.test(written) ? Number(written) : 0;
  return number > 0 && number <= max ? number : null;
}
