import { createFileRoute } from '@tanstack/react-router';
import { UserListPage } from '../../administracion/usuarios/UserListPage.tsx';
import type { UserAddress } from '../../administracion/usuarios/userList.ts';
import { demandPermission } from '../../app/guards.ts';
import { demandAddress } from '../../app/listAddress.ts';

function Page() {
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  return (
    <UserListPage
      address={address}
      // It is the same page: the table itself moves to its first row.
      onAddress={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/usuarios/')({
  staticData: { titulo: 'Usuarios' },
  validateSearch: (given: UserAddress) => given,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['verUsuarios']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { readUserAddress, searchIn, userList } = await import('../../administracion/usuarios/userList.ts');
    demandAddress(deps, readUserAddress(deps));
    void context.data.prefetchQuery(userList.readPage(searchIn(deps)));
  },
  component: Page,
});
