import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Anexo } from '#domain/anexos';
import { ACEPTA_ANEXOS, FILE_TEXTS, MAX_ANEXOS_POR_CASO } from '#domain/anexos';
import type { Errand } from '#machines/caso.types';
import type { AnexoElegido } from '#machines/nuevoCaso.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../../ui/EmptyState.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useWorkNotices } from '../../../ui/works/useWorkNotices.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { works } from '../../works.ts';
import { useAgainst, useCasePage, useFailureProps, useWork } from '../context.ts';
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
  const { files, refresh } = useCasePage();
  const [looked, lookAt] = useState<Anexo | null>(null);
  const mayAdd = useAgainst('adjuntar') === null;
  const work = useWork('adjuntar');
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
      {work !== undefined && <OnTheirWay work={work} />}
      {files === null ? (
        <LoadFailed text="No se pudieron obtener los anexos del caso." onRetry={refresh} />
      ) : files.length === 0 ? (
        <EmptyState text="El caso no tiene anexos." />
      ) : (
        <List aria-label="Archivos del caso">
          {files.map((file) => (
            <AttachmentRow key={file.id} file={file} onLook={() => lookAt(file)} />
          ))}
        </List>
      )}
      {looked !== null && <Preview file={looked} onClose={() => lookAt(null)} />}
    </Panel>
  );
}

function Chooser({ isOver }: Pick<Props, 'isOver'>) {
  const { caso, attach, fileInput } = useCasePage();
  const isBusy = useSelector(caso, (state) => state.hasTag('busy'));
  return (
    <Drop data-over={isOver ? '' : undefined}>
      <label>
        <input
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
      </label>
      <span id="anexos-pista">
        {FILE_TEXTS.pista}. También puede arrastrarlos aquí o pegar una captura de pantalla.
      </span>
    </Drop>
  );
}

/** What is on its way, or was not sent, by name. */
function OnTheirWay({ work }: { readonly work: TrabajoUnicoRef }) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const errand = useSelector(work, ({ context }) => context.values as Errand | null);
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const sent = useSelector(work, ({ context }) => context.progress ?? 0);
  const failure = useFailureProps('adjuntar', work);
  useWorkNotices(work, avisar);
  const files = (errand?.valores ?? []) as readonly AnexoElegido[];
  if (files.length === 0) return null;
  return (
    <Box display="grid" gap={2} mb={3}>
      <Text fontSize="sm" overflowWrap="anywhere">
        {files.map(({ nombre }) => nombre).join(', ')}
      </Text>
      {isBusy && (
        <Progress>
          {/* Once all is sent, how long the server takes is unknown: the bar has no value then. */}
          <progress {...(sent >= 1 ? {} : { value: sent })} aria-label="Envío de anexos" />
          <span>{sent >= 1 ? 'Guardando...' : `${Math.floor(sent * 100)} %`}</span>
        </Progress>
      )}
      <WorkFailure {...failure} failed={works.adjuntar.failed} />
      {!isBusy && failure.work.getSnapshot().matches('editing') && (
        <Flex gap={2}>
          <Button size="sm" onClick={failure.onAgain}>
            Enviar
          </Button>
          <Button size="sm" variant="ghost" onClick={() => work.send({ type: 'descartar' })}>
            Descartar
          </Button>
        </Flex>
      )}
    </Box>
  );
}

const Progress = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    color: 'fg.muted',
    fontSize: 'xs',
    '& > progress': { flex: 1, h: 2, accentColor: 'brand.solid' },
    '& > span': { minW: '5.5em', textAlign: 'end' },
  },
});

const Drop = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    mb: 3,
    p: 2,
    border: '1px dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    '&[data-over]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '& input': { srOnly: true },
    '& > span': { flex: '1 1 12rem', color: 'fg.muted', fontSize: 'xs' },
    '& > label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'control',
      px: 3.5,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      bg: 'bg.panel',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
    '& > label:hover': { borderColor: 'brand.solid', bg: 'bg.subtle' },
    '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '& > label:has(:disabled)': {
      borderColor: 'border',
      bg: 'bg.muted',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
  },
});

const List = chakra('ul', {
  base: {
    '& > li': { display: 'flex', alignItems: 'center', gap: 1.5, py: 1.5 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
    '& > li > div': { display: 'grid', flex: 1, minW: 0, overflowWrap: 'anywhere' },
    '& strong': { fontWeight: 'medium' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    '& em': { color: 'fg.error', fontSize: 'xs', fontStyle: 'normal', fontWeight: 'medium' },
  },
});
