import { Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ShownOnce } from '../ui/ShownOnce.tsx';

interface Props {
  readonly secret: string;
  /** Where it belongs, and what who has it can do. */
  readonly children: ReactNode;
  readonly onEnd: () => void;
}

/** Shows a secret that was just made. No key closes it: it is shown only once. */
export function NewSecretWindow({ secret, children, onEnd }: Props) {
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
      <p>{children}</p>
      <ShownOnce label="Secreto nuevo">{secret}</ShownOnce>
      <Text mt={2} minH="1.5em" role="status">
        {said}
      </Text>
    </Dialog>
  );
}

function nothing(): void {}
