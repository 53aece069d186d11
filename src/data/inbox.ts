import { catalogue, names, pesos } from '#domain/listas/describeFilters';
import { defineFilters } from './filters.ts';
import type { SearchOf } from './filterTypes.ts';
import { query } from './query.ts';

const MAX_AMOUNT = 99_999_999;

/** The filters of the inbox of those who may authorize; the pages of cases and of vouchers lead back to it. */
export const inboxFilters = defineFilters(
  {
    tipo: names('Qué', { caso: 'Casos', vale: 'Vales' }, { all: 'Todo' }),
    tienda: catalogue('Tienda', 'tiendas', {
      long: true,
    }),
    importe: pesos('Importe desde', { max: MAX_AMOUNT, placeholder: 'Pesos' }),
  },
  ['antiguas'],
);

/** The search in the address of the inbox (`?tipo=vale&tienda=1&importe=5000`). */
export type InboxSearch = SearchOf<typeof inboxFilters.described, 'antiguas'>;

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
