import type { Caso } from '#domain/casos';
import { facturaRestauranteMachine } from '#machines/facturaRestaurante.machine';
import { findMeal } from '../found.ts';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service } from '../service/service.ts';
import { ReceiverForm } from './ReceiverForm.tsx';

const SERVICE: Service = {
  servicio: 'general',
  // It takes the same events but the one that chooses among several, which its search never finds.
  chart: facturaRestauranteMachine as unknown as Service['chart'],
  searches: ['consumo'],
  find: findMeal,
  Form: ReceiverForm,
};

/** FACTURA RESTAURANTE: what was eaten is invoiced, and its case goes on to MANTENIMIENTO FACTURA. */
export default function Restaurante({ caso }: { readonly caso: Caso }) {
  return <ServicePanel service={SERVICE} caso={caso} />;
}
