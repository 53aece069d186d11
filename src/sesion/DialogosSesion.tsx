import { useSelector } from '@xstate/react';
import type { SesionRef } from '#machines/sesion.machine';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { telefonoMesaDeAyuda } from './textos.ts';

/** The two dialogs that end a session: the idle close and the outdated version (specification, section 2, "Layout"). */
export const DialogosSesion = ({
  sesion,
  mesaDeAyuda,
}: {
  readonly sesion: SesionRef;
  readonly mesaDeAyuda: string;
}) => {
  const inactiva = useSelector(sesion, (estado) => estado.matches('idle'));
  const vencida = useSelector(sesion, (estado) => estado.matches('outdated'));
  const aceptar = () => sesion.send({ type: 'aceptar' });

  if (inactiva) {
    return (
      <Dialog
        titulo="Notificación de cierre de sesión"
        alerta
        alCerrar={aceptar}
        pie={
          <Button variant="primary" onClick={aceptar}>
            OK
          </Button>
        }
      >
        <p>Has estado inactivo por más de 15 minutos tu sesión ha sido cerrada.</p>
      </Dialog>
    );
  }
  if (vencida) {
    return (
      <Dialog
        titulo="Versión desactualizada"
        alerta
        alCerrar={aceptar}
        pie={
          <Button variant="primary" onClick={aceptar}>
            Cerrar sesión
          </Button>
        }
      >
        <p>
          La versión en uso está desactualizada. Borre el historial de su navegador y vuelva a entrar; si el mensaje
          continúa, {telefonoMesaDeAyuda(mesaDeAyuda)}.
        </p>
      </Dialog>
    );
  }
  return null;
};
