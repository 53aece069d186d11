import { listaUsuarios } from '#domain/personas/usuarios.list';
import { type SearchIn, searchReader } from '../../data/searchReader.ts';

/** The search of the list. */
export type UserSearch = SearchIn<typeof listaUsuarios>;

/** The role with which the list begins (specification, section 6): an address that names none. */
const FIRST_ROLE = 1;

/** Stands in the address for every role. */
const ANY_ROLE = 0;

/** The address of the list: as `UserSearch`, but no role means the first one, and 0 means every role. */
export type UserAddress = Omit<UserSearch, 'rol'> & { readonly rol?: number | undefined };

const readSearch = searchReader(listaUsuarios);

/** Reads the address, without values that a filter does not know. */
export function readUserAddress(params: Readonly<Record<string, unknown>>): UserAddress {
  const search = readSearch(params);
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
