import { Box, Flex, Text } from '@chakra-ui/react';
import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Failure } from '#contract/common/failure';
import { dayOf } from '#domain/common/dates';
import { showPesos, toPesos } from '#domain/common/money';
import type { PorPagar, PreviaFactura } from '#domain/facturas/facturas';
import { serverNow } from '../../api/clock.ts';
import { query, type ReadData, type ReadKey } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PaymentField } from '../fiscal/PaymentField.tsx';
import { FormActions } from '../service/FormActions.tsx';
import type { RunningService, ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';
import { PayableRows } from './PayableRows.tsx';
import {
  amountField,
  blankPayment,
  CHOICE,
  keepOffered,
  type PaymentTyped,
  paidIn,
  paidInDraft,
  paymentSchema,
} from './payment.ts';
import { usePayable } from './usePayable.ts';

/** A payment of one or several invoices of one payer. */
export function PaymentForm(props: ServiceFormProps) {
  const busca = useSelector(props.running.actor, ({ context }) => context.busca);
  const { rows, failure, retry } = usePayable(props.elegido, busca);
  if (rows === null) return failure === null ? <Loading /> : <LoadFailed text={failure.texto} onRetry={retry} />;
  return <PaymentOf {...props} payable={rows} />;
}

type InvoiceRead = UseQueryOptions<
  ReadData<'obtenerFactura'>,
  Failure,
  ReadData<'obtenerFactura'>,
  ReadKey<'obtenerFactura'>
>;

interface PaymentProps extends ServiceFormProps {
  readonly payable: readonly PorPagar[];
  /** The values of a refused one; left out where it is written for the first time. */
  readonly said?: PaymentTyped;
  /** Why the provider refused it. */
  readonly refused?: Readonly<PreviaFactura['rechazos']>;
}

/**
 * The payment of invoices that can be paid. Reads first those that a draft pays and that are not offered any more:
 * their amounts are not lost unseen.
 */
export function PaymentOf(props: PaymentProps) {
  const { running, elegido, payable, said = null } = props;
  const [lost] = useState(() => {
    const kept = running.record.work('resolver').getSnapshot().context.values as PaymentTyped | null;
    const written = [...paidInDraft(kept, elegido.clave), ...paidInDraft(said, elegido.clave)];
    return [...new Set(written)].filter((id) => !payable.some((row) => row.id === id));
  });
  const queries: InvoiceRead[] = lost.map((id) => query('obtenerFactura', { ruta: { id } }));
  const answers = useQueries({ queries });
  const failed = answers.find(({ data, error }) => data === undefined && error !== null && !isHidden(error));
  if (failed?.error) return <LoadFailed text={failed.error.texto} onRetry={() => void failed.refetch()} />;
  if (answers.some(({ isPending }) => isPending)) return <Loading />;
  // Nothing is left of them: paid, cancelled or replaced.
  const drafted = answers.flatMap(({ data }) => (data === undefined ? [] : [{ ...data, porPagar: 0, parcialidad: 0 }]));
  return <Payment {...props} drafted={drafted} />;
}

/** Whether this person may see the invoice no longer: nothing of it is shown then. */
function isHidden({ tipo }: Failure): boolean {
  return tipo === 'sinPermiso' || tipo === 'noEncontrado';
}

function Payment({
  running,
  elegido,
  payable,
  drafted,
  said,
  refused = [],
}: PaymentProps & { readonly drafted: readonly PorPagar[] }) {
  const [{ offered, blank }] = useState(() => {
    const all = [...payable, ...drafted];
    const chosen = elegido.factura?.id ?? null;
    const nothing = blankPayment(all, { elegido: elegido.clave, chosen, now: serverNow() });
    return { offered: all, blank: { ...nothing, ...said } };
  });
  const rows = keepOffered(offered, payable);
  const form = useServiceForm({
    running,
    elegido,
    schema: paymentSchema(rows, serverNow),
    blank,
    refused,
    isOwn: (kept) => (kept as { readonly elegido?: unknown } | null)?.elegido === elegido.clave,
    fieldOf: (campo) => fieldOf(campo, running),
  });
  const { judged, control } = form;
  const fechaPago = useWatch({ control, name: 'fechaPago' });
  const today = dayOf(serverNow());
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
        {/* The hour of another day is not known. */}
        {fechaPago === today && (
          <Box flex="0 1 7rem">
            <TextField label="Hora" marked type="time" {...judged('horaPago')} />
          </Box>
        )}
        <Box flex="1 1 10rem" maxW="22rem">
          <PaymentField isPaid {...judged('formaPago')} />
        </Box>
        <Box flex="1 1 9rem" maxW="18rem">
          <TextField label="Número de operación" {...judged('numOperacion')} />
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
