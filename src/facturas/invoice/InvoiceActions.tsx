import { Flex } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { downloadBlob } from '../../data/downloads.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly id: number;
  /** Series and folio. */
  readonly name: string;
}

/** What people take along of a stamped invoice. */
export function InvoiceActions({ id, name }: Props) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const download = async () => {
    const failure = await downloadBlob(api.llamar('xmlFactura', { ruta: { id } }), `factura-${name}.xml`);
    if (failure !== null) avisar('error', failure.texto);
  };
  return (
    <Flex wrap="wrap" gap={2} role="group" aria-label={`Factura ${name}`}>
      <Button size="sm" onClick={() => void download()}>
        XML
      </Button>
    </Flex>
  );
}
