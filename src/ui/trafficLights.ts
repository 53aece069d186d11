import type { Semaforo } from '#domain/common/semaforo';
import type { ChipColor } from './StatusChip.tsx';

/** The words of each traffic light and its colour (specification, section 4). */
export const TRAFFIC_LIGHTS = {
  reciente: { texto: 'Reciente', color: 'gris', sigue: 'será antiguo' },
  antiguo: { texto: 'Antiguo', color: 'naranja', sigue: 'quedará sin atención' },
  sinAtencion: { texto: 'Sin atención', color: 'rojo', sigue: null },
  atendido: { texto: 'Atendido', color: 'verde', sigue: null },
} as const satisfies Record<
  Semaforo,
  { readonly texto: string; readonly color: ChipColor; readonly sigue: string | null }
>;
