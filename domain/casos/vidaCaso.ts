import { colorDeHoras, type Semaforo, UMBRALES_SEMAFORO, type UmbralesSemaforo } from '#domain/common/semaforo';

/** Case states (specification, section 4; the ids besides 3 and 6 were assigned here). */
export const ESTADOS_CASO = {
  1: 'NUEVO',
  2: 'EN PROCESO',
  3: 'SOLUCIONADA',
  4: 'ESCALADO',
  5: 'PENDIENTE',
  6: 'RECOLECTA',
} as const;

export type IdEstadoCaso = keyof typeof ESTADOS_CASO;

/** The states by name, for code that speaks of one of them. */
export const ESTADO = { nuevo: 1, enProceso: 2, solucionada: 3, escalado: 4, pendiente: 5, recolecta: 6 } as const;

const { nuevo, enProceso, solucionada } = ESTADO;

/** The states whose cases lose their colour with time. */
export const ESTADOS_CON_COLOR: readonly number[] = [nuevo, enProceso];

/** Every state but the last. */
export const ESTADOS_SIN_SOLUCION: readonly number[] = Object.values(ESTADO).filter((id) => id !== solucionada);

const MS_PER_HOUR = 3_600_000;

/** The moment before which a case with a colour to lose was opened when it has lost the last one. */
export function attentionLimit(now: Date, { antiguo } = UMBRALES_SEMAFORO): Date {
  return new Date(Math.ceil(now.getTime() - antiguo * MS_PER_HOUR));
}

/** The traffic light of a case (specification, section 4), or null for a state that has no colour. */
export function semaforoDe(
  caso: { readonly estado: number; readonly fechaCreacion: Date },
  now: Date,
  thresholds: UmbralesSemaforo = UMBRALES_SEMAFORO,
): Semaforo | null {
  if (caso.estado === solucionada) return 'atendido';
  if (!ESTADOS_CON_COLOR.includes(caso.estado)) return null;
  return colorDeHoras((now.getTime() - caso.fechaCreacion.getTime()) / MS_PER_HOUR, thresholds);
}

/** When a case loses its present colour for the next one, or null when it has none to lose. */
export function pierdeColorEn(
  caso: { readonly estado: number; readonly fechaCreacion: Date },
  now: Date,
  thresholds: UmbralesSemaforo = UMBRALES_SEMAFORO,
): Date | null {
  const semaforo = semaforoDe(caso, now, thresholds);
  if (semaforo !== 'reciente' && semaforo !== 'antiguo') return null;
  return new Date(caso.fechaCreacion.getTime() + thresholds[semaforo] * MS_PER_HOUR);
}
