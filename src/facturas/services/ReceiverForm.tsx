import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { ConstanciaWindow } from '../fiscal/ConstanciaWindow.tsx';
import { ReceiverFields } from '../fiscal/ReceiverFields.tsx';
import { receiverOf } from '../fiscal/receiver.ts';
import { receiverSchema } from '../fiscal/schema.ts';
import { useLookups } from '../fiscal/useLookups.ts';
import { FormActions } from '../service/FormActions.tsx';
import type { ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';

/** To whom an invoice is made out: what a sale, a parking ticket and a meal ask for. */
export function ReceiverForm({ running, elegido, caso }: ServiceFormProps) {
  const [blank] = useState(() => receiverOf(caso.datosFiscales));
  const form = useServiceForm({ running, elegido, schema: receiverSchema, blank });
  const lookups = useLookups(form);
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <Form
        form={form}
        label="Datos fiscales"
        gap={2}
        actions={
          <FormActions running={running} form={form}>
            <Button onClick={() => setPasting(true)}>Pegar una constancia</Button>
          </FormActions>
        }
      >
        <ReceiverFields form={form} lookups={lookups} />
      </Form>
      {isPasting && <ConstanciaWindow onRead={lookups.takeOver} onClose={() => setPasting(false)} />}
    </>
  );
}
