import { listaCasos } from '#domain/casos/casos.list';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ID_APLICACION } from '#domain/common/constants';
import { query } from '../../data/query.ts';
import type { SearchIn } from '../../data/searchReader.ts';
import { defineList } from '../../ui/list/defineList.ts';

/** The state in which the pickup tab starts (specification, section 4). */
export const PICKUP_STATE = ESTADO.recolecta;

/** The case list: orders and page size are those of the specification (sections 7 and 9). */
export const caseList = defineList({
  title: 'Lista de casos',
  filtersLabel: 'Filtros de casos',
  found: 'Casos encontrados',
  said: listaCasos,
  bar: ['folio', 'cliente', 'telefono', 'operacion', 'estado', 'mios', 'sinAsignar', 'sinAtencion'],
  orders: {
    recientes: { text: 'Más recientes', column: 'creado', descending: true },
    antiguos: { text: 'Más antiguos', column: 'creado', descending: false },
    porVencer: { text: 'Por perder color', column: 'semaforo', descending: false },
    porPlazo: { text: 'Por plazo', column: null, descending: false },
  },
  pageSize: 25,
  read: (request, paging) => query('listaCasos', { cuerpo: { ...request, idAplicacion: ID_APLICACION, ...paging } }),
  answer: ({ listaCasos, total, limiteExcedido }) => ({ rows: listaCasos, total, hasMore: limiteExcedido }),
  csv: {
    one: 'caso',
    many: 'casos',
    done: 'Los casos se exportaron con éxito',
    failed: 'No se pudieron exportar los casos.',
  },
});

/** The search in the address of the case list (`?estado=2&tienda=1&pagina=3`). */
export type CaseSearch = SearchIn<typeof listaCasos>;
