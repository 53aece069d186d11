import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';

/** The states in which a voucher holds the units and amounts that it took; from the others they are free again. */
export const ESTADOS_QUE_RETIENEN: readonly IdEstadoVale[] = [
  ESTADO_VALE.vigente,
  ESTADO_VALE.canjeado,
  ESTADO_VALE.porAutorizar,
];

const MS_PER_DAY = 86_400_000;

/**
 * Days after today on which a voucher still counts: as many as it was given on the day on which it was made, 0 on its last day, which
 * ends at `fechaVigencia`, and once it is past.
 */
export function diasRestantes(fechaVigencia: Date, now: Date): number {
  return Math.max(0, Math.floor((fechaVigencia.getTime() - now.getTime()) / MS_PER_DAY));
}
