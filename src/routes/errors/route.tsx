import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BARRA } from '../../app/estilos.ts';
import { Marca } from '../../app/Marca.tsx';

const Errores = () => {
  const { configuracion } = Route.useRouteContext();
  return (
    <>
      <header className={BARRA}>
        <Marca producto={configuracion.producto} />
      </header>
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};

export const Route = createFileRoute('/errors')({ component: Errores });
