import { createFileRoute } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandId, demandPermission } from '../../app/guards.ts';
import { query } from '../../data/query.ts';
import { CustomerPage } from '../../escritorio/cliente/CustomerPage.tsx';

function Page() {
  const { id } = Route.useParams();
  return <CustomerPage key={id} numiden={Number(id)} />;
}

export const Route = createFileRoute('/_app/clientes/$id')({
  staticData: { titulo: ({ id }) => `Cliente ${id ?? ''}` },
  beforeLoad: ({ context, params }) => {
    const { casos, vales, operaciones } = PERMISSION_GROUPS;
    demandPermission(context.sesion, [...casos, ...vales, ...operaciones]);
    demandId(params.id);
  },
  loader: ({ context: { data }, params }) => {
    void data.prefetchQuery(query('fichaDeCliente', { ruta: { numiden: Number(params.id) } }));
  },
  component: Page,
});
