import { chakra } from '@chakra-ui/react/styled-system';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BARRA } from '../../app/estilos.ts';
import { Marca } from '../../app/Marca.tsx';

const Errores = () => {
  const { configuracion } = Route.useRouteContext();
  return (
    <>
      <chakra.header css={BARRA} px={5}>
        <Marca producto={configuracion.producto} />
      </chakra.header>
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};

export const Route = createFileRoute('/errors')({ component: Errores });
