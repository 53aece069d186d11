import type { Caso } from '#domain/casos/casos';
import { findSale } from '../found.ts';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service } from '../service/service.ts';
import { ReceiverForm } from './ReceiverForm.tsx';

const SERVICE: Service = {
  servicio: 'general',
  searches: ['operacion'],
  find: findSale,
  Form: ReceiverForm,
};

/** FACTURA GENERAL: a sale is invoiced. */
export default function General({ caso }: { readonly caso: Caso }) {
  return <ServicePanel service={SERVICE} caso={caso} />;
}
