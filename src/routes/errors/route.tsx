import { createFileRoute, Link, Outlet } from '@tanstack/react-router';
import { Logo } from '../../app/Logo.tsx';
import css from '../../app/PaginaError.module.css';

const Errores = () => {
  const { configuracion } = Route.useRouteContext();
  return (
    <>
      <header className={css.barra}>
        <Link to="/overview" className={css.marca}>
          <Logo />
          {configuracion.producto}
        </Link>
      </header>
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};

export const Route = createFileRoute('/errors')({ component: Errores });
