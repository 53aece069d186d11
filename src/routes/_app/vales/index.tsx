import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { PERMISSION_GROUPS } from '#domain/permisos';
import { demandPermission } from '../../../app/guards.ts';
import { voucherFilters } from '../../../vales/list/filters.ts';
import { VoucherListPage } from '../../../vales/list/VoucherListPage.tsx';
import { voucherListRead } from '../../../vales/list/voucherListRead.ts';

function Page() {
  const { api, avisar, sesion } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const session = useSelector(sesion, (state) => state.context.sesion);
  if (session === null) return null;
  return (
    <VoucherListPage
      api={api}
      tell={avisar}
      session={session}
      search={search}
      // It is the same page: what moves to its first row is the table itself.
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/vales/')({
  staticData: { titulo: 'Vales' },
  validateSearch: voucherFilters.read,
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.vales),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.data.prefetchQuery(voucherListRead(deps)),
  component: Page,
});
