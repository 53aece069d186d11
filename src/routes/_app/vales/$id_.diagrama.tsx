import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandId, demandPermission } from '../../../app/guards.ts';
import { LivePage } from '../../../drawings/live/LivePage.tsx';
import { usePerson } from '../../../system/person.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { StayInDiagram } from '../../../ui/stay/Stay.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { livedVoucher } from '../../../vales/detail/livedVoucher.ts';
import { voucherRead } from '../../../vales/detail/voucherRead.ts';

function Page() {
  const { id } = Route.useParams();
  const diagram = Route.useLoaderData();
  const person = usePerson();
  const reading = useQuery(voucherRead(Number(id)));
  const now = useNow();
  return (
    <LivePage
      key={id}
      diagram={diagram}
      reading={reading}
      lived={(vale) => livedVoucher(vale, person, now)}
      title={(vale) => (vale === undefined ? 'Vale' : `Vale ${vale.folio}`)}
      stay={<StayInDiagram entidad="vale" id={Number(id)} />}
      back={
        <LinkButton to="/vales/$id" params={{ id }}>
          Volver al vale
        </LinkButton>
      }
    />
  );
}

export const Route = createFileRoute('/_app/vales/$id_/diagrama')({
  staticData: { titulo: 'Vale en el diagrama' },
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, PERMISSION_GROUPS.vales);
    demandId(params.id);
  },
  loader: async ({ context: { data }, params }) => {
    void data.prefetchQuery(voucherRead(Number(params.id)));
    const { loadDiagram } = await import('../../../drawings/diagrams.ts');
    return loadDiagram('vidaVale');
  },
  component: Page,
});
