import { chakra, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { downloadBlob } from '../../data/downloads.ts';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useAddress } from '../../ui/useAddress.ts';

interface Props {
  readonly id: number;
  /** Series and folio. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The printed form of an invoice over the page, in the browser's own viewer. */
export function PdfWindow({ id, name, onClose }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  // Its state is printed on it: a copy is of no use once the window is closed.
  const { data, error, refetch } = useQuery({
    ...query('generarArchivoPDF', { ruta: { id } }),
    gcTime: 0,
  });
  const address = useAddress(data, 'application/pdf');
  const download = async () => {
    if (data === undefined) return;
    const failure = await downloadBlob(Promise.resolve(data), `factura-${name}.pdf`);
    if (failure !== null) avisar('error', failure.texto);
  };
  return (
    <Dialog
      title={`Factura ${name}`}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Button disabled={data === undefined} onClick={() => void download()}>
            Descargar
          </Button>
          <Button variant="solid" data-first-focus="" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <Grid placeItems="center" minH="12rem">
        {data === undefined && error !== null ? (
          <LoadFailed text={error.texto} onRetry={() => void refetch()} />
        ) : address === null ? (
          <Loading />
        ) : (
          <chakra.iframe
            w="full"
            h="calc(100dvh - 14rem)"
            border={0}
            src={address}
            title={`PDF de la factura ${name}`}
          />
        )}
      </Grid>
    </Dialog>
  );
}
