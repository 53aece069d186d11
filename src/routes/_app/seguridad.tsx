import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { SecurityPage } from '../../personas/security/SecurityPage.tsx';
import { readSecuritySearch } from '../../personas/security/search.ts';

function Page() {
  const { api, avisar } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <SecurityPage
      {...{ api, search }}
      tell={avisar}
      // It is the same page: the table itself moves to its first row.
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/seguridad')({
  staticData: { titulo: 'Seguridad' },
  validateSearch: readSecuritySearch,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['editarUsuarios']),
  component: Page,
});
