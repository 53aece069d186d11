import { createFileRoute } from '@tanstack/react-router';
import { demandPermission, toNotFound } from '../../app/guards.ts';
import { roleRead } from '../../data/wholeList.ts';
import { editedRecordIn } from '../../personas/editedRecord.ts';
import { RolePage } from '../../personas/roles/RolePage.tsx';

function Page() {
  const { id } = Route.useParams();
  // Another role is another page: nothing of the one before stays on screen.
  return <RolePage key={id} id={editedRecordIn(id) ?? null} />;
}

export const Route = createFileRoute('/_app/roles/detalles/$id')({
  staticData: { titulo: 'Rol Permiso' },
  beforeLoad: ({ context, params }) => {
    const id = editedRecordIn(params.id);
    if (id === undefined) throw toNotFound();
    demandPermission(context.sesion, [id === null ? 'guardarRol' : 'verRoles']);
  },
  // Begun while the page's code comes; the page shows at once.
  loader: ({ context: { data }, params }) => {
    const id = editedRecordIn(params.id);
    if (typeof id === 'number') void data.prefetchQuery(roleRead(id));
  },
  component: Page,
});
