import { Box, Flex, List, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ACEPTA_ANEXOS, type Anexo, FILE_TEXTS, MAX_ANEXOS_POR_CASO } from '#domain/casos/anexos';
import type { AnexoElegido } from '#domain/casos/nuevoCaso';
import { Button } from '../../../ui/Button.tsx';
import { Dropzone } from '../../../ui/dropzone.ts';
import { EmptyState, LoadFailed } from '../../../ui/EmptyState.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SendProgress } from '../../../ui/SendProgress.tsx';
import { useWorkState } from '../../../ui/works/useWork.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { useCasePage } from '../context.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import { Preview } from './Preview.tsx';

interface Props {
  /** Why files of the last selection stayed out. */
  readonly leftOut: readonly string[];
  /** Files are being dragged over the page. */
  readonly isOver: boolean;
}

/** The files of a case: to look at, to download, and to add to. */
export function Attachments({ leftOut, isOver }: Props) {
  const { files, refresh, against } = useCasePage();
  const [looked, lookAt] = useState<Anexo | null>(null);
  const mayAdd = against('adjuntar') === null;
  const isFull = files !== null && files.length >= MAX_ANEXOS_POR_CASO;
  return (
    <Panel
      title="Anexos"
      aside={
        files !== null &&
        files.length > 0 && (
          <Text color="fg.muted" fontSize="sm">
            {files.length === 1 ? '1 archivo' : `${files.length} archivos`}
          </Text>
        )
      }
    >
      {mayAdd && (isFull ? <p>{FILE_TEXTS.lleno}</p> : <Chooser isOver={isOver} />)}
      <Box role="alert" hidden={leftOut.length === 0} mb={3}>
        {leftOut.length > 0 && (
          <Note colorPalette="red" fontSize="sm">
            <ul>
              {leftOut.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Note>
        )}
      </Box>
      <OnTheirWay />
      {files === null ? (
        <LoadFailed text="No se pudieron obtener los anexos del caso." onRetry={refresh} />
      ) : files.length === 0 ? (
        <EmptyState text="El caso no tiene anexos." />
      ) : (
        <List.Root variant="marker" aria-label="Archivos del caso">
          {files.map((file) => (
            <AttachmentRow key={file.id} file={file} onLook={() => lookAt(file)} />
          ))}
        </List.Root>
      )}
      {looked !== null && <Preview file={looked} onClose={() => lookAt(null)} />}
    </Panel>
  );
}

function Chooser({ isOver }: Pick<Props, 'isOver'>) {
  const { record, attach, fileInput } = useCasePage();
  const isBusy = useSelector(record.actor, (state) => state.hasTag('busy'));
  return (
    <Dropzone.Root gap={2} mb={3} p={2} data-over={isOver ? '' : undefined}>
      <Dropzone.Trigger>
        <input
          className="sr-only"
          ref={fileInput}
          type="file"
          multiple
          accept={ACEPTA_ANEXOS}
          disabled={isBusy}
          aria-describedby="anexos-pista"
          onChange={({ target }) => {
            attach([...(target.files ?? [])]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        Adjuntar archivos
      </Dropzone.Trigger>
      <Dropzone.Hint id="anexos-pista" flex="1 1 12rem">
        {FILE_TEXTS.pista}. También puede arrastrarlos aquí o pegar una captura de pantalla.
      </Dropzone.Hint>
    </Dropzone.Root>
  );
}

/** The names of the files that are on their way or were not sent. */
function OnTheirWay() {
  const { record, told, against, refreshing, showNewest } = useCasePage();
  const work = useWorkState(record, 'adjuntar');
  const { isBusy, progress, failure, conflict, again, discard } = work;
  const sent = progress ?? 0;
  const files = useSelector(
    record.work('adjuntar'),
    ({ context }) => (context.values ?? NONE) as readonly AnexoElegido[],
  );
  if (files.length === 0) return null;
  return (
    <Box display="grid" gap={2} mb={3}>
      <Text fontSize="sm" overflowWrap="anywhere">
        {files.map(({ nombre }) => nombre).join(', ')}
      </Text>
      {isBusy && <SendProgress label="Envío de anexos" share={sent} />}
      <WorkFailure
        work={work}
        failed={record.works.adjuntar.failed}
        tell={({ cambios }) => told(cambios)}
        against={against('adjuntar', 'newest')}
        refreshing={refreshing}
        onAccept={showNewest}
      />
      {!isBusy && failure === null && conflict === null && (
        <Flex gap={2}>
          <Button size="sm" onClick={again}>
            Enviar
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            Descartar
          </Button>
        </Flex>
      )}
    </Box>
  );
}

const NONE: readonly AnexoElegido[] = [];
