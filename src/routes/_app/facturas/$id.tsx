import { createFileRoute } from '@tanstack/react-router';
import { AskCustomer } from '../../../app/AskCustomer.ts';
import { demandId, demandPermission } from '../../../app/guards.ts';
import { query } from '../../../data/query.ts';
import { InvoicePage } from '../../../facturas/detail/InvoicePage.tsx';

function Page() {
  const { id } = Route.useParams();
  return <InvoicePage key={id} id={Number(id)} askCustomer={AskCustomer} />;
}

export const Route = createFileRoute('/_app/facturas/$id')({
  staticData: { titulo: 'Factura' },
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, ['facturar']);
    demandId(params.id);
  },
  // Begun while the page's code comes; the page shows at once.
  loader: ({ context: { data }, params }) =>
    void data.prefetchQuery(query('obtenerFactura', { ruta: { id: Number(params.id) } })),
  component: Page,
});
