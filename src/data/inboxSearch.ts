import { catalogue, names, pesos } from '#domain/lists/describeFilters';
import type { SearchIn } from './searchReader.ts';

const MAX_AMOUNT = 99_999_999;

/** The inbox of those who may authorize, as its address says it. */
export const saidInbox = {
  filters: {
    tipo: names('Qué', { caso: 'Casos', vale: 'Vales' }, { all: 'Todo' }),
    tienda: catalogue('Tienda', 'tiendas', {
      long: true,
    }),
    importe: pesos('Importe desde', { max: MAX_AMOUNT, placeholder: 'Pesos' }),
  },
  orders: ['antiguas'],
} as const;

/** The search in the address of the inbox (`?tipo=vale&tienda=1&importe=5000`). */
export type InboxSearch = SearchIn<typeof saidInbox>;
