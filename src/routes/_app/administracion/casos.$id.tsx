import { createFileRoute, redirect } from '@tanstack/react-router';
import { caseNumberIn } from '#domain/caseNumber';
import { GRUPOS } from '#domain/permisos';
import { exigirPermiso } from '../../../app/guardias.ts';
import { PaginaCaso } from '../../../casos/detalle/PaginaCaso.tsx';

const Pagina = () => {
  const { id } = Route.useParams();
  // Another case is another page: nothing of the one before stays on screen.
  return <PaginaCaso key={id} idCaso={Number(id)} />;
};

export const Route = createFileRoute('/_app/administracion/casos/$id')({
  staticData: { titulo: ({ id }) => `Caso ${id ?? ''}`.trim() },
  beforeLoad: ({ context, params }) => {
    exigirPermiso(context.sesion, GRUPOS.casos);
    if (caseNumberIn(params.id) === null) throw redirect({ to: '/errors/error-404', replace: true });
  },
  component: Pagina,
});
