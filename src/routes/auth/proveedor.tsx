import { createFileRoute, redirect } from '@tanstack/react-router';
import { knownSession } from '../../app/guards.ts';
import { safeDestination } from '../../app/redirect.ts';
import { read, remove } from '../../system/browserStorage.ts';

/** Where the chain's identity provider sends a browser back; the login goes on with what it brings, and the address keeps none of it. */
export const Route = createFileRoute('/auth/proveedor')({
  staticData: { titulo: 'Entrar' },
  beforeLoad: ({ context: { sesion } }) => {
    const credenciales = { regreso: window.location.search };
    void knownSession(sesion).then((current) => {
      if (current === null) sesion.send({ type: 'entrar', credenciales });
    });
    const destination = safeDestination(read('destino')) ?? undefined;
    remove('destino');
    throw redirect({ to: '/auth/login', search: { redirect: destination }, replace: true });
  },
});
