import { createFileRoute, redirect } from '@tanstack/react-router';
import { ROLES_READ, userRead } from '../../administracion/reads.ts';
import { recordIdIn } from '../../administracion/recordId.ts';
import { UserPage } from '../../administracion/usuarios/UserPage.tsx';
import { demandPermission } from '../../app/guards.ts';

function Page() {
  const { id } = Route.useParams();
  // Another user is another page: nothing of the one before stays on screen.
  return <UserPage key={id} id={recordIdIn(id) ?? null} />;
}

export const Route = createFileRoute('/_app/usuarios/detalles/$id')({
  staticData: { titulo: ({ id }) => (recordIdIn(id ?? '') === null ? 'Agregar Usuario' : 'Editar Usuario') },
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, ['editarUsuarios']);
    if (recordIdIn(params.id) === undefined) throw redirect({ to: '/errors/error-404', replace: true });
  },
  // Begun while the page's code comes; the page shows at once.
  loader: ({ context: { data }, params }) => {
    const id = recordIdIn(params.id);
    if (typeof id === 'number') void data.prefetchQuery(userRead(id));
    void data.prefetchQuery(ROLES_READ);
  },
  component: Page,
});
