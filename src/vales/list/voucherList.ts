import { listaVales } from '#domain/vales/vales.list';
import { query } from '../../data/query.ts';
import type { SearchIn } from '../../data/searchReader.ts';
import { defineList } from '../../ui/list/defineList.ts';

/** The list of vouchers; its page size is the specification's (section 9). Whoever has a folio opens its voucher: the page has a box for that. */
export const voucherList = defineList({
  title: 'Lista de vales',
  filtersLabel: 'Filtros de vales',
  found: 'Vales encontrados',
  said: listaVales,
  bar: ['cliente', 'estado', 'tipo', 'tienda', 'mios'],
  orders: {
    recientes: { text: 'Más recientes', column: 'creado', descending: true },
    porPlazo: { text: 'Por plazo', column: null, descending: false },
  },
  pageSize: 10,
  read: (request, paging) => query('listaVales', { cuerpo: { ...request, ...paging } }),
  answer: ({ vales, total, limiteExcedido }) => ({ rows: vales, total, hasMore: limiteExcedido }),
  csv: {
    one: 'vale',
    many: 'vales',
    done: 'Los vales se exportaron con éxito',
    failed: 'No se pudieron exportar los vales.',
  },
});

/** The search in the address of the list of vouchers (`?estado=vencido&tienda=1&pagina=3`). */
export type VoucherSearch = SearchIn<typeof listaVales>;
