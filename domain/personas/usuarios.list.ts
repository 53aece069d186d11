import { catalogue, text, toggle } from '#domain/lists/describeFilters';
import { asking, sayList } from '#domain/lists/list';
import { equal } from '#domain/lists/questions';

/** The list of users. Words of the name or the beginning of the number are looked up. */
export const listaUsuarios = sayList({
  filters: {
    rol: asking(catalogue('Rol', 'roles', { wire: 'idRol', all: 'Todos' }), (rol) => equal('idRol', rol)),
    buscar: text('Buscar', { wire: 'busqueda', max: 100, placeholder: 'Nombre o numiden' }),
    inactivos: asking(toggle('Incluir inactivos'), () => [], equal('activo', true)),
  },
  others: {
    /** Only who may see cases, as for a hand-over. */
    venCasos: asking(toggle('Que pueden ver casos'), () => equal('veCasos', true)),
  },
  orders: ['nombre', 'nombreDesc', 'numiden', 'numidenDesc'],
  still: [],
});
