import { chakra, Grid, Image } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Failure } from '#contract/common/failure';
import type { Anexo } from '#domain/casos/anexos';
import { downloadFile } from '../../../data/downloads.ts';
import { query } from '../../../data/query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailed } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useAddress } from '../../../ui/useAddress.ts';
import { useAsking } from '../../../ui/useAsking.ts';
import { previewKindOf } from './previewKind.ts';

/**
 * A picture or a PDF over the page. It is fetched with the session and shown from a blob of a fixed type, because the
 * server serves every attachment as a download; the browser's own viewer, which runs no script of ours, opens the PDF.
 */
export function Preview({ file, onClose }: { readonly file: Anexo; readonly onClose: () => void }) {
  const { api, avisar } = useRouteContext({ from: '__root__' });
  const {
    data: content,
    error,
    refetch,
  } = useQuery({
    ...query('descargarAnexo', { ruta: { id: file.id } }),
    // Up to ten megabytes, of no use once the window is closed.
    gcTime: 0,
  });
  const address = useAddress(content, file.tipo);
  const [unshowable, setUnshowable] = useState(false);
  const showAgain = () => {
    setUnshowable(false);
    void refetch();
  };

  const tellFailure = (failure: Failure | null) => {
    if (failure !== null) avisar('error', failure.texto);
  };
  const { isBusy, ask } = useAsking({
    ask: (_: null, signal) => downloadFile(api, file, signal),
    onFailure: tellFailure,
    // Who closes the window has the file all the same.
    onLeft: tellFailure,
  });

  return (
    <Dialog
      title={file.nombre}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Button busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => ask(null)}>
            Descargar
          </Button>
          <Button variant="solid" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <Grid placeItems="center" minH="12rem">
        {content === undefined && error !== null ? (
          <LoadFailed text={error.texto} onRetry={() => void refetch()} />
        ) : unshowable ? (
          <LoadFailed text={UNSHOWABLE} onRetry={showAgain} />
        ) : address === null ? (
          <Loading />
        ) : previewKindOf(file) === 'pdf' ? (
          <chakra.iframe w="full" h={ROOM} border={0} src={address} title={file.nombre} />
        ) : (
          <Image maxH={ROOM} objectFit="contain" src={address} alt={file.nombre} onError={() => setUnshowable(true)} />
        )}
      </Grid>
    </Dialog>
  );
}

/** As much as the window leaves to a picture or a document. */
const ROOM = 'calc(100dvh - 14rem)';

const UNSHOWABLE = 'El archivo no se puede mostrar. Descárguelo para abrirlo.';
