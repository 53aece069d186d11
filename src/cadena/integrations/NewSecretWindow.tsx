import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copyText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ShownOnce } from '../../ui/ShownOnce.tsx';

interface Props {
  readonly secret: string;
  readonly onEnd: () => void;
}

/** Shows a secret that was just made. No key closes it: it is shown only once. */
export function NewSecretWindow({ secret, onEnd }: Props) {
  const [said, setSaid] = useState('');
  return (
    <Dialog
      title="Secreto nuevo"
      size="md"
      alert
      onClose={nothing}
      footer={
        <>
          <Button
            data-first-focus=""
            onClick={() =>
              setSaid(copyText(secret) ? 'Copiado.' : 'Este navegador no deja copiar: selecciónelo y cópielo.')
            }
          >
            Copiar
          </Button>
          <Button variant="solid" onClick={onEnd}>
            Ya lo guardé
          </Button>
        </>
      }
    >
      <p>Guárdelo ahora en el programa que lo va a usar: no se vuelve a mostrar. Quien lo tenga puede entrar con él.</p>
      <ShownOnce label="Secreto nuevo">{secret}</ShownOnce>
      <Text mt={2} minH="1.5em" role="status">
        {said}
      </Text>
    </Dialog>
  );
}

function nothing(): void {}
