import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Avisos } from '../app/Avisos.tsx';
import type { Sistema } from '../app/sistema.ts';
import { Titulo } from '../app/Titulo.tsx';
import { DialogosSesion } from '../sesion/DialogosSesion.tsx';

const Raiz = () => {
  const { avisos, configuracion, sesion } = Route.useRouteContext();
  return (
    <>
      <Titulo producto={configuracion.producto} />
      <Outlet />
      <DialogosSesion sesion={sesion} mesaDeAyuda={configuracion.mesaDeAyuda} />
      <Avisos avisos={avisos} />
    </>
  );
};

export const Route = createRootRouteWithContext<Sistema>()({ component: Raiz });
