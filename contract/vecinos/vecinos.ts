import { logistica } from '#contract/guias/neighbours/logistica';
import { ventas } from '#contract/ventas/neighbours/ventas';
import { billetera } from './billetera.ts';
import { certificados } from './certificados.ts';
import { estacionamiento, restaurante } from './comprobantes.ts';
import { contabilidad } from './contabilidad.ts';
import { credito } from './credito.ts';

/** Every neighbour that a chain can put in the place of the embedded one by an address. */
export const VECINOS = {
  billetera,
  certificados,
  credito,
  logistica,
  contabilidad,
  estacionamiento,
  restaurante,
  ventas,
} as const;

export type NombreVecino = keyof typeof VECINOS;
