import { catalogue, day, integer, names, text, toggle } from '#domain/listas/filterKinds';
import { VENCIDO } from '#domain/listaVales';
import { query } from '../../data/query.ts';
import { defineList } from '../../ui/list/defineList.ts';

const MAX_NUMBER = 9_999_999_999;
/** Characters of a customer's full name. */
const MAX_NAME = 92;

/**
 * The list of vouchers: filters and page size are the specification's (sections 3, "Voucher operation filters", and 9), and
 * the house's own. Whoever has a folio opens its voucher: the page has a box for that.
 */
export const voucherList = defineList({
  title: 'Lista de vales',
  filtersLabel: 'Filtros de vales',
  found: 'Vales encontrados',
  filters: {
    nombre: text('Cliente', { max: MAX_NAME, placeholder: 'Nombre o apellidos' }),
    // By name and not by number: VENCIDO has none, and no filter holds the 0 of a cancellation.
    estado: names(
      'Estado',
      {
        vigente: { text: 'VIGENTE', wire: 1 },
        vencido: { text: 'VENCIDO', wire: VENCIDO },
        parcial: { text: 'PARCIAL', wire: 4 },
        porAutorizar: { text: 'POR AUTORIZAR', wire: 5 },
        canjeado: { text: 'CANJEADO', wire: 2 },
        cancelado: { text: 'CANCELADO', wire: 3 },
        rechazado: { text: 'RECHAZADO', wire: 6 },
      },
      { all: 'Todos', read: 'estadosVales' },
    ),
    tipo: names(
      'Tipo',
      { devolucion: { text: 'DEVOLUCIÓN', wire: 1 }, cancelacion: { text: 'CANCELACIÓN', wire: 0 } },
      { all: 'Todos', read: 'tiposVales' },
    ),
    tienda: catalogue('Tienda', 'tiendas', { long: true }),
    soloMios: toggle('Hechos por mí'),
    numIden: integer('Numiden', { max: MAX_NUMBER, placeholder: 'Del cliente' }),
    fechaInicial: day('Fecha inicial', { happened: 'Creados' }),
    fechaFinal: day('Fecha final', { from: 'fechaInicial' }),
  },
  bar: ['nombre', 'estado', 'tipo', 'tienda', 'soloMios'],
  orders: { recientes: { text: 'Más recientes', column: 'creado', descending: true } },
  pageSize: 10,
  read: ({ orden: _, ...request }, paging) => query('listaVales', { cuerpo: { ...request, ...paging } }),
  answer: ({ vales, total, limiteExcedido }) => ({ rows: vales, total, hasMore: limiteExcedido }),
  csv: {
    one: 'vale',
    many: 'vales',
    done: 'Los vales se exportaron con éxito',
    failed: 'No se pudieron exportar los vales.',
  },
});

/** What the address of the list of vouchers holds (`?estado=vencido&tienda=1&pagina=3`). */
export type VoucherSearch = ReturnType<typeof voucherList.filters.read>;
