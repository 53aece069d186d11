import { useSelector } from '@xstate/react';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../../api/api.ts';
import { Button } from '../../ui/Button.tsx';
import { PANTALLA } from './estilos.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** What whoever signed in with a first password sees until it is changed. */
export function ForcedChangePage({ api, sesion }: { readonly api: Api; readonly sesion: SesionRef }) {
  const porCambiar = useSelector(sesion, (estado) => estado.context.porCambiar);
  if (porCambiar === null) return null;
  return (
    <main className={PANTALLA} id="contenido" tabIndex={-1}>
      <div>
        <h1 tabIndex={-1}>Elija su contraseña</h1>
        <p>
          Entró con una contraseña que alguien más conoce (Numiden: {porCambiar.numiden}). Cámbiela por una que solo
          usted sepa para empezar a trabajar.
        </p>
        <PasswordForm
          api={api}
          numiden={porCambiar.numiden}
          alCambiar={() => sesion.send({ type: 'contrasenaCambiada' })}
        />
        <Button variant="ghost" onClick={() => sesion.send({ type: 'salir' })}>
          Salir sin cambiarla
        </Button>
      </div>
    </main>
  );
}
