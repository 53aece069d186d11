import { Grid, List, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import type { Anexo } from '#domain/casos/anexos';
import { dateAndTime } from '#domain/common/dates';
import { downloadFile } from '../../../data/downloads.ts';
import { Button } from '../../../ui/Button.tsx';
import { Muted } from '../../../ui/Muted.tsx';
import { useAsking } from '../../../ui/useAsking.ts';
import { readableSize } from '../../fileSize.ts';
import { canBeShown } from './previewKind.ts';

/** One file: its name, size, author and time, and its two buttons. */
export function AttachmentRow({ file, onLook }: { readonly file: Anexo; readonly onLook: () => void }) {
  const { api, avisar } = useRouteContext({ from: '__root__' });
  const { isBusy, failure, ask } = useAsking({
    ask: (_: null, signal) => downloadFile(api, file, signal),
    onLeft: (reason) => {
      if (reason !== null) avisar('error', `No se pudo descargar ${file.nombre}. ${reason.texto}`);
    },
  });

  return (
    <List.Item gap={1.5} py={1.5}>
      <Grid flex={1} minW={0} overflowWrap="anywhere">
        <Text as="strong" fontWeight="medium">
          {file.nombre}
        </Text>
        <Muted>
          {readableSize(file.bytes)} · {file.agregadoPor.nombre} · {dateAndTime(file.fecha)}
        </Muted>
        {failure !== null && (
          <Text as="em" role="alert" color="fg.error" fontSize="xs" fontStyle="normal" fontWeight="medium">
            {failure.texto}
          </Text>
        )}
      </Grid>
      {canBeShown(file) && (
        <Button size="sm" variant="ghost" aria-label={`Ver ${file.nombre}`} onClick={onLook}>
          Ver
        </Button>
      )}
      <Button
        size="sm"
        busy={isBusy}
        aria-disabled={isBusy || undefined}
        aria-label={`Descargar ${file.nombre}`}
        // Only marked, not disabled: a disabled button would lose the focus.
        onClick={() => ask(null)}
      >
        Descargar
      </Button>
    </List.Item>
  );
}
