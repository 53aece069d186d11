import { useSelector } from '@xstate/react';
import type { SesionRef } from '#machines/sesion.machine';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { helpDeskPhone } from './texts.ts';

interface Props {
  readonly sesion: SesionRef;
  readonly mesaDeAyuda: string;
}

/** The two dialogs that end a session: the idle close and the outdated version (specification, section 2, "Layout"). */
export function SessionDialogs({ sesion, mesaDeAyuda }: Props) {
  const idle = useSelector(sesion, (estado) => estado.hasTag('idle'));
  const outdated = useSelector(sesion, (estado) => estado.hasTag('outdated'));
  const accept = () => sesion.send({ type: 'aceptar' });

  if (idle) {
    return (
      <Dialog
        title="Notificación de cierre de sesión"
        alert
        onClose={accept}
        footer={
          <Button variant="solid" onClick={accept}>
            OK
          </Button>
        }
      >
        <p>Has estado inactivo por más de 15 minutos tu sesión ha sido cerrada.</p>
      </Dialog>
    );
  }
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
