import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Caso } from '#domain/casos';
import type { Factura } from '#domain/facturas';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import { query } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PaymentField } from '../fiscal/PaymentField.tsx';
import { ReceiverEntry } from '../fiscal/ReceiverEntry.tsx';
import { receiverOf } from '../fiscal/receiver.ts';
import { paidReceiverSchema } from '../fiscal/schema.ts';
import { findInvoices } from '../found.ts';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service, ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';

const SERVICE: Service = {
  servicio: 'mantenimiento',
  chart: servicioFacturaMachine,
  searches: ['operacion', 'folio'],
  find: findInvoices({ bySale: 'mantenimientoDeOperacion', byFolio: 'mantenimientoPorFolio' }),
  Form: InvoiceOf,
};

/** MANTENIMIENTO FACTURA: an invoice is issued anew with what was wrong put right. */
export default function Mantenimiento({ caso }: { readonly caso: Caso }) {
  return <ServicePanel service={SERVICE} caso={caso} />;
}

function InvoiceOf(props: ServiceFormProps) {
  const id = props.elegido.factura?.id ?? 0;
  const { data, error, refetch } = useQuery(query('obtenerFactura', { ruta: { id } }));
  if (data === undefined && error !== null) return <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
  return data === undefined ? <Loading /> : <SubstituteForm {...props} factura={data} />;
}

/** What the invoice says, to be put right. */
function SubstituteForm({ running, elegido, factura }: ServiceFormProps & { readonly factura: Factura }) {
  const [blank] = useState(() => ({
    ...receiverOf(factura.datosFiscales),
    formaPago: factura.formaPago ?? '',
    elegido: elegido.clave,
  }));
  const form = useServiceForm({
    running,
    elegido,
    schema: paidReceiverSchema,
    blank,
    isOwn: (kept) => (kept as { readonly elegido?: unknown } | null)?.elegido === elegido.clave,
  });
  return <ReceiverEntry running={running} form={form} payment={<PaymentField {...form.judged('formaPago')} />} />;
}
