import type { TipoVale } from '#domain/vidaVale';

/**
 * What the address of the page holds: the operation of a new voucher with its case, or with its type where the case is chosen on
 * the page; or the partial one that is gone on with.
 */
export interface MakingSearch {
  readonly caso?: number | undefined;
  readonly tipo?: TipoVale | undefined;
  readonly tienda?: number | undefined;
  readonly operacion?: number | undefined;
  readonly vale?: number | undefined;
}

/** Reads the address; what is no number is left out. */
export function readMakingSearch(search: Record<string, unknown>): MakingSearch {
  const { caso, tienda, operacion, vale, tipo } = search;
  const found = {
    caso: positive(caso),
    tienda: positive(tienda),
    operacion: positive(operacion),
    vale: positive(vale),
    tipo: tipo === 0 || tipo === 1 ? tipo : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function positive(value: unknown): number | undefined {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isInteger(number) && number > 0 && number <= 9_999_999_999 ? number : undefined;
}
