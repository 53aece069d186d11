/** Digits, with commas only between groups of three: '12,50' is never 1,250. */
const WRITTEN = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/** The number that somebody typed ('$1,234.50'); null for what is none. */
export function readNumber(text: string): number | null {
  const written = text.replace(/[$\s]/gu, '');
  return WRITTEN.test(written) ? Number(written.replaceAll(',', '')) : null;
}
