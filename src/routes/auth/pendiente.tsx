import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { demandPending } from '../../app/guards.ts';
import { validateLoginSearch } from '../../app/redirect.ts';
import { WithChakra } from '../../app/WithChakra.tsx';
import { ForcedChangePage } from '../../personas/sesion/account/ForcedChangePage.tsx';
import { ForcedFactorPage } from '../../personas/sesion/account/secondFactor/ForcedFactorPage.tsx';

function Page() {
  const { api, sesion } = Route.useRouteContext();
  const pending = useSelector(sesion, ({ context }) => context.pendiente);
  if (pending === null) return null;
  return (
    <WithChakra>
      {pending.pendiente === 'contrasena' ? (
        <ForcedChangePage api={api} sesion={sesion} numiden={pending.numiden} />
      ) : (
        <ForcedFactorPage api={api} sesion={sesion} />
      )}
    </WithChakra>
  );
}

/** The one thing that a person does before any work: a password of one's own, or a second factor. */
export const Route = createFileRoute('/auth/pendiente')({
  staticData: { titulo: 'Antes de empezar' },
  validateSearch: validateLoginSearch,
  beforeLoad: ({ context, search }) => demandPending(context.sesion, search.redirect),
  component: Page,
});
