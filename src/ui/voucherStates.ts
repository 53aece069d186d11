import type { IdEstadoVale } from '#domain/vidaVale';
import { ESTADO_VALE, ESTADOS_VALE, esVencido } from '#domain/vidaVale';
import type { ChipColor } from './StatusChip.tsx';

/** Red is for a voucher past its validity alone: it looks valid on its paper, and the customer stands at the counter. */
const COLORS: Readonly<Record<IdEstadoVale, ChipColor>> = {
  1: 'verde',
  2: 'azul',
  3: 'gris',
  4: 'naranja',
  5: 'naranja',
  6: 'gris',
};

/** The fields of a voucher that decide in which state it is shown; `fechaVigencia` in ISO form. */
interface Shown {
  readonly estado: { readonly id: number; readonly nombre: string };
  readonly fechaVigencia: string;
}

/** A voucher's state as its chip shows it: VENCIDO, which is no state, in the place of VIGENTE once its validity is past. */
export function shownVoucherState(
  { estado, fechaVigencia }: Shown,
  now: Date,
): { readonly text: string; readonly color: ChipColor } {
  if (esVencido({ estado: estado.id, fechaVigencia: new Date(fechaVigencia) }, now)) {
    return { text: 'VENCIDO', color: 'rojo' };
  }
  const isKnown = estado.id in ESTADOS_VALE;
  return { text: estado.nombre, color: isKnown ? COLORS[estado.id as IdEstadoVale] : 'gris' };
}

/** Tells whether a voucher was shown as valid until its validity ended. */
export function hasJustExpired({ estado, fechaVigencia, vencido }: Shown & { readonly vencido: boolean }, now: Date) {
  return estado.id === ESTADO_VALE.vigente && !vencido && Date.parse(fechaVigencia) < now.getTime();
}
