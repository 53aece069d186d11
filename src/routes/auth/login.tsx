import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { knownSession } from '../../app/guards.ts';
import { validateLoginSearch } from '../../app/redirect.ts';
import { LoginPage } from '../../sesion/LoginPage.tsx';
import { read } from '../../system/browserStorage.ts';

function Page() {
  const { api, configuracion, sesion } = Route.useRouteContext();
  const router = useRouter();
  const free = useSelector(sesion, (estado) => estado.hasTag('login'));

  // What comes after is fetched while the person types, and not before the server has answered for the first time.
  useEffect(() => {
    if (!free) return;
    const { _app, overview } = { _app: router.routesById['/_app'], overview: router.routesById['/_app/overview'] };
    void Promise.all([router.loadRouteChunk(_app), router.loadRouteChunk(overview)]);
  }, [router, free]);

  return <LoginPage api={api} configuracion={configuracion} sesion={sesion} />;
}

export const Route = createFileRoute('/auth/login')({
  // The first screen of the day: its own chunk would only be one more trip.
  codeSplitGroupings: [],
  staticData: { titulo: 'Entrar' },
  validateSearch: validateLoginSearch,
  beforeLoad: async ({ context, search }) => {
    // Without a session kept here the form shows at once, while the server is asked.
    const current =
      read('sesion') === null ? context.sesion.getSnapshot().context.sesion : await knownSession(context.sesion);
    if (current !== null) throw redirect({ href: search.redirect ?? '/overview', replace: true });
    if (context.sesion.getSnapshot().context.porCambiar !== null) {
      throw redirect({ to: '/auth/contrasena', search, replace: true });
    }
  },
  component: Page,
});
