import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { demandId, demandPermission } from '../../../app/guards.ts';
import { query } from '../../../data/query.ts';
import { LivePage } from '../../../drawings/live/LivePage.tsx';
import { livedInvoice } from '../../../facturas/invoice/livedInvoice.ts';
import { usePerson } from '../../../system/person.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { StayInDiagram } from '../../../ui/stay/Stay.tsx';

function invoiceRead(id: string) {
  return query('obtenerFactura', { ruta: { id: Number(id) } });
}

function Page() {
  const { id, factura: number } = Route.useParams();
  const diagram = Route.useLoaderData();
  const person = usePerson();
  const reading = useQuery(invoiceRead(number));
  return (
    <LivePage
      key={number}
      diagram={diagram}
      reading={reading}
      lived={(factura) => livedInvoice(factura, person)}
      title={(factura) => (factura === undefined ? 'Factura' : `Factura ${serieFolio(factura)}`)}
      stay={<StayInDiagram entidad="factura" id={Number(number)} />}
      back={
        <LinkButton to="/administracion/casos/$id" params={{ id }}>
          Volver al caso {id}
        </LinkButton>
      }
    />
  );
}

export const Route = createFileRoute('/_app/administracion/casos/$id_/facturas/$factura/diagrama')({
  staticData: { titulo: 'Factura en el diagrama' },
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, ['facturar']);
    demandId(params.id, params.factura);
  },
  loader: async ({ context: { data }, params }) => {
    void data.prefetchQuery(invoiceRead(params.factura));
    const { loadDiagram } = await import('../../../drawings/diagrams.ts');
    return loadDiagram('vidaFactura');
  },
  component: Page,
});
