import { Box, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dayOf } from '#domain/dates';
import type { PorPagar } from '#domain/facturas';
import { showPesos, toPesos } from '#domain/money';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { DateField, TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PaymentField } from '../fiscal/PaymentField.tsx';
import { FormActions } from '../service/FormActions.tsx';
import type { RunningService, ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';
import { PayableRows } from './PayableRows.tsx';
import type { PaymentTyped } from './payment.ts';
import { amountField, blankPayment, CHOICE, keepOffered, paidIn, paymentSchema } from './payment.ts';
import { usePayable } from './usePayable.ts';

/** A payment of one or several invoices of one payer. */
export function PaymentForm(props: ServiceFormProps) {
  const busca = useSelector(props.running.actor, ({ context }) => context.busca);
  const { rows, failure, retry } = usePayable(props.elegido, busca);
  if (rows === null) return failure === null ? <Loading /> : <LoadFailed text={failure.texto} onRetry={retry} />;
  return <Payment {...props} payable={rows} />;
}

function Payment({ running, elegido, payable }: ServiceFormProps & { readonly payable: readonly PorPagar[] }) {
  const [{ offered, blank }] = useState(() => {
    const chosen = elegido.factura?.id ?? null;
    return { offered: payable, blank: blankPayment(payable, { elegido: elegido.clave, chosen, now: new Date() }) };
  });
  const rows = keepOffered(offered, payable);
  const form = useServiceForm({
    running,
    elegido,
    schema: paymentSchema(rows, () => new Date()),
    blank,
    isOwn: (kept) => (kept as { readonly elegido?: unknown } | null)?.elegido === elegido.clave,
    fieldOf: (campo) => fieldOf(campo, running),
  });
  const { judged, control } = form;
  const fechaPago = useWatch({ control, name: 'fechaPago' });
  const today = dayOf(new Date());
  const fault = judged(CHOICE).error;
  return (
    <Form
      form={form}
      label="Pago"
      gap={3}
      actions={
        <FormActions running={running} form={form}>
          <Total form={form} rows={rows} />
        </FormActions>
      }
    >
      <Flex wrap="wrap" align="flex-start" gap={3}>
        <Box flex="0 1 9rem">
          <DateField label="Fecha del pago" marked max={today} {...judged('fechaPago')} />
        </Box>
        {/* Of another day nobody knows the hour. */}
        {fechaPago === today && (
          <Box flex="0 1 7rem">
            <TextField label="Hora" marked type="time" {...judged('horaPago')} />
          </Box>
        )}
        <Box flex="1 1 10rem" maxW="22rem">
          <PaymentField isPaid {...judged('formaPago')} />
        </Box>
        <Box flex="1 1 9rem" maxW="18rem">
          <TextField label="Número de operación" maxLength={100} {...judged('numOperacion')} />
        </Box>
      </Flex>
      <PayableRows rows={rows} form={form} />
      {fault !== undefined && (
        <Text role="alert" color="fg.error" fontSize="sm">
          {fault}
        </Text>
      )}
    </Form>
  );
}

function Total({
  form,
  rows,
}: {
  readonly form: ReturnType<typeof useServiceForm<PaymentTyped>>;
  readonly rows: readonly PorPagar[];
}) {
  const typed = useWatch({ control: form.control });
  return (
    <Text alignSelf="center">
      Total del pago <strong>{showPesos(toPesos(paidIn(typed as PaymentTyped, rows)))}</strong>
    </Text>
  );
}

/** The server counts the invoices as they were asked for; the form knows them by their number. */
function fieldOf(campo: string, { actor }: RunningService): string {
  const place = /^(?:pagos\.|Pagos\.Pago\[0\]\.DoctoRelacionado\[)(\d+)/.exec(campo)?.[1];
  const asked = actor.getSnapshot().context.solicitud;
  if (place === undefined || asked?.servicio !== 'reciboPago') return campo;
  return amountField(asked.solicitud.pagos[Number(place)]?.idFactura ?? 0);
}
