import { useSelector } from '@xstate/react';
import type { UsuarioRef } from '#machines/usuario.machine';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import { ShownOnce } from '../../ui/ShownOnce.tsx';

/** The windows in which a password is asked for, shown once, or not given. */
export function PasswordWindow({ password }: { readonly password: UsuarioRef }) {
  const phase = useSelector(password, (state) => PHASES.find((tag) => state.hasTag(tag)));
  const contrasena = useSelector(password, ({ context }) => context.contrasena);
  const failure = useSelector(password, ({ context }) => context.failure);
  const say = (type: 'si' | 'no' | 'listo' | 'reintentar') => () => password.send({ type });
  switch (phase) {
    case undefined:
      return null;
    case 'asked':
      return (
        <Dialog
          title="Nueva contraseña"
          alert
          onClose={say('no')}
          footer={
            <>
              <Button onClick={say('no')}>No</Button>
              <Button variant="solid" onClick={say('si')}>
                Si
              </Button>
            </>
          }
        >
          La contraseña que la persona tiene dejará de servir y sus sesiones abiertas terminarán. ¿Desea Continuar?
        </Dialog>
      );
    case 'busy':
      return (
        <Dialog title="Contraseña provisional" alert onClose={nothing}>
          <Loading />
        </Dialog>
      );
    case 'shown':
      return (
        <Dialog
          title="Contraseña provisional"
          alert
          onClose={nothing}
          footer={
            <Button variant="solid" onClick={say('listo')}>
              Listo
            </Button>
          }
        >
          <p>Entréguela solo a la persona: no se vuelve a mostrar. Al entrar tendrá que cambiarla.</p>
          <ShownOnce label="Contraseña provisional" fontSize="xl" textAlign="center" letterSpacing="0.05em">
            {contrasena}
          </ShownOnce>
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog
          title="Contraseña provisional"
          alert
          onClose={say('no')}
          footer={
            <>
              <Button onClick={say('no')}>Dejarlo para después</Button>
              <Button variant="solid" onClick={say('reintentar')}>
                Reintentar
              </Button>
            </>
          }
        >
          <Note colorPalette="red">
            No se pudo dar una contraseña. {failure?.texto} Puede darla después con «Nueva contraseña» en los datos del
            usuario.
          </Note>
        </Dialog>
      );
  }
}

const PHASES = ['asked', 'busy', 'shown', 'failed'] as const;

/** It cannot be closed now: the password is shown only once. */
function nothing(): void {}
