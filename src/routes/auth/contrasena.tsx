import { createFileRoute } from '@tanstack/react-router';
import { demandPasswordChange } from '../../app/guards.ts';
import { validateLoginSearch } from '../../app/redirect.ts';
import { WithChakra } from '../../app/WithChakra.tsx';
import { ForcedChangePage } from '../../personas/sesion/account/ForcedChangePage.tsx';

function Page() {
  const { api, sesion } = Route.useRouteContext();
  return (
    <WithChakra>
      <ForcedChangePage api={api} sesion={sesion} />
    </WithChakra>
  );
}

export const Route = createFileRoute('/auth/contrasena')({
  staticData: { titulo: 'Elija su contraseña' },
  validateSearch: validateLoginSearch,
  beforeLoad: ({ context, search }) => demandPasswordChange(context.sesion, search.redirect),
  component: Page,
});
