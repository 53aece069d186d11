import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandId, demandPermission } from '../../../app/guards.ts';
import { caseRead } from '../../../casos/detail/caseRead.ts';
import { livedCase } from '../../../casos/detail/livedCase.ts';
import { LivePage } from '../../../drawings/live/LivePage.tsx';
import { usePerson } from '../../../system/person.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { StayInDiagram } from '../../../ui/stay/Stay.tsx';

function Page() {
  const { id } = Route.useParams();
  const diagram = Route.useLoaderData();
  const person = usePerson();
  const reading = useQuery(caseRead(Number(id)));
  return (
    <LivePage
      key={id}
      diagram={diagram}
      reading={reading}
      lived={(caso) => livedCase(caso, person)}
      title={() => `Caso ${id}`}
      stay={<StayInDiagram entidad="caso" id={Number(id)} />}
      back={
        <LinkButton to="/administracion/casos/$id" params={{ id }}>
          Volver al caso
        </LinkButton>
      }
    />
  );
}

export const Route = createFileRoute('/_app/administracion/casos/$id_/diagrama')({
  staticData: { titulo: ({ id }) => `Caso ${id ?? ''} en el diagrama` },
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, PERMISSION_GROUPS.casos);
    demandId(params.id);
  },
  loader: async ({ context: { data }, params }) => {
    void data.prefetchQuery(caseRead(Number(params.id)));
    const { loadDiagram } = await import('../../../drawings/diagrams.ts');
    return loadDiagram('vidaCaso');
  },
  component: Page,
});
