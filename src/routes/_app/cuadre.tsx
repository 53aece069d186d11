import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { demandPermission } from '../../app/guards.ts';
import { CuadrePage } from '../../facturas/cuadre/CuadrePage.tsx';

function Page() {
  const { api, avisar, sesion } = Route.useRouteContext();
  const session = useSelector(sesion, (state) => state.context.sesion);
  return session === null ? null : <CuadrePage api={api} tell={avisar} session={session} />;
}

export const Route = createFileRoute('/_app/cuadre')({
  staticData: { titulo: 'Cuadre del mes' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['facturar']),
  component: Page,
});
