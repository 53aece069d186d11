import type { CasePage } from '#contract/casos';
import type { CasoDeLista } from '#domain/casos';
import { ID_APLICACION } from '#domain/constants';
import { query } from '../../data/query.ts';
import type { CaseSearch } from './filters.ts';
import { caseFilters } from './filters.ts';

/** Page size of the case list (specification, section 9). */
export const PAGE_SIZE = 25;

/** The reading of a page of the case list; the page that the search says, or another one, from 1. */
export function caseListRead(search: CaseSearch, page: number = search.pagina ?? 1) {
  return query('listaCasos', {
    cuerpo: {
      ...caseFilters.request(search),
      idAplicacion: ID_APLICACION,
      numPagina: page,
      tamPagina: PAGE_SIZE,
    },
  });
}

/** The list's view of what the call answers. */
export function caseListAnswer({ listaCasos, total, limiteExcedido }: CasePage) {
  return { rows: listaCasos, total, hasMore: limiteExcedido };
}

/** What names a row. */
export function caseKey({ id }: CasoDeLista): string {
  return String(id);
}
