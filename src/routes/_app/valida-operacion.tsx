import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { GRUPOS } from '#domain/permisos';
import { exigirPermiso } from '../../app/guardias.ts';
import { leerBusqueda } from '../../validacion/busqueda.ts';
import { PaginaValidarOperacion } from '../../validacion/PaginaValidarOperacion.tsx';

const Pagina = () => {
  const { api, avisar, sesion } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const busqueda = Route.useSearch();
  const actual = useSelector(sesion, (estado) => estado.context.sesion);
  if (actual === null) return null;
  return (
    <PaginaValidarOperacion
      api={api}
      avisar={avisar}
      sesion={actual}
      busqueda={busqueda}
      alBuscar={(search) => void navigate({ search, replace: true })}
    />
  );
};

export const Route = createFileRoute('/_app/valida-operacion')({
  staticData: { titulo: 'Validación operación' },
  validateSearch: leerBusqueda,
  beforeLoad: ({ context }) => exigirPermiso(context.sesion, GRUPOS.operaciones),
  component: Pagina,
});
