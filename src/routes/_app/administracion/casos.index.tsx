import { createFileRoute } from '@tanstack/react-router';
import { listaCasos } from '#domain/casos/casos.list';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandPermission } from '../../../app/guards.ts';
import { loadList } from '../../../app/loadList.ts';
import { CaseListPage } from '../../../casos/list/CaseListPage.tsx';
import { searchReader } from '../../../data/searchReader.ts';
import { useListViews } from '../../../escritorio/vistas/useListViews.tsx';

function Page() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const views = useListViews('casos', search);
  return (
    <CaseListPage
      search={search}
      views={views}
      // It is the same page: the table itself moves to its first row.
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/administracion/casos/')({
  staticData: { titulo: 'Casos' },
  validateSearch: searchReader(listaCasos),
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.casos),
  loaderDeps: ({ search }) => search,
  loader: async (entering) => {
    const { caseList } = await import('../../../casos/list/caseList.ts');
    await loadList(caseList, entering);
  },
  component: Page,
});
