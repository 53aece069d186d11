import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { readUserAddress, searchIn } from '../../administracion/usuarios/filters.ts';
import { UserListPage } from '../../administracion/usuarios/UserListPage.tsx';
import { userListRead } from '../../administracion/usuarios/userListRead.ts';
import { demandPermission } from '../../app/guards.ts';

function Page() {
  const { sesion } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  const session = useSelector(sesion, (state) => state.context.sesion);
  if (session === null) return null;
  return (
    <UserListPage
      session={session}
      address={address}
      // It is the same page: what moves to its first row is the table itself.
      onAddress={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/usuarios/')({
  staticData: { titulo: 'Usuarios' },
  validateSearch: readUserAddress,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['verUsuarios']),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.data.prefetchQuery(userListRead(searchIn(deps))),
  component: Page,
});
