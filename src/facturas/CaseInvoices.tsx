import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Caso } from '#domain/casos/casos';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { query } from '../data/query.ts';
import { LoadFailed } from '../ui/EmptyState.tsx';

const InvoiceList = lazy(() => import('./invoice/InvoiceList.tsx'));

interface Props {
  readonly caso: Caso;
  readonly permisos: readonly number[];
}

/** The invoices that were made for a case or that it asked to cancel, for who may attend to invoices; of a case that has none nothing is drawn or loaded. */
export function CaseInvoices({ caso: { id, datosContacto }, permisos }: Props) {
  const sees = hasPermission(permisos, ['facturar']);
  const { data, error, refetch } = useQuery({ ...query('facturasDeCaso', { ruta: { id } }), enabled: sees });
  if (!sees) return null;
  if (data === undefined && error !== null) {
    return <LoadFailed text={`No se pudieron leer las facturas. ${error.texto}`} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <InvoiceList
        caso={id}
        facturas={data}
        correo={datosContacto.email ?? ''}
        mayOpenVouchers={hasPermission(permisos, PERMISSION_GROUPS.vales)}
      />
    </Suspense>
  );
}
