import type { ParsedLocation } from '@tanstack/react-router';
import { createRouter } from '@tanstack/react-router';
import { crearDesplazamiento } from './desplazamiento.ts';
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
    defaultPendingMs: 400,
    // A page that has come is shown: keeping the word of waiting on screen would be a wait that nobody needs.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PaginaEspera,
    defaultErrorComponent: ErrorEnSitio,
    defaultNotFoundComponent: PaginaNoEncontrada,
  });

  seguirLugar(enrutador);
  return enrutador;
};

/**
 * A new page starts at its top, with the focus on its heading (specification, section 2). A step back or forward in the
 * history leads to where the page was left, with the focus on the link that was followed.
 */
const seguirLugar = (enrutador: Enrutador): void => {
  const desplazamiento = crearDesplazamiento();
  const claveDe = ({ state }: Pick<ParsedLocation, 'state'>): string => state.__TSR_key ?? '';
  // The first page is one that was left too, when the tab was reloaded.
  let porHistoria = true;
  let esLaPrimera = true;

  enrutador.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation !== undefined) desplazamiento.anotar(claveDe(fromLocation));
  });
  window.addEventListener('pagehide', () => {
    desplazamiento.anotar(claveDe(enrutador.state.location));
    desplazamiento.guardar();
  });

  enrutador.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    const clave = claveDe(toLocation);
    const vuelve = porHistoria && desplazamiento.restaurar(clave);
    if (esLaPrimera) {
      esLaPrimera = false;
      porHistoria = false;
      // Not sooner: before React listens, the router follows a redirect by itself only while nobody else does.
      enrutador.history.subscribe(({ action }) => {
        porHistoria = action.type !== 'PUSH' && action.type !== 'REPLACE';
      });
      return;
    }
    if (!pathChanged) return;
    const contenido = document.querySelector<HTMLElement>('main');
    if (!vuelve) {
      window.scrollTo(0, 0);
      contenido?.scrollTo(0, 0);
    }
    const enlace = vuelve ? desplazamiento.enlaceSeguido(clave) : null;
    (enlace ?? contenido?.querySelector<HTMLElement>('h1') ?? contenido)?.focus({ preventScroll: true });
  });
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
    const nadie = estado.matches('newPassword') ? 'por cambiar su contraseña' : null;
    const nuevo = actual === null ? nadie : `${actual.numiden}/${actual.tienda.id}/${actual.permisos.join()}`;
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
