import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { GRUPOS } from '#domain/permisos';
import { exigirPermiso } from '../../../app/guardias.ts';
import { leerBusquedaCasos } from '../../../casos/listado/busqueda.ts';
import { PaginaCasos } from '../../../casos/listado/PaginaCasos.tsx';

const Pagina = () => {
  const { api, avisar, sesion } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const busqueda = Route.useSearch();
  const actual = useSelector(sesion, (estado) => estado.context.sesion);
  if (actual === null) return null;
  return (
    <PaginaCasos
      api={api}
      avisar={avisar}
      sesion={actual}
      busqueda={busqueda}
      alBuscar={(search, { replace } = { replace: false }) => void navigate({ search, replace })}
    />
  );
};

export const Route = createFileRoute('/_app/administracion/casos/')({
  staticData: { titulo: 'Casos' },
  validateSearch: leerBusquedaCasos,
  beforeLoad: ({ context }) => exigirPermiso(context.sesion, GRUPOS.casos),
  component: Pagina,
});
