import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../../../api/api.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { PendingPage } from './PendingPage.tsx';

interface Props {
  readonly api: Api;
  readonly sesion: SesionRef;
  readonly numiden: number;
}

/** The page of a person who signed in with a first password, until it is changed. */
export function ForcedChangePage({ api, sesion, numiden }: Props) {
  return (
    <PendingPage
      sesion={sesion}
      title="Elija su contraseña"
      why={`Entró con una contraseña que alguien más conoce (Numiden: ${numiden}). Cámbiela por una que solo usted sepa para empezar a trabajar.`}
      leave="Salir sin cambiarla"
    >
      <PasswordForm
        api={api}
        numiden={numiden}
        asksCode={false}
        alCambiar={() => sesion.send({ type: 'pendienteHecho' })}
      />
    </PendingPage>
  );
}
