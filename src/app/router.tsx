import { createRouter, parseSearchWith, stringifySearchWith, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { TEXTS } from '#domain/common/texts';
import type { System } from '../system/system.ts';
import { ErrorInPlace, NotFoundPage } from './ErrorPage.tsx';
import { followFocus } from './focus.ts';
import { plainJson } from './plainJson.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * The router of the app; it looks at its guards again when another person, or none, is signed in, or other rights hold.
 */
export function createAppRouter(system: System) {
  const router = createRouter({
    routeTree,
    parseSearch: parseSearchWith(plainJson),
    stringifySearch: stringifySearchWith(JSON.stringify, plainJson),
    basepath: new URL(system.configuracion.base).pathname,
    context: system,
    defaultPendingMs: 400,
    // A page that has come is shown: keeping the word of waiting on screen would be a wait without need.
    defaultPendingMinMs: 0,
    defaultPendingComponent: WaitingPage,
    defaultErrorComponent: ErrorInPlace,
    defaultNotFoundComponent: NotFoundPage,
    // A new page starts at its top (specification, section 2); a step back leads to where the page was left.
    scrollRestoration: true,
    scrollToTopSelectors: ['main'],
  });

  followFocus(router);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * Runs the guards again when the person changes. Guards wait for the first answer about the session by themselves; only
 * the login screen, which shows at once, has to be told of it.
 */
export function followSession(router: AppRouter, { sesion, configuracion }: System): void {
  let who: string | null | undefined;
  let versionVencida = false;

  sesion.subscribe((estado) => {
    if (estado.hasTag('outdated')) versionVencida = true;
    if (versionVencida && estado.hasTag('login')) {
      // Only a full load brings the new version.
      window.location.replace(new URL('auth/login', configuracion.base));
      return;
    }
    if (estado.hasTag('replaced')) {
      // Somebody else is in: a full load leaves nothing of the screen before, in no part of the memory.
      window.location.replace(new URL('overview', configuracion.base));
      return;
    }
    if (estado.hasTag('unknown')) return;
    const { sesion: current, pendiente } = estado.context;
    const nobody = pendiente !== null ? `falta ${pendiente.pendiente}` : null;
    const fresh = current === null ? nobody : `${current.numiden}/${current.tienda.id}/${current.permisos.join()}`;
    const previous = who;
    who = fresh;
    if (fresh === previous) return;
    if (previous === undefined && router.state.location.pathname !== '/auth/login') return;
    if (estado.hasTag('leaving')) void router.navigate({ to: '/auth/login' });
    else void router.invalidate();
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** The page's part of the window title; a function when it names what the path's parameters say. */
    readonly titulo?: string | ((parameters: Readonly<Record<string, string | undefined>>) => string);
  }
}

/**
 * The page while another one is being prepared; when it waits because the server did not answer whose session it is, it
 * says so. Plain: it is there before Chakra is.
 */
function WaitingPage() {
  const { sesion } = useRouter().options.context;
  const failure = useSelector(sesion, (estado) =>
    estado.hasTag('unknown') && estado.hasTag('failed') ? (estado.context.failure?.texto ?? TEXTS.sinConexion) : null,
  );
  if (failure === null) {
    return (
      <div className="page-message" role="status">
        <span className="page-spinner" aria-hidden="true" />
        <span>Cargando...</span>
      </div>
    );
  }
  return (
    <div className="page-message" role="alert">
      <p>{failure}</p>
      <button type="button" className="page-button" onClick={() => sesion.send({ type: 'reintentar' })}>
        Reintentar
      </button>
    </div>
  );
}
