import { ID_APLICACION } from '#domain/constants';
import { listaUsuarios } from '#domain/listas/usuarios';
import { query } from '../../data/query.ts';
import { defineList } from '../../ui/list/defineList.ts';

/** The list of users. */
export const userList = defineList({
  title: 'Lista de usuarios',
  filtersLabel: 'Filtros de usuarios',
  found: 'Usuarios encontrados',
  filters: listaUsuarios.filters,
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

/** The search of the list. */
export type UserSearch = ReturnType<typeof userList.filters.read>;

/** The role with which the list begins (specification, section 6): an address that names none. */
const FIRST_ROLE = 1;

/** Stands in the address for every role. */
const ANY_ROLE = 0;

/** The address of the list: as `UserSearch`, but no role means the first one, and 0 means every role. */
export type UserAddress = Omit<UserSearch, 'rol'> & { readonly rol?: number | undefined };

/** Reads the address, without values that a filter does not know. */
export function readUserAddress(params: Readonly<Record<string, unknown>>): UserAddress {
  const search = userList.filters.read(params);
  const isAny = String(params.rol) === String(ANY_ROLE);
  return { ...search, rol: isAny ? ANY_ROLE : search.rol };
}

/** The search that an address asks for. */
export function searchIn({ rol = FIRST_ROLE, ...address }: UserAddress): UserSearch {
  return { ...address, rol: rol === ANY_ROLE ? undefined : rol };
}

/** The address of a search. */
export function userAddress({ rol, ...search }: UserSearch): UserAddress {
  return { ...search, rol: rol === FIRST_ROLE ? undefined : (rol ?? ANY_ROLE) };
}
