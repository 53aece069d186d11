import type { Caso } from '#domain/casos/casos';
import { findToPay } from '../found.ts';
import { PaymentForm } from '../payment/PaymentForm.tsx';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service } from '../service/service.ts';

const SERVICE: Service = {
  servicio: 'reciboPago',
  searches: ['operacion', 'folio', 'rfc'],
  find: findToPay,
  Form: PaymentForm,
};

/** RECIBO DE PAGO: a payment of one or several invoices that are paid later or in parts. */
export default function ReciboPago({ caso }: { readonly caso: Caso }) {
  return <ServicePanel service={SERVICE} caso={caso} />;
}
