import type { Caso } from '#domain/casos/casos';
import { findMeal } from '../found.ts';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service } from '../service/service.ts';
import { ReceiverForm } from './ReceiverForm.tsx';

const SERVICE: Service = {
  servicio: 'general',
  searches: ['consumo'],
  find: findMeal,
  Form: ReceiverForm,
};

/** FACTURA RESTAURANTE: invoices a meal, and its case goes on to MANTENIMIENTO FACTURA. */
export default function Restaurante({ caso }: { readonly caso: Caso }) {
  return <ServicePanel service={SERVICE} caso={caso} />;
}
