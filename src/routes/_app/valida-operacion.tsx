import { createFileRoute } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { AskCustomer } from '../../app/AskCustomer.ts';
import { demandPermission } from '../../app/guards.ts';
import { OperationNewCaseButton } from '../../casos/newCase/OperationNewCaseButton.tsx';
import { query } from '../../data/query.ts';
import { SaleActs } from '../../facturas/acts/SaleActs.tsx';
import { VoucherButtons } from '../../vales/making/VoucherButtons.tsx';
import { readSearch } from '../../ventas/validacion/search.ts';
import { ValidationPage } from '../../ventas/validacion/ValidationPage.tsx';

function Page() {
  const { api, avisar, changes } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const busqueda = Route.useSearch();
  return (
    <ValidationPage
      api={api}
      avisar={avisar}
      changes={changes}
      busqueda={busqueda}
      alBuscar={(search, options) => void navigate({ search, ...options, resetScroll: false })}
      newCase={(actor) => <OperationNewCaseButton actor={actor} />}
      acts={(venta, anulada) => (
        <>
          <SaleActs venta={venta} anulada={anulada} askCustomer={AskCustomer} />
          <VoucherButtons {...venta} />
        </>
      )}
    />
  );
}

export const Route = createFileRoute('/_app/valida-operacion')({
  staticData: { titulo: 'Validación operación' },
  validateSearch: readSearch,
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.operaciones),
  loader: ({ context }) => void context.data.prefetchQuery(query('tiendasBusqueda', {})),
  component: Page,
});
