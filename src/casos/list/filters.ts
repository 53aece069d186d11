import { normalizePhone } from '#domain/phones';
import { ESTADO, ESTADOS_CASO } from '#domain/vidaCaso';
import { catalogue, day, integer, options, phone, text, toggle } from '../../data/filterKinds.ts';
import { defineFilters } from '../../data/filters.ts';

const MAX_NUMBER = 9_999_999_999;
/** Characters of a customer's full name. */
const MAX_NAME = 92;

/** The state in which the pickup tab starts (specification, section 4). */
export const PICKUP_STATE = ESTADO.recolecta;

/** The filters and orders of the case list (specification, sections 3 and 7). */
export const caseFilters = defineFilters(
  {
    folio: integer('Folio', { max: MAX_NUMBER }),
    cliente: text('Cliente', { wire: 'nomCliente', max: MAX_NAME, placeholder: 'Nombre o apellidos' }),
    telefono: phone('Teléfono', { normalize: normalizePhone }),
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
    tienda: catalogue('Tienda', ['tiendasBusqueda'], {
      wire: 'cvetda',
      long: true,
      choices: (stores) => stores.map(({ cvetda, nombre }) => ({ value: cvetda, text: nombre })),
    }),
    categoria: catalogue('Categoría', ['subcategorias', 'areas'], {
      choices: (categories, areas) => {
        const names = new Map(areas.map(({ id, nombre }) => [id, nombre]));
        return categories.map(({ id, nombre, idArea }) => {
          const group = names.get(idArea);
          return { value: id, text: nombre, ...(group !== undefined && { group }) };
        });
      },
    }),
    tiendaOperacion: catalogue('Tienda de la operación', ['tiendasBusqueda'], {
      needs: 'operacion',
      long: true,
      choices: (stores) => stores.map(({ cvetda, nombre }) => ({ value: cvetda, text: nombre })),
    }),
    numiden: integer('Numiden', { wire: 'numIden', max: MAX_NUMBER, placeholder: 'De quien lo creó' }),
    fechaInicio: day('Fecha inicio', { wire: 'fechaIni', happened: 'Creados' }),
    fechaFin: day('Fecha fin', { from: 'fechaInicio' }),
    abiertos: toggle('Sin solucionar', { wire: 'soloAbiertos' }),
    solucionInicio: day('Solucionados desde', { wire: 'fechaSolucionIni', happened: 'Solucionados' }),
    solucionFin: day('Solucionados hasta', { wire: 'fechaSolucionFin', from: 'solucionInicio' }),
  },
  ['recientes', 'antiguos', 'porVencer'],
);

/** What the address of the case list holds (`?estado=2&tienda=1&pagina=3`). */
export type CaseSearch = ReturnType<typeof caseFilters.read>;

/** The filters that are always in view; the others are behind 'Más filtros'. */
export const CASE_BAR = [
  'folio',
  'cliente',
  'telefono',
  'operacion',
  'estado',
  'mios',
  'sinAsignar',
  'sinAtencion',
] as const;
