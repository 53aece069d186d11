import { useState } from 'react';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { Note } from '../../ui/Note.tsx';
import { PaymentField } from '../fiscal/PaymentField.tsx';
import { ReceiverEntry } from '../fiscal/ReceiverEntry.tsx';
import { knownReceiver, type ReceiverTyped } from '../fiscal/receiver.ts';
import { receiverSchema, saleReceiverSchema } from '../fiscal/schema.ts';
import type { ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';

interface Props extends ServiceFormProps {
  /** The values of a refused one; left out where it is written for the first time. */
  readonly said?: ReceiverTyped;
  /** Why the provider refused it. */
  readonly refused?: Readonly<PreviaFactura['rechazos']>;
}

/** The form of an invoice's receiver: a parking ticket and a meal ask for no more, a sale where its till did not say how it was paid. */
export function ReceiverForm({ running, elegido, caso, said, refused = [] }: Props) {
  const [blank] = useState(() =>
    said === undefined ? knownReceiver(caso.datosFiscales) : { ...said, elegido: elegido.clave },
  );
  const asksPayment = elegido.sinPagos === true;
  const form = useServiceForm({
    running,
    elegido,
    schema: asksPayment ? saleReceiverSchema : receiverSchema,
    blank,
    refused,
    isOwn: (kept) => said === undefined || (kept as { readonly elegido?: unknown } | null)?.elegido === elegido.clave,
  });
  if (!asksPayment) return <ReceiverEntry running={running} form={form} />;
  return (
    <>
      <Note colorPalette="orange" mb={3} fontSize="sm">
        {FACTURA_TEXTS.comoSePago}
      </Note>
      <ReceiverEntry
        running={running}
        form={form}
        payment={[<PaymentField key="forma" {...form.judged('formaPago')} />]}
      />
    </>
  );
}
