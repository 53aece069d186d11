import { createFileRoute } from '@tanstack/react-router';
import { query } from '../../data/query.ts';
import { HomePage } from '../../escritorio/tablero/HomePage.tsx';
import { maySeeFigures, mayValidate } from '../../escritorio/tablero/parts.ts';
import { OperationPanel } from '../../ventas/validacion/OperationPanel.tsx';

function Page() {
  const { avisar } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <HomePage
      operations={
        <OperationPanel avisar={avisar} alValidar={(search) => void navigate({ to: '/valida-operacion', search })} />
      }
    />
  );
}

export const Route = createFileRoute('/_app/overview')({
  staticData: { titulo: 'Dashboard' },
  loader: ({ context: { data, sesion } }) => {
    const permisos = sesion.getSnapshot().context.sesion?.permisos ?? [];
    if (mayValidate(permisos)) void data.prefetchQuery(query('tiendasBusqueda', {}));
    if (maySeeFigures(permisos)) void data.prefetchQuery(query('datosEstadisticos', {}));
  },
  component: Page,
});
