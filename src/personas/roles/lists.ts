import { linkOptions } from '@tanstack/react-router';
import { ROLES_READ } from '../../data/wholeList.ts';
import { type RecordLists, wholeList } from '../../ui/list/recordLists.ts';

/** The list from which a role is opened. */
export const roleLists = {
  roles: wholeList({
    back: 'Volver a los roles',
    address: () => ({}),
    link: () => linkOptions({ to: '/roles' }),
    read: () => ROLES_READ,
    ids: (roles) => roles.map(({ id }) => id),
  }),
} as const satisfies RecordLists;

/** Where a role is. */
export function roleLink(id: number) {
  return linkOptions({ to: '/roles/detalles/$id', params: { id: String(id) } });
}
