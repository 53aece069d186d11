/** The greatest number that the database gives to a record. */
const GREATEST = 2_147_483_647;

/** The case, voucher or invoice that an address names; null when what stands there can be no number of one: 'abc', '0', '1.5'. */
export function idInAddress(text: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= GREATEST ? number : null;
}
