import type { ErrorComponentProps } from '@tanstack/react-router';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { GRUPOS } from '#domain/permisos';
import { comoFailure, fallo } from '../../../api/fallo.ts';
import { exigirPermiso } from '../../../app/guardias.ts';
import { CasoNoDisponible } from '../../../casos/detalle/CasoNoDisponible.tsx';
import { PaginaCaso } from '../../../casos/detalle/PaginaCaso.tsx';

const Pagina = () => {
  const { caso, anexos } = Route.useLoaderData();
  // Another case is another page: nothing of the one before stays on screen.
  return <PaginaCaso key={caso.id} caso={caso} anexos={anexos} />;
};

const Falla = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const reintentar = () => {
    reset();
    void router.invalidate();
  };
  return <CasoNoDisponible id={Route.useParams().id} failure={comoFailure(error)} alReintentar={reintentar} />;
};

export const Route = createFileRoute('/_app/administracion/casos/$id')({
  staticData: { titulo: ({ id }) => `Caso ${id ?? ''}`.trim() },
  beforeLoad: ({ context }) => exigirPermiso(context.sesion, GRUPOS.casos),
  loader: async ({ context: { api }, params, abortController: { signal } }) => {
    const id = Number(params.id);
    if (!Number.isSafeInteger(id) || id <= 0) throw fallo('noEncontrado', '');
    const [caso, anexos] = await Promise.all([
      api.llamar('detalleCaso', { ruta: { id } }, { signal }),
      // A case without its list of files is still worth reading; the page says what is missing.
      api.llamar('anexosDeCaso', { consulta: { casoId: id } }, { signal }).catch(() => null),
    ]);
    return { caso, anexos };
  },
  component: Pagina,
  errorComponent: Falla,
});
