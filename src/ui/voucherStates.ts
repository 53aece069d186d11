import { ESTADO_VALE, ESTADOS_VALE, esVencido, type IdEstadoVale } from '#domain/cadena/estadosVale';
import type { ChipColor } from './StatusChip.tsx';

/** Red is for a voucher that looks valid on its paper and is not given back: the customer stands at the counter. */
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
  /** Its sale no longer bears it: why, or that it is so; left out where that is not known. */
  readonly sinRespaldo?: object | boolean | null | undefined;
}

/** A voucher's state as its chip shows it: VENCIDO and VENTA CAMBIÓ, which are no states, stand in the place of VIGENTE. */
export function shownVoucherState(
  { estado, fechaVigencia, sinRespaldo }: Shown,
  now: Date,
): { readonly text: string; readonly color: ChipColor } {
  if (esVencido({ estado: estado.id, fechaVigencia: new Date(fechaVigencia) }, now)) {
    return { text: 'VENCIDO', color: 'rojo' };
  }
  if (estado.id === ESTADO_VALE.vigente && (sinRespaldo ?? false) !== false) {
    return { text: 'VENTA CAMBIÓ', color: 'rojo' };
  }
  const isKnown = estado.id in ESTADOS_VALE;
  return { text: estado.nombre, color: isKnown ? COLORS[estado.id as IdEstadoVale] : 'gris' };
}

/** Tells whether a voucher was shown as valid until its validity ended. */
export function hasJustExpired({ estado, fechaVigencia, vencido }: Shown & { readonly vencido: boolean }, now: Date) {
  return estado.id === ESTADO_VALE.vigente && !vencido && Date.parse(fechaVigencia) < now.getTime();
}
