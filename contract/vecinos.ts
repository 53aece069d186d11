import { estacionamiento, restaurante } from './facturas/neighbours/comprobantes.ts';
import { logistica } from './guias/neighbours/logistica.ts';
import { billetera } from './vales/neighbours/billetera.ts';
import { certificados } from './vales/neighbours/certificados.ts';
import { contabilidad } from './vales/neighbours/contabilidad.ts';
import { credito } from './vales/neighbours/credito.ts';
import { ventas } from './ventas/neighbours/ventas.ts';

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
