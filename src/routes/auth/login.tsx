import { createFileRoute, redirect } from '@tanstack/react-router';
import { leer } from '../../app/almacen.ts';
import { sesionConocida } from '../../app/guardias.ts';
import { validarBusquedaEntrada } from '../../app/redireccion.ts';
import { Entrada } from '../../sesion/Entrada.tsx';

const Pagina = () => {
  const { api, configuracion, sesion } = Route.useRouteContext();
  return <Entrada api={api} configuracion={configuracion} sesion={sesion} />;
};

export const Route = createFileRoute('/auth/login')({
  // The first screen of the day: its own chunk would only be one more trip.
  codeSplitGroupings: [],
  staticData: { titulo: 'Entrar' },
  validateSearch: validarBusquedaEntrada,
  beforeLoad: async ({ context, search }) => {
    // Without a session kept here the form shows at once, while the server is asked.
    const actual =
      leer('sesion') === null ? context.sesion.getSnapshot().context.sesion : await sesionConocida(context.sesion);
    if (actual !== null) throw redirect({ href: search.redirect ?? '/overview', replace: true });
    if (context.sesion.getSnapshot().matches('newPassword')) {
      throw redirect({ to: '/auth/contrasena', search, replace: true });
    }
  },
  component: Pagina,
});
