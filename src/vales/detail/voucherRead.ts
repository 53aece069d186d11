import type { Vale } from '#domain/vales/vales';
import { query } from '../../data/query.ts';
import { newerOf } from '../../ui/works/newerOf.ts';

/** The reading of a voucher. An answer that was on its way for long never takes the place of a newer one. */
export function voucherRead(id: number) {
  return {
    ...query('obtenerVale', { cuerpo: { valeId: id } }),
    structuralSharing: (held: unknown, came: unknown) => newerOf(held as Vale | undefined, came as Vale),
  };
}
