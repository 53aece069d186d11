import { linkOptions } from '@tanstack/react-router';
import type { UserPage } from '#contract/usuarios';
import type { PlaceSearch } from '../../ui/list/place.ts';
import type { RecordLists } from '../../ui/list/recordLists.ts';
import { idsIn } from '../../ui/list/recordLists.ts';
import { readUserAddress, searchIn } from './filters.ts';
import { PAGE_SIZE, userListRead } from './userListRead.ts';

/** The list from which a user is opened. */
export const userLists = {
  usuarios: {
    back: 'Volver a los usuarios',
    link: (search: PlaceSearch) => linkOptions({ to: '/usuarios', search: readUserAddress(search) }),
    ids: (search, page) => idsIn(userListRead(searchIn(readUserAddress(search)), page), idsOf),
    pageSize: PAGE_SIZE,
  },
} as const satisfies RecordLists;

/** Where a user is. */
export function userLink(id: number) {
  return linkOptions({ to: '/usuarios/detalles/$id', params: { id: String(id) } });
}

function idsOf({ usuarios }: UserPage): readonly number[] {
  return usuarios.map(({ id }) => id);
}
