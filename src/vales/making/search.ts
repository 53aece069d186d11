import type { TipoVale } from '#domain/cadena/tiposVale';
import { numberInAddress } from '#domain/common/idInAddress';

/**
 * The address of the page: the operation of a new voucher with its case, or with its type where the case is chosen on
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

/** Under which key the draft of a new voucher of a case is kept. */
export function newDraftKey(caso: number, tienda: number, operacion: number): string {
  return `vale.nuevo.${caso}.${tienda}.${operacion}`;
}

/** Under which key the draft of a partial voucher is kept. */
export function partialDraftKey(vale: number): string {
  return `vale.${vale}`;
}

/** The key of the draft, as far as the address says it; null where the case is found with the sale. */
export function makingDraft({ caso, tienda, operacion, vale }: MakingSearch): string | null {
  if (vale !== undefined) return partialDraftKey(vale);
  if (caso === undefined || tienda === undefined || operacion === undefined) return null;
  return newDraftKey(caso, tienda, operacion);
}

function positive(value: unknown): number | undefined {
  return numberInAddress(value, 9_999_999_999) ?? undefined;
}
