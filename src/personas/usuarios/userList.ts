import { ID_APLICACION } from '#domain/common/constants';
import { listaUsuarios } from '#domain/personas/usuarios.list';
import { query } from '../../data/query.ts';
import { defineList } from '../../ui/list/defineList.ts';

/** The list of users. */
export const userList = defineList({
  title: 'Lista de usuarios',
  filtersLabel: 'Filtros de usuarios',
  found: 'Usuarios encontrados',
  said: listaUsuarios,
  orders: {
    nombre: { text: 'Nombre, de la A a la Z', column: 'nombre', descending: false },
    nombreDesc: { text: 'Nombre, de la Z a la A', column: 'nombre', descending: true },
    numiden: { text: 'Numiden, de menor a mayor', column: 'numiden', descending: false },
    numidenDesc: { text: 'Numiden, de mayor a menor', column: 'numiden', descending: true },
  },
  pageSize: 25,
  read: (request, paging) => query('listaUsuarios', { cuerpo: { ...request, idAplicacion: ID_APLICACION, ...paging } }),
  answer: ({ usuarios, total }) => ({ rows: usuarios, total, hasMore: false }),
});
