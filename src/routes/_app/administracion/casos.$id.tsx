import { createFileRoute } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandId, demandPermission } from '../../../app/guards.ts';
import { CasePage } from '../../../casos/detail/CasePage.tsx';
import { caseRead, filesRead } from '../../../casos/detail/caseRead.ts';
import { SeeRunning } from '../../../drawings/live/SeeRunning.tsx';
import { CaseInvoices } from '../../../facturas/CaseInvoices.tsx';
import { readVoucherSearch, voucherOfSale } from '../../../facturas/note/voucherOfSale.ts';
import { ServiceSlot } from '../../../facturas/ServiceSlot.tsx';
import { ServicesSeenBy } from '../../../facturas/service/seen.tsx';
import { VoucherNoteSlot } from '../../../facturas/VoucherNoteSlot.tsx';

function Page() {
  const { id } = Route.useParams();
  const vale = voucherOfSale(Route.useSearch());
  // Another case is another page: nothing of the one before stays on screen.
  return (
    <CasePage
      key={id}
      id={Number(id)}
      service={(caso, { permisos }) => (
        <ServicesSeenBy see={SeeRunning}>
          {vale === null ? (
            <ServiceSlot caso={caso} permisos={permisos} />
          ) : (
            <VoucherNoteSlot caso={caso} permisos={permisos} vale={vale} />
          )}
          <CaseInvoices caso={caso} permisos={permisos} />
        </ServicesSeenBy>
      )}
    />
  );
}

export const Route = createFileRoute('/_app/administracion/casos/$id')({
  staticData: { titulo: ({ id }) => `Caso ${id ?? ''}`.trim() },
  validateSearch: readVoucherSearch,
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, PERMISSION_GROUPS.casos);
    demandId(params.id);
  },
  // Begun while the page's code comes; the page shows at once.
  loader: ({ context: { data }, params }) => {
    void data.prefetchQuery(caseRead(Number(params.id)));
    void data.prefetchQuery(filesRead(Number(params.id)));
  },
  component: Page,
});
