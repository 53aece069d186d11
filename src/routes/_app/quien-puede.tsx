import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { demandPermission } from '../../app/guards.ts';
import { HoldersPage } from '../../personas/permisos/HoldersPage.tsx';

function Page() {
  const { permiso } = Route.useSearch();
  return <HoldersPage permiso={permiso ?? null} />;
}

const search = z.object({ permiso: z.coerce.number().int().positive().optional().catch(undefined) });

/** Who may do what: by permission, the roles that give it and the people who hold it. */
export const Route = createFileRoute('/_app/quien-puede')({
  staticData: { titulo: 'Quién puede qué' },
  validateSearch: search,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['editarUsuarios']),
  component: Page,
});
