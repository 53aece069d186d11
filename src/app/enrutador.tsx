import { createRouter } from '@tanstack/react-router';
import { ErrorEnSitio, PaginaNoEncontrada } from './PaginaError.tsx';
import { PaginaEspera } from './PaginaEspera.tsx';
import { routeTree } from './routeTree.gen.ts';
import type { Sistema } from './sistema.ts';

/** The router of the app; it looks at its guards again whenever another person, or nobody, is signed in. */
export const crearEnrutador = (sistema: Sistema) => {
  const enrutador = createRouter({
    routeTree,
    basepath: new URL(sistema.configuracion.base).pathname,
    context: sistema,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PaginaEspera,
    defaultErrorComponent: ErrorEnSitio,
    defaultNotFoundComponent: PaginaNoEncontrada,
  });

  enrutador.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    const contenido = document.querySelector<HTMLElement>('main');
    window.scrollTo(0, 0);
    contenido?.scrollTo(0, 0);
    (contenido?.querySelector<HTMLElement>('h1') ?? contenido)?.focus({ preventScroll: true });
  });

  return enrutador;
};

export type Enrutador = ReturnType<typeof crearEnrutador>;

/**
 * Runs the guards again when the person changes. Guards wait for the first answer about the session by themselves; only
 * the login screen, which shows at once, has to be told of it.
 */
export const seguirSesion = (enrutador: Enrutador, { sesion, configuracion }: Sistema): void => {
  let quien: string | null | undefined;
  let versionVencida = false;

  sesion.subscribe((estado) => {
    if (estado.matches('outdated')) versionVencida = true;
    if (versionVencida && estado.matches('login')) {
      // Only a full load brings the new version.
      window.location.replace(new URL('auth/login', configuracion.base));
      return;
    }
    if (estado.matches('restoring') || estado.matches('unreachable')) return;
    const actual = estado.context.sesion;
    const nuevo = actual === null ? null : `${actual.numiden}/${actual.tienda.id}/${actual.permisos.join()}`;
    const anterior = quien;
    quien = nuevo;
    if (nuevo === anterior) return;
    if (anterior === undefined && enrutador.state.location.pathname !== '/auth/login') return;
    if (estado.matches('logout')) void enrutador.navigate({ to: '/auth/login' });
    else void enrutador.invalidate();
  });
};

declare module '@tanstack/react-router' {
  interface Register {
    router: Enrutador;
  }

  interface StaticDataRouteOption {
    /** The page's part of the window title; a function when it names what the path's parameters say. */
    readonly titulo?: string | ((parametros: Readonly<Record<string, string | undefined>>) => string);
  }
}
