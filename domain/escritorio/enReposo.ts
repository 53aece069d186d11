import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { VALES_EN_REPOSO } from '#domain/cadena/estadosVale';
import { ESTADO as ESTADO_CASO } from '#domain/casos/vidaCaso';
import type { EntidadConUso } from './uso.ts';

/** The numbers of the states in which nobody is waited for: there a record's way is told as one that ended. */
export const EN_REPOSO: Readonly<Record<EntidadConUso, readonly number[]>> = {
  caso: [ESTADO_CASO.solucionada],
  vale: VALES_EN_REPOSO,
  factura: [ESTADO_FACTURA.vigente, ESTADO_FACTURA.cancelada, ESTADO_FACTURA.rechazada, ESTADO_FACTURA.sustituida],
};
