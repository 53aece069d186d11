import { useMemo, useRef } from 'react';
import type { CasoDeLista } from '#domain/casos';

/**
 * Gives each case a slot to be drawn in: a case that was shown before keeps its own, so that the focus stays with it, and
 * the others take those that are free, so that another page changes texts instead of making every row anew.
 */
export const repartirRanuras = (
  anteriores: ReadonlyMap<number, number>,
  ids: readonly number[],
): ReadonlyMap<number, number> => {
  const ocupadas = new Set(ids.map((id) => anteriores.get(id)));
  let libre = 0;
  const siguiente = (): number => {
    while (ocupadas.has(libre)) libre += 1;
    libre += 1;
    return libre - 1;
  };
  return new Map(ids.map((id) => [id, anteriores.get(id) ?? siguiente()]));
};

const NINGUNA: ReadonlyMap<number, number> = new Map();

/** The keys of the rows of a list that is paged: the slots of `repartirRanuras`. */
export const useRanuras = (filas: readonly CasoDeLista[]): ((fila: CasoDeLista) => string) => {
  const ultimas = useRef(NINGUNA);
  return useMemo(() => {
    const ranuras = repartirRanuras(
      ultimas.current,
      filas.map(({ id }) => id),
    );
    ultimas.current = ranuras;
    return ({ id }) => String(ranuras.get(id) ?? `caso-${id}`);
  }, [filas]);
};
