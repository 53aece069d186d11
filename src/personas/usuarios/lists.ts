import { linkOptions } from '@tanstack/react-router';
import { type RecordLists, recordList } from '../../ui/list/recordLists.ts';
import { readUserAddress, searchIn, userAddress } from './userAddress.ts';
import { userList } from './userList.ts';

/** The list from which a user is opened. */
export const userLists = {
  usuarios: recordList(userList, {
    back: 'Volver a los usuarios',
    address: (given) => searchIn(readUserAddress(given)),
    link: (search) => linkOptions({ to: '/usuarios', search: userAddress(search) }),
  }),
} as const satisfies RecordLists;

/** Where a user is. */
export function userLink(id: number) {
  return linkOptions({ to: '/usuarios/detalles/$id', params: { id: String(id) } });
}
