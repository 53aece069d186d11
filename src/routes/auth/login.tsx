import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { knownSession } from '../../app/guards.ts';
import { preloadScreen } from '../../app/preload.ts';
import { HOME, validateLoginSearch } from '../../app/redirect.ts';
import { LoginPage } from '../../personas/sesion/LoginPage.tsx';
import { read } from '../../system/browserStorage.ts';

function Page() {
  const { api, configuracion, loadPersonalData, sesion } = Route.useRouteContext();
  const { redirect: destination = HOME } = Route.useSearch();
  const router = useRouter();
  const free = useSelector(sesion, (estado) => estado.hasTag('login'));

  // The next screen is fetched while the person types, and not before the server has answered for the first time.
  useEffect(() => {
    if (!free) return;
    preloadScreen(router, destination);
    loadPersonalData().catch(() => undefined);
  }, [router, free, destination, loadPersonalData]);

  return <LoginPage api={api} configuracion={configuracion} sesion={sesion} destination={destination} />;
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
    if (current !== null) throw redirect({ href: search.redirect ?? HOME, replace: true });
    if (context.sesion.getSnapshot().context.pendiente !== null) {
      throw redirect({ to: '/auth/pendiente', search, replace: true });
    }
  },
  component: Page,
});
