import { createFileRoute } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { listaVales } from '#domain/vales/vales.list';
import { demandPermission } from '../../../app/guards.ts';
import { loadList } from '../../../app/loadList.ts';
import { searchReader } from '../../../data/searchReader.ts';
import { useListViews } from '../../../escritorio/vistas/useListViews.tsx';
import { VoucherListPage } from '../../../vales/list/VoucherListPage.tsx';

function Page() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const views = useListViews('vales', search);
  return (
    <VoucherListPage
      search={search}
      views={views}
      // It is the same page: the table itself moves to its first row.
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/vales/')({
  staticData: { titulo: 'Vales' },
  validateSearch: searchReader(listaVales),
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.vales),
  loaderDeps: ({ search }) => search,
  loader: async (entering) => {
    const { voucherList } = await import('../../../vales/list/voucherList.ts');
    await loadList(voucherList, entering);
  },
  component: Page,
});
