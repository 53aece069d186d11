import { type ChangeEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { METODOS_PAGO } from '#domain/common/sat/catalogos';
import { POR_DEFINIR } from '#domain/facturas/cfdi/pago';
import { SelectField } from '../../ui/Field.tsx';
import type { ServiceForm } from '../service/useServiceForm.ts';
import { PaymentField } from './PaymentField.tsx';
import type { ReceiverTyped } from './receiver.ts';

interface Props {
  readonly form: ServiceForm<ReceiverTyped>;
}

/** Whether an invoice is paid at once, or later or in parts. Its form of payment goes with it: the one of before comes back. */
export function PaymentMethodField({ form: { judged, methods } }: Props) {
  const paidBy = useRef('');
  const { onChange, ...field } = judged('metodoPago');
  const follow = (metodo: string) => {
    const forma = methods.getValues().formaPago;
    if (forma !== POR_DEFINIR) paidBy.current = forma;
    const next = metodo === 'PPD' ? POR_DEFINIR : paidBy.current;
    methods.setValue('formaPago', next, { shouldDirty: true, shouldValidate: next !== '' });
  };
  return (
    <SelectField
      label="Método de pago"
      marked
      {...field}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => {
        void onChange(event);
        follow(event.target.value);
      }}
    >
      {Object.entries(METODOS_PAGO).map(([id, nombre]) => (
        <option key={id} value={id}>
          {`${id} ${nombre}`}
        </option>
      ))}
    </SelectField>
  );
}

/** How an invoice is paid, of the ways that go with its method. */
export function FormOfMethod({ form: { control, judged } }: Props) {
  const metodo = useWatch({ control, name: 'metodoPago' });
  return <PaymentField isPaid={metodo !== 'PPD'} {...judged('formaPago')} />;
}
