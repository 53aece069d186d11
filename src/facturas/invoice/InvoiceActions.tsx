import { Flex } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { downloadBlob } from '../../data/downloads.ts';
import { Button } from '../../ui/Button.tsx';
import { useRecord } from '../../ui/works/useRecord.ts';
import { PdfWindow } from './PdfWindow.tsx';
import { invoiceWorks, SendWindow } from './SendWindow.tsx';

interface Props {
  readonly id: number;
  /** Series and folio. */
  readonly name: string;
  /** Where it is likely to be sent to. */
  readonly correo?: string;
  /** Whether the tax authority acknowledged a request to cancel it. */
  readonly conAcuse?: boolean;
}

/** The buttons that take a stamped invoice along: its PDF, its XML, a mail with both. */
export function InvoiceActions({ id, name, correo = '', conAcuse = false }: Props) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const [works] = useState(() => invoiceWorks(name));
  const record = useRecord({ entity: null, id: null, works, version: null });
  const isSending = useSelector(record.actor, ({ context }) => context.open === 'enviar');
  const [isShown, setShown] = useState(false);
  const download = async (call: 'xmlFactura' | 'acuseFactura', file: string) => {
    const failure = await downloadBlob(api.llamar(call, { ruta: { id } }), `${file}-${name}.xml`);
    if (failure !== null) avisar('error', failure.texto);
  };
  return (
    <>
      <Flex wrap="wrap" gap={2} role="group" aria-label={`Factura ${name}`}>
        <Button size="sm" onClick={() => setShown(true)}>
          Ver PDF
        </Button>
        <Button size="sm" onClick={() => void download('xmlFactura', 'factura')}>
          XML
        </Button>
        {conAcuse && (
          <Button size="sm" onClick={() => void download('acuseFactura', 'acuse')}>
            Acuse de cancelación
          </Button>
        )}
        <Button size="sm" onClick={() => record.actor.send({ type: 'abrir', trabajo: 'enviar' })}>
          Enviar
        </Button>
      </Flex>
      {isShown && <PdfWindow id={id} name={name} onClose={() => setShown(false)} />}
      {isSending && <SendWindow record={record} correo={correo} />}
    </>
  );
}
