import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { ROLES_READ } from '../../data/wholeList.ts';
import { RoleListPage } from '../../personas/roles/RoleListPage.tsx';

export const Route = createFileRoute('/_app/roles/')({
  staticData: { titulo: 'Roles' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['verRoles']),
  loader: ({ context }) => void context.data.prefetchQuery(ROLES_READ),
  component: RoleListPage,
});
