import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RecordWay } from '../../ui/list/RecordWay.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { AskCustomer } from '../acts/customerQuestion.ts';
import { invoiceLink, invoiceLists } from '../lists.ts';
import { LoadedInvoice } from './LoadedInvoice.tsx';

interface Props {
  readonly id: number;
  readonly askCustomer: AskCustomer;
}

/** The page of an invoice, from its loading on. Another invoice is another page: give it the id as its key. */
export function InvoicePage({ id, askCustomer }: Props) {
  const { permisos } = usePerson();
  const { data, error, refetch } = useQuery(query('obtenerFactura', { ruta: { id } }));
  // A number that no invoice has.
  if (error?.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  return (
    <>
      <RecordWay id={id} lists={invoiceLists} record={invoiceLink} />
      {data === undefined ? (
        <>
          <PageHeading title="Factura" />
          {error === null ? (
            <Loading text="Cargando la factura..." />
          ) : (
            <LoadFailed text={`No se pudo leer la factura. ${error.texto}`} onRetry={() => void refetch()} />
          )}
        </>
      ) : (
        <LoadedInvoice factura={data} permisos={permisos} askCustomer={askCustomer} />
      )}
    </>
  );
}
