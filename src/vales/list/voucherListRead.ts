import type { ValeDeLista } from '#domain/listaVales';
import type { ReadData } from '../../data/query.ts';
import { query } from '../../data/query.ts';
import type { VoucherSearch } from './filters.ts';
import { voucherRequest } from './filters.ts';

/** Page size of the list of vouchers (specification, sections 3 and 9). */
export const PAGE_SIZE = 10;

/** The reading of a page of the list; the page that the search says, or another one, from 1. */
export function voucherListRead(search: VoucherSearch, page: number = search.pagina ?? 1) {
  return query('listaVales', { cuerpo: { ...voucherRequest(search), numPagina: page, tamPagina: PAGE_SIZE } });
}

/** The list's view of what the call answers. */
export function voucherListAnswer({ vales, total, limiteExcedido }: ReadData<'listaVales'>) {
  return { rows: vales, total, hasMore: limiteExcedido };
}

/** What names a row. */
export function voucherKey({ id }: ValeDeLista): string {
  return String(id);
}
