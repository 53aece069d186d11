import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { HoldersPage } from '../../personas/permisos/HoldersPage.tsx';

function Page() {
  const { permiso } = Route.useSearch();
  return <HoldersPage permiso={permiso ?? null} />;
}

// Without a schema: the library of schemas comes after the login, and the routes before it.
function readSearch({ permiso }: Readonly<Record<string, unknown>>): { readonly permiso?: number | undefined } {
  return { permiso: typeof permiso === 'number' && Number.isInteger(permiso) && permiso > 0 ? permiso : undefined };
}

/** Who may do what: by permission, the roles that give it and the people who hold it. */
export const Route = createFileRoute('/_app/quien-puede')({
  staticData: { titulo: 'Quién puede qué' },
  validateSearch: readSearch,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['editarUsuarios']),
  component: Page,
});
