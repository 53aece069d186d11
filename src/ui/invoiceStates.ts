import { ESTADOS_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { ChipColor } from './StatusChip.tsx';

const COLORS: Readonly<Record<IdEstadoFactura, ChipColor>> = {
  1: 'naranja',
  2: 'verde',
  3: 'naranja',
  4: 'gris',
  5: 'rojo',
  6: 'gris',
};

/** The colour of an invoice's state. */
export function invoiceColor({ id }: { readonly id: number }): ChipColor {
  return id in ESTADOS_FACTURA ? COLORS[id as IdEstadoFactura] : 'gris';
}
