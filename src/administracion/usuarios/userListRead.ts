import type { UserPage } from '#contract/usuarios';
import { ID_APLICACION } from '#domain/constants';
import type { UsuarioDeLista } from '#domain/usuarios';
import { query } from '../../data/query.ts';
import type { UserSearch } from './filters.ts';
import { userFilters } from './filters.ts';

export const PAGE_SIZE = 25;

/** The reading of a page of the list of users; the page that the search says, or another one, from 1. */
export function userListRead(search: UserSearch, page: number = search.pagina ?? 1) {
  const paging = { idAplicacion: ID_APLICACION, numPagina: page, tamPagina: PAGE_SIZE } as const;
  return query('listaUsuarios', { cuerpo: { ...userFilters.request(search), ...paging } });
}

/** The list's view of what the call answers. */
export function userListAnswer({ usuarios, total }: UserPage) {
  return { rows: usuarios, total, hasMore: false };
}

/** What names a row. */
export function userKey({ id }: UsuarioDeLista): string {
  return String(id);
}
