import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { demandPermission } from '../../../app/guards.ts';
import { demandAddress } from '../../../app/listAddress.ts';
import type { InboxSearch } from '../../../data/inbox.ts';
import { InboxPage } from '../../../porAutorizar/InboxPage.tsx';

function Page() {
  const { sesion } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const session = useSelector(sesion, (state) => state.context.sesion);
  if (session === null) return null;
  return (
    <InboxPage
      session={session}
      search={search}
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/administracion/por-autorizar')({
  staticData: { titulo: 'Por autorizar' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['autorizarCaso', 'autorizarVale']),
  validateSearch: (given: InboxSearch) => given,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { data, sesion }, deps }) => {
    const [{ inboxFilters }, { readingsOf }] = await Promise.all([
      import('../../../data/inbox.ts'),
      import('../../../porAutorizar/pending.ts'),
    ]);
    demandAddress(deps, inboxFilters.read(deps));
    const permisos = sesion.getSnapshot().context.sesion?.permisos ?? [];
    const { cases, vouchers } = readingsOf(permisos, deps);
    if (cases.enabled) void data.prefetchQuery(cases);
    if (vouchers.enabled) void data.prefetchQuery(vouchers);
  },
  component: Page,
});
