import { catalogue, day, integer, options, phone, several, text, toggle } from '#domain/lists/describeFilters';
import { asking, sayList } from '#domain/lists/list';
import { before, equal, from, oneOf } from '#domain/lists/questions';
import { attentionLimit, ESTADO, ESTADOS_CASO, ESTADOS_CON_COLOR, ESTADOS_SIN_SOLUCION } from './vidaCaso.ts';

const MAX_NUMBER = 9_999_999_999;

const estado = several('Estado', ESTADOS_CASO, { wire: 'estados', read: 'listarEstados', kept: [ESTADO.recolecta] });
const solucionados = equal('idEstado', ESTADO.solucionada);
const abiertos = oneOf('idEstado', ESTADOS_SIN_SOLUCION);

/**
 * The list of cases: its filters are the specification's (sections 3 and 7) and the house's own. Customer, telephone and
 * operation are looked up: a telephone of ten digits is the customer's or the case's, and an operation is one of the case's
 * search parameters, of whichever store where none is said.
 */
export const listaCasos = sayList({
  filters: {
    folio: asking(integer('Folio', { max: MAX_NUMBER }), (folio) => equal('id', folio)),
    cliente: text('Cliente', { wire: 'nomCliente', max: 92, placeholder: 'Nombre o apellidos' }),
    telefono: phone('Teléfono'),
    operacion: integer('Operación', { max: MAX_NUMBER }),
    estado: asking(estado, (chosen) => oneOf('idEstado', chosen)),
    mios: asking(toggle('A mi cargo', { wire: 'aMiCargo' }), (_, { me }) => equal('administrador', me)),
    sinAsignar: asking(toggle('Sin asignar', { instead: 'mios' }), () => [equal('administrador', null), abiertos]),
    /** The third colour of the traffic light (specification, section 4). */
    sinAtencion: asking(toggle('Sin atención'), (_, { now, umbrales }) => [
      oneOf('idEstado', ESTADOS_CON_COLOR),
      before('fechaCreacion', attentionLimit(now, umbrales)),
    ]),
    /** Past the limit of their state, which the chain may give (docs/decisions/275). */
    fueraDePlazo: toggle('Fuera de plazo'),
    tienda: asking(several('Tienda', 'tiendas', { wire: 'tiendas', all: 'Todas' }), (some) => oneOf('cvetda', some)),
    categoria: asking(several('Categoría', 'categorias', { wire: 'categorias', all: 'Todas' }), (some) =>
      oneOf('idSubcategoria', some),
    ),
    area: asking(several('Área', 'areas', { wire: 'areas', all: 'Todas' }), (some) => oneOf('idArea', some)),
    aCargo: asking(several('A cargo de', 'personas', { wire: 'aCargoDe', all: 'Cualquiera' }), (some) =>
      oneOf('administrador', some),
    ),
    tiendaOperacion: catalogue('Tienda de la operación', 'tiendas', { needs: 'operacion', long: true }),
    numiden: asking(
      integer('Numiden', { wire: 'numIden', max: MAX_NUMBER, placeholder: 'De quien lo creó' }),
      (numiden) => equal('numidenCrea', numiden),
    ),
    desde: asking(day('Fecha inicio', { wire: 'fechaIni', was: ['fechaInicio'], happened: 'Creados' }), (start) =>
      from('fechaCreacion', start),
    ),
    hasta: asking(day('Fecha fin', { wire: 'fechaFin', was: ['fechaFin'], from: 'desde' }), (end) =>
      before('fechaCreacion', end),
    ),
    abiertos: asking(toggle('Sin solucionar', { wire: 'soloAbiertos' }), () => abiertos),
    solucionDesde: asking(
      day('Solucionados desde', { wire: 'fechaSolucionIni', was: ['solucionInicio'], happened: 'Solucionados' }),
      (start) => [solucionados, from('fechaSolucion', start)],
    ),
    solucionHasta: asking(
      day('Solucionados hasta', { wire: 'fechaSolucionFin', was: ['solucionFin'], from: 'solucionDesde' }),
      (end) => [solucionados, before('fechaSolucion', end)],
    ),
  },
  /** The specification's own words for one state, store and category: the form asks for several. */
  others: {
    idEstatus: asking(options('Estado', ESTADOS_CASO, { none: 0 }), (chosen) => equal('idEstado', chosen)),
    cvetda: asking(catalogue('Tienda', 'tiendas'), (tienda) => equal('cvetda', tienda)),
    unaCategoria: asking(catalogue('Categoría', 'categorias', { wire: 'categoria' }), (categoria) =>
      equal('idSubcategoria', categoria),
    ),
  },
  // By creation, or first those that lose the colour of their traffic light soonest, or whose limit ends soonest.
  orders: ['recientes', 'antiguos', 'porVencer', 'porPlazo'],
  still: ['fechaCreacion', 'fechaSolucion'],
});
