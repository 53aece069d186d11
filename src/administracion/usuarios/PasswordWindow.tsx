import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { UsuarioRef } from '#machines/usuario.machine';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';

/** The windows in which a password is asked for, shown once, or not given. */
export function PasswordWindow({ usuario }: { readonly usuario: UsuarioRef }) {
  const state = useSelector(usuario, (snapshot) =>
    (['asked', 'giving', 'shown', 'failed'] as const).find((password) => snapshot.matches({ open: { password } })),
  );
  const contrasena = useSelector(usuario, ({ context }) => context.contrasena);
  const failure = useSelector(usuario, ({ context }) => context.failure);
  const say = (type: 'si' | 'no' | 'listo' | 'reintentar') => () => usuario.send({ type });
  switch (state) {
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
    case 'giving':
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
          <Text
            as="output"
            display="block"
            mt={3}
            p={3}
            borderRadius="md"
            bg="bg.muted"
            fontFamily="mono"
            fontSize="xl"
            textAlign="center"
            letterSpacing="0.05em"
            userSelect="all"
            aria-label="Contraseña provisional"
          >
            {contrasena}
          </Text>
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

/** It cannot be closed now: what it shows is shown once. */
function nothing(): void {}
