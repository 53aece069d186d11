import { listaFacturas } from '#domain/facturas/facturas.list';
import { TAMANO_PAGINA_FACTURAS } from '#domain/facturas/listaFacturas';
import { query } from '../../data/query.ts';
import type { SearchIn } from '../../data/searchReader.ts';
import { defineList } from '../../ui/list/defineList.ts';

/** The list of all invoices. */
export const invoiceList = defineList({
  title: 'Lista de facturas',
  filtersLabel: 'Filtros de facturas',
  found: 'Facturas encontradas',
  said: listaFacturas,
  bar: ['cliente', 'rfc', 'folio', 'estado', 'tipo', 'porCobrar'],
  orders: {
    porAtender: { text: 'Por atender primero', column: 'estado', descending: false },
    recientes: { text: 'Más recientes', column: 'fecha', descending: true },
    antiguas: { text: 'Más antiguas', column: 'fecha', descending: false },
  },
  pageSize: TAMANO_PAGINA_FACTURAS,
  read: (request, paging) => query('listaFacturas', { cuerpo: { ...request, ...paging } }),
  answer: ({ facturas, total, limiteExcedido }) => ({ rows: facturas, total, hasMore: limiteExcedido }),
  csv: {
    one: 'factura',
    many: 'facturas',
    done: 'Las facturas se exportaron con éxito',
    failed: 'No se pudieron exportar las facturas.',
  },
});

/** The search in the address of the list of invoices (`?estado=rechazada&tienda=1&pagina=3`). */
export type InvoiceSearch = SearchIn<typeof listaFacturas>;
