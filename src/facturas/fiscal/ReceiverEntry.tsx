import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../service/FormActions.tsx';
import type { RunningService } from '../service/service.ts';
import type { ServiceForm } from '../service/useServiceForm.ts';
import { ConstanciaWindow } from './ConstanciaWindow.tsx';
import { KnownOtherwise } from './KnownOtherwise.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';
import type { ReceiverTyped } from './receiver.ts';
import { useLookups } from './useLookups.ts';

interface Props {
  readonly running: RunningService;
  readonly form: ServiceForm<ReceiverTyped>;
  /** The further fields about the payment. */
  readonly payment?: readonly ReactNode[];
  /** The receiver of another invoice, to begin with; null where the person writes it all. */
  readonly given?: ReceiverTyped | null;
}

/** Asks who receives an invoice, field by field or by a tax certificate that is pasted. */
export function ReceiverEntry({ running, form, payment = [], given = null }: Props) {
  const lookups = useLookups(form, given);
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <Form
        form={form}
        label="Datos fiscales"
        gap={2}
        actions={
          <>
            {lookups.offer !== null && <KnownOtherwise offer={lookups.offer} />}
            <FormActions running={running} form={form}>
              <Button onClick={() => setPasting(true)}>Pegar una constancia</Button>
            </FormActions>
          </>
        }
      >
        <ReceiverFields form={form} lookups={lookups} payment={payment} />
      </Form>
      {isPasting && <ConstanciaWindow onRead={lookups.takeOver} onClose={() => setPasting(false)} />}
    </>
  );
}
