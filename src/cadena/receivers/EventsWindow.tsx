import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntregaDeEvento, Receptor } from '#domain/cadena/receptores';
import { dateAndTime } from '#domain/common/dates';
import { eventoEnPalabras } from '#domain/common/eventos';
import { receiverEventsRead } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Entries } from '../../ui/entries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { StaleNote } from '../../ui/list/ReadFailure.tsx';
import { Note } from '../../ui/Note.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { eventWorks } from './works.ts';

interface Props {
  /** As the list shows it now. */
  readonly receiver: Receptor;
  readonly onClose: () => void;
}

/** The question that stands over the window: whether to send a test, or one event once more. */
type Asked = { readonly name: 'probar' } | { readonly name: 'reenviar'; readonly event: EntregaDeEvento };

/** The last events of a receiver: how each stands, what was answered, a test, and one that is sent again. */
export function EventsWindow({ receiver, onClose }: Props) {
  const { id, nombre, version, activo, tieneSecreto } = receiver;
  const reading = useQuery(receiverEventsRead(id));
  const { data, error } = reading;
  const [asked, setAsked] = useState<Asked | null>(null);
  const ready = activo && tieneSecreto;
  return (
    <>
      <Dialog
        title={`Entregas a ${nombre}`}
        size="lg"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cerrar</Button>
            {ready && (
              <Button variant="solid" onClick={() => setAsked({ name: 'probar' })}>
                Enviar evento de prueba
              </Button>
            )}
          </>
        }
      >
        <StaleNote {...reading} />
        {!ready && (
          <Text mb={3}>
            {activo ? 'Aún no tiene secreto: no se le manda nada.' : 'Está apagado: lo que se le debe espera.'}
          </Text>
        )}
        {data === undefined && error !== null && (
          <Note colorPalette="orange" role="alert">
            {error.texto}
          </Note>
        )}
        {data === undefined && error === null && <Loading />}
        {data?.length === 0 && <Text color="fg.muted">Aún no hay entregas.</Text>}
        {data !== undefined && data.length > 0 && (
          <Entries.Root aria-label={`Entregas a ${nombre}`}>
            {data.map((event) => (
              <Entries.Item key={event.id}>
                <Entries.Signature>
                  <strong>{nameOf(event)}</strong> {dateAndTime(event.creado)}
                </Entries.Signature>
                <Entries.Text>{standingOf(event)}</Entries.Text>
                {ready && (
                  <Entries.Aside>
                    <Button
                      size="sm"
                      aria-label={`Reenviar ${nameOf(event)} del ${dateAndTime(event.creado)}`}
                      onClick={() => setAsked({ name: 'reenviar', event })}
                    >
                      Reenviar
                    </Button>
                  </Entries.Aside>
                )}
              </Entries.Item>
            ))}
          </Entries.Root>
        )}
      </Dialog>
      {asked !== null && (
        <RowQuestion
          entity="receptor"
          id={id}
          version={version}
          works={eventWorks}
          name={asked.name}
          {...(asked.name === 'reenviar' && { values: { idEntrega: asked.event.id } })}
          onEnd={() => setAsked(null)}
        >
          {asked.name === 'probar'
            ? `Se manda ahora a ${nombre}, cualesquiera que sean los eventos que recibe.`
            : 'Se manda otra vez igual, con el mismo identificador: quien ya lo tiene lo reconoce.'}
        </RowQuestion>
      )}
    </>
  );
}

function nameOf({ tipo, idEntidad }: EntregaDeEvento): string {
  return idEntidad === null ? eventoEnPalabras(tipo) : `${eventoEnPalabras(tipo)} (${idEntidad})`;
}

function standingOf({ estado, intentos, respuesta, proximo, entregado }: EntregaDeEvento): string {
  const tries = intentos === 1 ? '1 intento' : `${intentos} intentos`;
  const said = respuesta === null ? '' : ` ${/[.!?]$/.test(respuesta) ? respuesta : `${respuesta}.`}`;
  switch (estado) {
    case 'entregado':
      return `Entregado el ${dateAndTime(entregado ?? '')}, ${tries}.${said}`;
    case 'fallido':
      return `No se pudo entregar, ${tries}.${said}`;
    case 'pendiente':
      return intentos === 0
        ? 'Por entregar.'
        : `Por entregar, ${tries}.${said} Sale otra vez el ${dateAndTime(proximo ?? '')}.`;
  }
}
