import { ID_APLICACION } from '#domain/constants';
import { catalogue, day, integer, options, phone, text, toggle } from '#domain/listas/filterKinds';
import { ESTADO, ESTADOS_CASO } from '#domain/vidaCaso';
import { query } from '../../data/query.ts';
import { defineList } from '../../ui/list/defineList.ts';

const MAX_NUMBER = 9_999_999_999;
/** Characters of a customer's full name. */
const MAX_NAME = 92;

/** The state in which the pickup tab starts (specification, section 4). */
export const PICKUP_STATE = ESTADO.recolecta;

/** The case list: filters, orders and page size are those of the specification (sections 3, 7 and 9). */
export const caseList = defineList({
  title: 'Lista de casos',
  filtersLabel: 'Filtros de casos',
  found: 'Casos encontrados',
  filters: {
    folio: integer('Folio', { max: MAX_NUMBER }),
    cliente: text('Cliente', { wire: 'nomCliente', max: MAX_NAME, placeholder: 'Nombre o apellidos' }),
    telefono: phone('Teléfono'),
    operacion: integer('Operación', { max: MAX_NUMBER }),
    estado: options('Estado', ESTADOS_CASO, {
      wire: 'idEstatus',
      read: 'listarEstados',
      none: 0,
      kept: [PICKUP_STATE],
    }),
    mios: toggle('A mi cargo', { wire: 'aMiCargo' }),
    sinAsignar: toggle('Sin asignar', { instead: 'mios' }),
    sinAtencion: toggle('Sin atención'),
    tienda: catalogue('Tienda', 'tiendas', {
      wire: 'cvetda',
      long: true,
    }),
    categoria: catalogue('Categoría', 'categorias'),
    tiendaOperacion: catalogue('Tienda de la operación', 'tiendas', {
      needs: 'operacion',
      long: true,
    }),
    numiden: integer('Numiden', { wire: 'numIden', max: MAX_NUMBER, placeholder: 'De quien lo creó' }),
    fechaInicio: day('Fecha inicio', { wire: 'fechaIni', happened: 'Creados' }),
    fechaFin: day('Fecha fin', { from: 'fechaInicio' }),
    abiertos: toggle('Sin solucionar', { wire: 'soloAbiertos' }),
    solucionInicio: day('Solucionados desde', { wire: 'fechaSolucionIni', happened: 'Solucionados' }),
    solucionFin: day('Solucionados hasta', { wire: 'fechaSolucionFin', from: 'solucionInicio' }),
  },
  bar: ['folio', 'cliente', 'telefono', 'operacion', 'estado', 'mios', 'sinAsignar', 'sinAtencion'],
  orders: {
    recientes: { text: 'Más recientes', column: 'creado', descending: true },
    antiguos: { text: 'Más antiguos', column: 'creado', descending: false },
    porVencer: { text: 'Por perder color', column: 'semaforo', descending: false },
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
export type CaseSearch = ReturnType<typeof caseList.filters.read>;
