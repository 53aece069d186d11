import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import type { Caso } from '#domain/casos/casos';
import { query } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { knownReceiver } from '../fiscal/receiver.ts';
import { findInvoices, findRefused, type ServiceFinder, waitsForReissue } from '../found.ts';
import { ServiceCard } from '../service/ServiceFrame.tsx';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service, ServiceFormProps } from '../service/service.ts';
import { SubstituteForm } from './SubstituteForm.tsx';

const RefusedInvoice = lazy(() => import('./RefusedInvoice.tsx'));

interface Props {
  readonly caso: Caso;
}

/** MANTENIMIENTO FACTURA: issues an invoice anew with its faults put right: one in effect, or one that was refused. */
export default function Mantenimiento({ caso }: Props) {
  const { data, isFetching } = useQuery(query('facturasDeCaso', { ruta: { id: caso.id } }));
  // The refused invoices decide the start of the service: the start stays, whatever comes of it.
  const [hasRefused, begin] = useState<boolean | null>(null);
  const [round, next] = useState(0);
  if (hasRefused === null) {
    if (isFetching) return <Waiting nombre={caso.subCategoria.nombre} />;
    begin(data?.some(waitsForReissue) ?? false);
    return null;
  }
  const again = () => {
    begin(true);
    next(round + 1);
  };
  return <Maintained key={round} caso={caso} hasRefused={hasRefused} onAgain={again} />;
}

function Waiting({ nombre }: { readonly nombre: string }) {
  return (
    <ServiceCard nombre={nombre}>
      <Loading />
    </ServiceCard>
  );
}

interface MaintainedProps extends Props {
  readonly hasRefused: boolean;
  readonly onAgain: () => void;
}

function Maintained({ caso, hasRefused, onAgain }: MaintainedProps) {
  const [service] = useState(() => serviceOf(caso.id, hasRefused));
  return <ServicePanel service={service} caso={caso} onAgain={onAgain} />;
}

function serviceOf(idCaso: number, hasRefused: boolean): Service {
  const find: ServiceFinder = (busca, api, signal) =>
    busca.por === 'rechazadas' ? findRefused(idCaso)(api, signal) : findInEffect(busca, api, signal);
  return {
    servicio: 'mantenimiento',
    searches: [...(hasRefused ? (['rechazadas'] as const) : []), 'operacion', 'folio'],
    find,
    Form: InvoiceOf,
  };
}

const findInEffect = findInvoices({ bySale: 'mantenimientoDeOperacion', byFolio: 'mantenimientoPorFolio' });

function InvoiceOf(props: ServiceFormProps) {
  const { factura } = props.elegido;
  const id = factura?.id ?? 0;
  const { data, error, refetch } = useQuery(query('obtenerFactura', { ruta: { id } }));
  if (data === undefined && error !== null) return <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (factura?.estado.id === ESTADO_FACTURA.rechazada) {
    return (
      <Suspense fallback={<Loading />}>
        <RefusedInvoice {...props} factura={data} />
      </Suspense>
    );
  }
  const { datosFiscales, metodoPago, formaPago } = data;
  const said = { ...knownReceiver(datosFiscales), metodoPago: metodoPago ?? '', formaPago: formaPago ?? '' };
  return <SubstituteForm {...props} said={said} />;
}
