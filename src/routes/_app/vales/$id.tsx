import { createFileRoute, redirect } from '@tanstack/react-router';
import { caseNumberIn } from '#domain/caseNumber';
import { PERMISSION_GROUPS } from '#domain/permisos';
import { demandPermission } from '../../../app/guards.ts';
import { VoucherPage } from '../../../vales/detail/VoucherPage.tsx';
import { voucherRead } from '../../../vales/detail/voucherRead.ts';

function Page() {
  const { id } = Route.useParams();
  // Another voucher is another page: nothing of the one before stays on screen.
  return <VoucherPage key={id} id={Number(id)} />;
}

export const Route = createFileRoute('/_app/vales/$id')({
  staticData: { titulo: 'Vale' },
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, PERMISSION_GROUPS.vales);
    if (caseNumberIn(params.id) === null) throw redirect({ to: '/errors/error-404', replace: true });
  },
  // Begun while the page's code comes; the page shows at once.
  loader: ({ context: { data }, params }) => void data.prefetchQuery(voucherRead(Number(params.id))),
  component: Page,
});
