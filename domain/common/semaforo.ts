/** The colour of a traffic light, by name. */
export type Semaforo = 'reciente' | 'antiguo' | 'sinAtencion' | 'atendido';

/** Hours since creation up to which a case is 'reciente' and 'antiguo': semaphores 1 and 2 (specification, section 3). */
export interface UmbralesSemaforo {
  readonly reciente: number;
  readonly antiguo: number;
}

/** Default thresholds of the traffic light, in hours (specification, section 9). */
export const UMBRALES_SEMAFORO: UmbralesSemaforo = { reciente: 4, antiguo: 8 };

/** The colour of what has waited for so many hours (specification, section 4). */
export function colorDeHoras(horas: number, { reciente, antiguo }: UmbralesSemaforo): Exclude<Semaforo, 'atendido'> {
  if (horas <= reciente) return 'reciente';
  return horas <= antiguo ? 'antiguo' : 'sinAtencion';
}
