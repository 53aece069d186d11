/** What the address of the page holds: case and operation of a new voucher, or the partial one that is gone on with. */
export interface MakingSearch {
  readonly caso?: number | undefined;
  readonly tienda?: number | undefined;
  readonly operacion?: number | undefined;
  readonly vale?: number | undefined;
}

/** Reads the address; what is no number is left out. */
export function readMakingSearch(search: Record<string, unknown>): MakingSearch {
  const { caso, tienda, operacion, vale } = search;
  const found = {
    caso: positive(caso),
    tienda: positive(tienda),
    operacion: positive(operacion),
    vale: positive(vale),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function positive(value: unknown): number | undefined {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isInteger(number) && number > 0 && number <= 9_999_999_999 ? number : undefined;
}
