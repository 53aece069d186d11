import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { CuadrePage } from '../../facturas/cuadre/CuadrePage.tsx';
import { usePerson } from '../../system/person.ts';

function Page() {
  const { api, avisar } = Route.useRouteContext();
  return <CuadrePage api={api} tell={avisar} session={usePerson()} />;
}

export const Route = createFileRoute('/_app/cuadre')({
  staticData: { titulo: 'Cuadre del mes' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['facturar']),
  component: Page,
});
