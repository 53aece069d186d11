import { createFileRoute } from '@tanstack/react-router';
import { GRUPOS } from '#domain/permisos';
import { fallo } from '../../../api/fallo.ts';
import { exigirPermiso } from '../../../app/guardias.ts';
import { CasoNoDisponible } from '../../../casos/detalle/CasoNoDisponible.tsx';
import { PaginaCaso } from '../../../casos/detalle/PaginaCaso.tsx';

const Pagina = () => {
  const { id } = Route.useParams();
  const idCaso = Number(id);
  if (!Number.isSafeInteger(idCaso) || idCaso <= 0) {
    return <CasoNoDisponible id={id} failure={fallo('noEncontrado', '')} alReintentar={() => undefined} />;
  }
  // Another case is another page: nothing of the one before stays on screen.
  return <PaginaCaso key={idCaso} idCaso={idCaso} />;
};

export const Route = createFileRoute('/_app/administracion/casos/$id')({
  staticData: { titulo: ({ id }) => `Caso ${id ?? ''}`.trim() },
  beforeLoad: ({ context }) => exigirPermiso(context.sesion, GRUPOS.casos),
  component: Pagina,
});
