import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandId, demandPermission } from '../../../app/guards.ts';
import { VoucherInvoice } from '../../../facturas/VoucherInvoice.tsx';
import { VoucherPage } from '../../../vales/detail/VoucherPage.tsx';
import { voucherRead } from '../../../vales/detail/voucherRead.ts';

interface VoucherSearch {
  /** The window in which the voucher is given back whole is open. */
  readonly devolver?: boolean | undefined;
}

function Page() {
  const { id } = Route.useParams();
  const { devolver = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const givesBack = useLocation({ select: ({ state }) => state.givesBack === true });
  const close = useCallback(
    () => void navigate({ search: {}, state: true, replace: true, resetScroll: false }),
    [navigate],
  );
  const begun = useCallback(
    () =>
      void navigate({
        ...{ search: { devolver: true }, replace: true, resetScroll: false },
        state: (before) => ({ ...before, givesBack: false }),
      }),
    [navigate],
  );
  // Another voucher is another page: nothing of the one before stays on screen.
  return (
    <VoucherPage
      key={id}
      id={Number(id)}
      invoice={(vale, { permisos }) => <VoucherInvoice vale={vale} permisos={permisos} />}
      handover={devolver ? { atOnce: givesBack, onBegun: begun, onClosed: close } : null}
    />
  );
}

export const Route = createFileRoute('/_app/vales/$id')({
  staticData: { titulo: 'Vale' },
  validateSearch: ({ devolver }: Record<string, unknown>): VoucherSearch => (devolver === true ? { devolver } : {}),
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, PERMISSION_GROUPS.vales);
    demandId(params.id);
  },
  // Begun while the page's code comes; the page shows at once.
  loader: ({ context: { data }, params }) => void data.prefetchQuery(voucherRead(Number(params.id))),
  component: Page,
});
