import { createFileRoute } from '@tanstack/react-router';
import { demandPermission, toNotFound } from '../../app/guards.ts';
import { ROLES_READ, userRead } from '../../data/wholeList.ts';
import { editedRecordIn } from '../../personas/editedRecord.ts';
import { UserPage } from '../../personas/usuarios/UserPage.tsx';

function Page() {
  const { id } = Route.useParams();
  // Another user is another page: nothing of the one before stays on screen.
  return <UserPage key={id} id={editedRecordIn(id) ?? null} />;
}

export const Route = createFileRoute('/_app/usuarios/detalles/$id')({
  staticData: { titulo: ({ id }) => (editedRecordIn(id ?? '') === null ? 'Agregar Usuario' : 'Editar Usuario') },
  beforeLoad: ({ context, params }) => {
    demandPermission(context.sesion, ['editarUsuarios']);
    if (editedRecordIn(params.id) === undefined) throw toNotFound();
  },
  // Begun while the page's code comes; the page shows at once.
  loader: ({ context: { data }, params }) => {
    const id = editedRecordIn(params.id);
    if (typeof id === 'number') void data.prefetchQuery(userRead(id));
    void data.prefetchQuery(ROLES_READ);
  },
  component: Page,
});
