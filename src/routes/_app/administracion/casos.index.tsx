import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { PERMISSION_GROUPS } from '#domain/permisos';
import { demandPermission } from '../../../app/guards.ts';
import { CaseListPage } from '../../../casos/list/CaseListPage.tsx';
import { caseListRead } from '../../../casos/list/caseListRead.ts';
import { caseFilters } from '../../../casos/list/filters.ts';

function Page() {
  const { api, avisar, sesion } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const session = useSelector(sesion, (state) => state.context.sesion);
  if (session === null) return null;
  return (
    <CaseListPage
      api={api}
      tell={avisar}
      session={session}
      search={search}
      // It is the same page: what moves to its first row is the table itself.
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/administracion/casos/')({
  staticData: { titulo: 'Casos' },
  validateSearch: caseFilters.read,
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.casos),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.data.prefetchQuery(caseListRead(deps)),
  component: Page,
});
