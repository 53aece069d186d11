/** Tells whether a number fits an `integer` column; a larger one names nothing and must not reach the database. */
export function fitsInteger(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) <= 2_147_483_647;
}
