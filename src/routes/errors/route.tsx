import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Brand } from '../../app/Brand.tsx';

function Errors() {
  const { configuracion } = Route.useRouteContext();
  return (
    <>
      <header className="page-bar">
        <Brand producto={configuracion.producto} />
      </header>
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

export const Route = createFileRoute('/errors')({ component: Errors });
