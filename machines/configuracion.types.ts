/** Tipos de la configuración general; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/answers';
import type { TrabajoUnicoOutput } from './trabajoUnico.types.ts';

/** Cada ajuste se guarda por su cuenta. */
export type LugarAjuste = 'vigencia' | 'maximos' | 'billetera' | 'semaforos';

export interface ConfiguracionContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre la página. */
  readonly seed: string;
  /** Cuántos guardados han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** La versión de cada ajuste que la persona tiene a la vista; null mientras no se haya leído. */
  readonly versiones: { readonly [L in LugarAjuste]: number | null };
}

/** Qué versión de qué ajuste. */
export interface VersionSeen {
  readonly lugar: LugarAjuste;
  readonly version: number;
}

export type ConfiguracionEvent =
  /** El servidor tiene el ajuste en esta versión. */
  | ({ readonly type: 'ajusteALaVista' } & VersionSeen)
  /** Lo escrito ya no es lo guardado. */
  | { readonly type: 'escribir'; readonly lugar: LugarAjuste }
  /** Lo escrito vuelve a ser lo guardado. */
  | { readonly type: 'deshacer'; readonly lugar: LugarAjuste }
  | ({ readonly type: 'guardar' } & EncargoAjuste);

/** Un ajuste se guardó y ya vale para todos. */
export type ConfiguracionEmitted = {
  readonly type: 'ajusteGuardado';
  readonly lugar: LugarAjuste;
  readonly resultado: RespuestaTrabajo | null;
};

/** Lo que se entrega para enviarse: de qué ajuste, y lo escrito como JSON. */
export interface EncargoAjuste {
  readonly lugar: LugarAjuste;
  readonly valores: unknown;
}

/** Cómo terminó el trabajo de un ajuste. */
export interface FinAjuste {
  readonly actorId: string;
  readonly output: TrabajoUnicoOutput;
}
