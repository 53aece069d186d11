import { defineFilters } from './filters.ts';
import { type InboxSearch, saidInbox } from './inboxSearch.ts';
import { query } from './query.ts';

/** The filters of the inbox of those who may authorize; the pages of cases and of vouchers lead back to it. */
export const inboxFilters = defineFilters(saidInbox);

/** Cases whose authorization waits: at most a hundred, the oldest first, and how many there are in all. */
export function casesWaiting({ tienda }: InboxSearch) {
  return query('casosPorAutorizar', { consulta: { tienda } });
}

/** The same of vouchers. */
export function vouchersWaiting({ tienda, importe }: InboxSearch) {
  return query('valesPorAutorizar', { consulta: { tienda, importe } });
}

/** Which kinds a search shows; no case has an amount. */
export function kindsIn({ tipo, importe }: InboxSearch): { readonly caso: boolean; readonly vale: boolean } {
  return { caso: tipo !== 'vale' && importe === undefined, vale: tipo !== 'caso' };
}
