import { estacionamiento, restaurante } from '#contract/facturas/neighbours/comprobantes';
import { logistica } from '#contract/guias/neighbours/logistica';
import { billetera } from '#contract/vales/neighbours/billetera';
import { certificados } from '#contract/vales/neighbours/certificados';
import { contabilidad } from '#contract/vales/neighbours/contabilidad';
import { credito } from '#contract/vales/neighbours/credito';
import { ventas } from '#contract/ventas/neighbours/ventas';

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
