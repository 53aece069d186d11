import type { Caso } from '#domain/casos/casos';
import { findTicket } from '../found.ts';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service } from '../service/service.ts';
import { ReceiverForm } from './ReceiverForm.tsx';

const SERVICE: Service = {
  servicio: 'estacionamiento',
  searches: ['operacion'],
  find: findTicket,
  Form: ReceiverForm,
};

/** FACTURA ESTACIONAMIENTO: a paid parking ticket is invoiced. */
export default function Estacionamiento({ caso }: { readonly caso: Caso }) {
  return <ServicePanel service={SERVICE} caso={caso} />;
}
