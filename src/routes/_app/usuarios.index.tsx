import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { UserListPage } from '../../personas/usuarios/UserListPage.tsx';
import { readUserAddress, searchIn } from '../../personas/usuarios/userAddress.ts';

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
  validateSearch: readUserAddress,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['verUsuarios']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { userList } = await import('../../personas/usuarios/userList.ts');
    void context.data.prefetchQuery(userList.readPage(searchIn(deps)));
  },
  component: Page,
});
