import { useState } from 'react';
import { ReceiverEntry } from '../fiscal/ReceiverEntry.tsx';
import { receiverOf } from '../fiscal/receiver.ts';
import { receiverSchema } from '../fiscal/schema.ts';
import type { ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';

/** To whom an invoice is made out: what a sale, a parking ticket and a meal ask for. */
export function ReceiverForm({ running, elegido, caso }: ServiceFormProps) {
  const [blank] = useState(() => receiverOf(caso.datosFiscales));
  const form = useServiceForm({ running, elegido, schema: receiverSchema, blank });
  return <ReceiverEntry running={running} form={form} />;
}
