import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type Integracion, MAX_SECRETOS, type Secreto } from '#domain/cadena/integraciones';
import { dateAndTime } from '#domain/common/dates';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Entries } from '../../ui/entries.ts';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { NewSecretWindow } from '../NewSecretWindow.tsx';
import { secretWorks } from './works.ts';

interface Props {
  /** As the list shows it now. */
  readonly integration: Integracion;
  readonly onClose: () => void;
}

/** The question that stands over the window: whether to make one more secret, or to take one away. */
type Asked = { readonly name: 'crear' } | { readonly name: 'quitar'; readonly secret: Secreto };

/** The secrets of an integration: how each ends, when it was used, a new one, and one that ends. */
export function SecretsWindow({ integration, onClose }: Props) {
  const { id, nombre, version, secretos } = integration;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [works] = useState(() => secretWorks(setShown));
  return (
    <>
      <Dialog
        title={`Secretos de ${nombre}`}
        size="md"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cerrar</Button>
            {secretos.length < MAX_SECRETOS && (
              <Button variant="solid" onClick={() => setAsked({ name: 'crear' })}>
                Nuevo secreto
              </Button>
            )}
          </>
        }
      >
        <Text mb={3}>
          El programa entra con cualquiera de sus secretos. Puede tener dos a la vez: así se cambia uno sin que deje de
          entrar.
        </Text>
        {secretos.length === 0 ? (
          <Text color="fg.muted">Aún no hay secretos.</Text>
        ) : (
          <Entries.Root aria-label={`Secretos de ${nombre}`}>
            {secretos.map((secret) => (
              <Entries.Item key={secret.id}>
                <Entries.Signature>
                  <strong>Termina en {secret.final}</strong>
                </Entries.Signature>
                <Entries.Text>
                  {madeInWords(secret)} {usedInWords(secret)}
                </Entries.Text>
                <Entries.Aside>
                  <Button
                    size="sm"
                    aria-label={`Quitar el secreto que termina en ${secret.final}`}
                    onClick={() => setAsked({ name: 'quitar', secret })}
                  >
                    Quitar
                  </Button>
                </Entries.Aside>
              </Entries.Item>
            ))}
          </Entries.Root>
        )}
      </Dialog>
      {asked !== null && (
        <RowQuestion
          entity="integracion"
          id={id}
          version={version}
          works={works}
          name={asked.name}
          {...(asked.name === 'quitar' && { values: { idSecreto: asked.secret.id } })}
          onEnd={() => setAsked(null)}
        >
          {asked.name === 'crear'
            ? 'Se mostrará una sola vez: tenga a la mano dónde guardarlo.'
            : `El programa que usa el secreto que termina en ${asked.secret.final} ya no podrá entrar con él.`}
        </RowQuestion>
      )}
      {shown !== null && asked === null && (
        <NewSecretWindow secret={shown} onEnd={() => setShown(null)}>
          Guárdelo ahora en el programa que lo va a usar: no se vuelve a mostrar. Quien lo tenga puede entrar con él.
        </NewSecretWindow>
      )}
    </>
  );
}

function madeInWords({ creado, creadoPor: { nombre, numiden } }: Secreto): string {
  return `Lo creó ${nombre ?? `el numiden ${numiden}`} el ${dateAndTime(creado)}.`;
}

function usedInWords({ ultimoUso }: Secreto): string {
  if (ultimoUso === null) return 'Aún no se usa.';
  return `Se usó por última vez el ${dateAndTime(ultimoUso.momento)} desde ${ultimoUso.direccion}.`;
}
