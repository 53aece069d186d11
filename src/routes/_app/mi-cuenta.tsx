import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../personas/sesion/account/AccountPage.tsx';

function Page() {
  const { api, avisar } = Route.useRouteContext();
  return <AccountPage api={api} avisar={avisar} />;
}

export const Route = createFileRoute('/_app/mi-cuenta')({
  staticData: { titulo: 'Mi cuenta' },
  component: Page,
});
