import { useQuery } from '@tanstack/react-query';
import type { Failure } from '#contract/common/failure';
import { judgeRfc } from '#domain/common/sat/rfc';
import type { PorPagar } from '#domain/facturas/facturas';
import type { Busqueda, Hallado } from '#machines/servicioFactura.types';
import { query } from '../../data/query.ts';

/** The rest to pay stands in the form from the start: a rest of some time ago is offered to no one. */
const ANEW = 0;

/** The invoices that a payment may pay, as they are now. */
interface Payables {
  /** Null until they are there. */
  readonly rows: readonly PorPagar[] | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** The chosen invoice, then all others that its receiver has to pay; a generic number has many receivers. */
export function usePayable({ factura }: Hallado, busca: Busqueda | null): Payables {
  const payer = factura?.rfc ?? (busca?.por === 'rfc' ? busca.rfc : '');
  const isOnePayer = judgeRfc(payer).generico === null;
  const { serie = '', folio = '0' } = factura ?? {};
  const own = useQuery({
    ...query('busquedaReciboPago', { cuerpo: { serie, folio: Number(folio) } }),
    ...{ enabled: factura !== null, gcTime: ANEW },
  });
  const all = useQuery({
    ...query('busquedaReciboPago', { cuerpo: { rfc: payer } }),
    ...{ enabled: isOnePayer, gcTime: ANEW },
  });
  const asked = [...(factura === null ? [] : [own]), ...(isOnePayer ? [all] : [])];
  // The oldest first, as people pay them.
  const found = [...(own.data ?? []), ...(all.data ?? []).toReversed()];
  return {
    rows: asked.some(({ data }) => data === undefined)
      ? null
      : [...new Map(found.map((row) => [row.id, row])).values()],
    failure: asked.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    retry: () => {
      for (const { refetch } of asked) void refetch();
    },
  };
}
