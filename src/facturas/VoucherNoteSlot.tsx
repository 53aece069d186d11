import { lazy, Suspense } from 'react';
import type { Caso } from '#domain/casos/casos';
import { hasPermission } from '#domain/common/permisos';
import type { VoucherOfSale } from './note/voucherOfSale.ts';

const NotaDeVale = lazy(() => import('./services/NotaDeVale.tsx'));

interface Props {
  readonly caso: Caso;
  readonly permisos: readonly number[];
  readonly vale: VoucherOfSale;
}

/** The credit note of a voucher, in the case where somebody comes for it, for who may attend to invoices. */
export function VoucherNoteSlot({ caso, permisos, vale }: Props) {
  if (!hasPermission(permisos, ['facturar'])) return null;
  return (
    <Suspense fallback={null}>
      <NotaDeVale key={vale.id} caso={caso} permisos={permisos} vale={vale} />
    </Suspense>
  );
}
