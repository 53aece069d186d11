import { Box } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Servidor } from '#domain/servidores';
import { SERVER_TEXTS } from '#domain/servidores';
import type { ServidorRef } from '#machines/servidor.machine';
import type { Cambio } from '#machines/servidor.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { OnceFailure } from '../../ui/works/OnceFailure.tsx';
import { useWorkNotices } from '../../ui/works/useWorkNotices.ts';

/** Whether a server is really to be switched off: what leans on it stops. */
export function SwitchQuestion({ page }: { readonly page: ServidorRef }) {
  const isAsking = useSelector(page, (state) => state.matches({ switching: 'confirming' }));
  const change = useSelector(page, ({ context }) => context.cambio);
  if (!isAsking || change === null) return null;
  const cancel = () => page.send({ type: 'cancelar' });
  return (
    <Dialog
      alert
      title="¿Apagar este servidor?"
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>No</Button>
          <Button variant="solid" colorPalette="red" onClick={() => page.send({ type: 'confirmar' })}>
            Sí, apagar
          </Button>
        </>
      }
    >
      Lo que usa <strong>{change.servidor}</strong> dejará de funcionar hasta que se encienda de nuevo.
    </Dialog>
  );
}

interface FailureProps {
  readonly page: ServidorRef;
  readonly servers: readonly Servidor[];
  readonly refreshing: boolean;
}

/** Why a server was not switched, over the list, and the way on. */
export function SwitchFailure(props: FailureProps) {
  const work = useSelector(props.page, ({ children }) => children.interruptor as TrabajoUnicoRef | undefined);
  const change = useSelector(props.page, ({ context }) => context.cambio);
  if (work === undefined || change === null) return null;
  return <Failure {...props} work={work} change={change} />;
}

function Failure({
  page,
  servers,
  refreshing,
  work,
  change,
}: FailureProps & { work: TrabajoUnicoRef; change: Cambio }) {
  const { avisar } = useRouteContext({ from: '/_app' });
  useWorkNotices(work, avisar);
  const hasFailed = useSelector(work, (state) => state.hasTag('failed'));
  if (!hasFailed) return null;
  const { servidor, activo } = change;
  return (
    <Box mb={3}>
      <OnceFailure
        work={work}
        failed={activo ? `No se pudo encender ${servidor}.` : `No se pudo apagar ${servidor}.`}
        tell={changesTold}
        against={againstIt(servers, change)}
        refreshing={refreshing}
        onAgain={() => page.send({ type: 'enviarCambio' })}
        onAccept={() => undefined}
      />
    </Box>
  );
}

/** Somebody else was faster: it is as it should become already. */
function againstIt(servers: readonly Servidor[], { id, activo }: Cambio): string | null {
  const now = servers.find((server) => server.id === id);
  if (now === undefined) return SERVER_TEXTS.noExiste;
  if (now.activo !== activo) return null;
  return activo ? SERVER_TEXTS.yaEncendido : SERVER_TEXTS.yaApagado;
}
