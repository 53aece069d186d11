import { createFileRoute } from '@tanstack/react-router';
import { exigirCambioDeContrasena } from '../../app/guardias.ts';
import { validarBusquedaEntrada } from '../../app/redireccion.ts';
import { ForcedChangePage } from '../../sesion/cuenta/ForcedChangePage.tsx';

function Page() {
  const { api, sesion } = Route.useRouteContext();
  return <ForcedChangePage api={api} sesion={sesion} />;
}

export const Route = createFileRoute('/auth/contrasena')({
  staticData: { titulo: 'Elija su contraseña' },
  validateSearch: validarBusquedaEntrada,
  beforeLoad: ({ context, search }) => exigirCambioDeContrasena(context.sesion, search.redirect),
  component: Page,
});
