import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { CuadrePage } from '../../facturas/cuadre/CuadrePage.tsx';

export const Route = createFileRoute('/_app/cuadre')({
  staticData: { titulo: 'Cuadre del mes' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['facturar']),
  component: CuadrePage,
});
