import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { PaginaTablero } from '../../tablero/PaginaTablero.tsx';

const Pagina = () => {
  const { api, avisar, sesion } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const actual = useSelector(sesion, (estado) => estado.context.sesion);
  if (actual === null) return null;
  return (
    <PaginaTablero
      api={api}
      avisar={avisar}
      sesion={actual}
      alValidar={(search) => void navigate({ to: '/valida-operacion', search })}
    />
  );
};

export const Route = createFileRoute('/_app/overview')({
  staticData: { titulo: 'Dashboard' },
  component: Pagina,
});
