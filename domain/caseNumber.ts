/** The greatest number that the database gives to a case. */
const GREATEST = 2_147_483_647;

/** The case that an address names; null when what stands there can be no case's number: 'abc', '0', '-1', '1.5'. */
export function caseNumberIn(text: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= GREATEST ? number : null;
}
