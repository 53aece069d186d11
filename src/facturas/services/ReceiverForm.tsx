import { useState } from 'react';
import type { PreviaFactura } from '#domain/facturas';
import { ReceiverEntry } from '../fiscal/ReceiverEntry.tsx';
import type { ReceiverTyped } from '../fiscal/receiver.ts';
import { knownReceiver } from '../fiscal/receiver.ts';
import { receiverSchema } from '../fiscal/schema.ts';
import type { ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';

interface Props extends ServiceFormProps {
  /** The values of a refused one; left out where it is written for the first time. */
  readonly said?: ReceiverTyped;
  /** Why the provider refused it. */
  readonly refused?: Readonly<PreviaFactura['rechazos']>;
}

/** The form of an invoice's receiver: a sale, a parking ticket and a meal ask for no more. */
export function ReceiverForm({ running, elegido, caso, said, refused = [] }: Props) {
  const [blank] = useState(() =>
    said === undefined ? knownReceiver(caso.datosFiscales) : { ...said, elegido: elegido.clave },
  );
  const form = useServiceForm({
    running,
    elegido,
    schema: receiverSchema,
    blank,
    refused,
    isOwn: (kept) => said === undefined || (kept as { readonly elegido?: unknown } | null)?.elegido === elegido.clave,
  });
  return <ReceiverEntry running={running} form={form} />;
}
