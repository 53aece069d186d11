import { z } from 'zod';

/** Lines that are sold by weight or measure: each is one unit for whatever comes back, and keeps its quantity beside that. */

/** The decimals of a weighed quantity: as many as an invoice can say. */
export const DECIMALES_PESADA = 6;

/** The units of a quantity: its own where it is whole; one where it was weighed, which nobody can divide again; below zero for what was taken off. */
export function unidadesDe(cantidad: number): number {
  return Number.isInteger(cantidad) ? cantidad : Math.sign(cantidad);
}

/** The quantity as it was weighed; null where goods were counted. */
export function pesadaDe(cantidad: number): number | null {
  return Number.isInteger(cantidad) ? null : cantidad;
}

/** The quantity as it was weighed, as it is read; null or left out where goods were counted. */
export const pesadaLeida = z.number().positive().nullable().optional();

/** Whether what a till took back is units that there are: of a weighed line nothing, or all of it. */
export function vuelveEntera(cantidad: number, devuelto: number): boolean {
  return Number.isInteger(cantidad) ? Number.isInteger(devuelto) : devuelto === 0 || devuelto === cantidad;
}

/** The units that a till took back of a quantity. @param devuelto one that `vuelveEntera`. */
export function unidadesDevueltas(cantidad: number, devuelto: number): number {
  return devuelto === cantidad ? unidadesDe(cantidad) : devuelto;
}

/** A line as far as its quantity is shown; `pesada` is null or left out where goods were counted. */
interface ConPesada {
  readonly pesada?: number | null | undefined;
}

/** The weighed quantity as people read it beside its one unit: '0.42 a granel'; null where goods were counted. */
export function pesadaEnPalabras({ pesada }: ConPesada): string | null {
  return pesada == null ? null : `${pesada.toFixed(DECIMALES_PESADA).replace(/\.?0+$/, '')} a granel`;
}

/** The quantity by which a line was charged: its price times this is its subtotal. */
export function cantidadCobrada({ cantidad, pesada }: ConPesada & { readonly cantidad: number }): number {
  return pesada ?? cantidad;
}
