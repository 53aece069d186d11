import { useSelector } from '@xstate/react';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../../api/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { helpDeskPhone } from './texts.ts';

interface Props {
  readonly api: Api;
  readonly sesion: SesionRef;
  readonly mesaDeAyuda: string;
}

/** The two dialogs that end a session: the sign-in over the same screen and the outdated version (specification, section 2, "Layout"). */
export function SessionDialogs({ api, sesion, mesaDeAyuda }: Props) {
  const ended = useSelector(sesion, (estado) => estado.hasTag('ended'));
  const outdated = useSelector(sesion, (estado) => estado.hasTag('outdated'));
  const accept = () => sesion.send({ type: 'aceptar' });

  if (ended) return <SignInAgain api={api} sesion={sesion} />;
  if (outdated) {
    return (
      <Dialog
        title="Versión desactualizada"
        alert
        onClose={accept}
        footer={
          <Button variant="solid" onClick={accept}>
            Cerrar sesión
          </Button>
        }
      >
        <p>
          La versión en uso está desactualizada. Borre el historial de su navegador y vuelva a entrar; si el mensaje
          continúa, {helpDeskPhone(mesaDeAyuda)}.
        </p>
      </Dialog>
    );
  }
  return null;
}
