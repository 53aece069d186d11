import { linkOptions } from '@tanstack/react-router';
import type { Rol } from '#domain/roles';
import type { RecordLists } from '../../ui/list/recordLists.ts';
import { idsIn } from '../../ui/list/recordLists.ts';
import { ROLES_READ } from '../reads.ts';

/** The lists from which a role is opened. */
export const roleLists = {
  roles: {
    back: 'Volver a los roles',
    link: () => linkOptions({ to: '/roles' }),
    ids: () => idsIn(ROLES_READ, idsOf),
    pageSize: Number.POSITIVE_INFINITY,
  },
} as const satisfies RecordLists;

/** Where a role is. */
export function roleLink(id: number) {
  return linkOptions({ to: '/roles/detalles/$id', params: { id: String(id) } });
}

function idsOf(roles: readonly Rol[]): readonly number[] {
  return roles.map(({ id }) => id);
}
