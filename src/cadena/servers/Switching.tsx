import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { SERVER_TEXTS, type Servidor } from '#domain/cadena/servidores';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { useRecord } from '../../ui/works/useRecord.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { serverWorks } from './works.ts';

interface Props {
  /** As the person saw it: it is switched to the other state. */
  readonly server: Servidor;
  readonly servers: readonly Servidor[];
  readonly refreshing: boolean;
  /** It was switched, or is not to be. */
  readonly onEnd: () => void;
}

/** Switches a server: off only once that was confirmed, for every function that leans on it stops. */
export function Switching(props: Props) {
  const { server, onEnd } = props;
  const [isConfirmed, setConfirmed] = useState(!server.activo);
  if (isConfirmed) return <Sending {...props} />;
  const { title, leave, button } = serverWorks.apagar;
  return (
    <Dialog
      alert
      title={title ?? button}
      onClose={onEnd}
      footer={
        <>
          <Button onClick={onEnd}>{leave}</Button>
          <Button variant="solid" colorPalette="red" onClick={() => setConfirmed(true)}>
            {button}
          </Button>
        </>
      }
    >
      Lo que usa <strong>{server.servidor}</strong> dejará de funcionar hasta que se encienda de nuevo.
    </Dialog>
  );
}

/** Sends it, and says over the list why it was not done and how to go on. */
function Sending({ server, servers, refreshing, onEnd }: Props) {
  const { id, servidor, version, activo } = server;
  const name = activo ? 'apagar' : 'encender';
  const record = useRecord({ entity: 'servidor', id, version, works: serverWorks, asked: name, onDone: onEnd });
  const work = useWorkState(record, name);
  const discard = () => {
    work.discard();
    onEnd();
  };
  return (
    <Box mb={3} _empty={{ display: 'none' }}>
      <WorkFailure
        work={{ ...work, discard }}
        failed={activo ? `No se pudo apagar ${servidor}.` : `No se pudo encender ${servidor}.`}
        tell={changesTold}
        against={againstIt(servers, server)}
        refreshing={refreshing}
      />
    </Box>
  );
}

/** Somebody else was faster: it is as it should become already. */
function againstIt(servers: readonly Servidor[], { id, activo }: Servidor): string | null {
  const now = servers.find((server) => server.id === id);
  if (now === undefined) return SERVER_TEXTS.noExiste;
  if (now.activo === activo) return null;
  return now.activo ? SERVER_TEXTS.yaEncendido : SERVER_TEXTS.yaApagado;
}
