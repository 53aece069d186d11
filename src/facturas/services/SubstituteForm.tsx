import { useState } from 'react';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { FormOfMethod, PaymentMethodField } from '../fiscal/MethodFields.tsx';
import { ReceiverEntry } from '../fiscal/ReceiverEntry.tsx';
import type { ReceiverTyped } from '../fiscal/receiver.ts';
import { paidReceiverSchema } from '../fiscal/schema.ts';
import type { ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';

interface Props extends ServiceFormProps {
  /** The values of the invoice, to be put right. */
  readonly said: ReceiverTyped;
  /** Why the provider refused it; left out where it did not. */
  readonly refused?: Readonly<PreviaFactura['rechazos']>;
}

/** The form of an invoice made out anew: its receiver and the way of payment. */
export function SubstituteForm({ running, elegido, said, refused = [] }: Props) {
  const [blank] = useState(() => ({ ...said, elegido: elegido.clave }));
  const form = useServiceForm({
    running,
    elegido,
    schema: paidReceiverSchema,
    blank,
    refused,
    isOwn: (kept) => (kept as { readonly elegido?: unknown } | null)?.elegido === elegido.clave,
  });
  const payment = [<PaymentMethodField key="metodo" form={form} />, <FormOfMethod key="forma" form={form} />];
  return <ReceiverEntry running={running} form={form} payment={payment} given={refused.length === 0 ? blank : null} />;
}
