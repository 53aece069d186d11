import { ACTIONS, AUDITED } from '#domain/common/auditWords';
import { day, integer, names, text, toggle } from '#domain/lists/describeFilters';
import { asking, sayList } from '#domain/lists/list';
import { before, equal, from, oneOf } from '#domain/lists/questions';

const MAX_NUMBER = 9_999_999_999;

/**
 * The list of the audit: what was done or, with `lecturas`, what was read, which are two books. The form asks for one act and for
 * a kind of record with words; other screens for several acts at once, and old rows bear names that have no words any more.
 */
export const listaBitacora = sayList({
  filters: {
    numiden: asking(integer('Numiden', { max: MAX_NUMBER }), (numiden) => equal('numiden', numiden)),
    accion: asking(names('Acción', ACTIONS, { wire: 'acciones', open: 'several' }), (acciones) =>
      oneOf('accion', acciones),
    ),
    entidad: asking(names('Registro', AUDITED, { all: 'Todos', open: 'one' }), (entidad) => equal('entidad', entidad)),
    idEntidad: asking(text('Nº de registro', { max: 60, needs: 'entidad' }), (id) => equal('idEntidad', id)),
    desde: asking(day('Desde', { wire: 'fechaIni', was: ['fechaIni'], happened: 'Días' }), (start) =>
      from('momento', start),
    ),
    hasta: asking(day('Hasta', { wire: 'fechaFin', was: ['fechaFin'], from: 'desde' }), (end) =>
      before('momento', end),
    ),
    lecturas: asking(toggle('Lecturas'), () => equal('lectura', true), equal('lectura', false)),
  },
  others: {},
  orders: ['recientes', 'antiguas'],
  // A row that was written is never changed.
  still: ['numiden', 'accion', 'entidad', 'idEntidad', 'momento', 'lectura'],
});
