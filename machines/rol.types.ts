/** Tipos de la página de un rol; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/answers';
import type { TrabajoUnicoContext, TrabajoUnicoOutput } from './trabajoUnico.types.ts';

export interface RolContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre un rol. */
  readonly seed: string;
  /** Cuántos trabajos han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** La versión del rol que está en pantalla; null para uno nuevo. */
  readonly version: number | null;
  /** Con qué se retoma el guardado cuyo desenlace no se supo. */
  readonly pendiente: Partial<TrabajoUnicoContext>;
}

export type RolEvent =
  /** El rol está en pantalla, o lo está otra versión de él. */
  | { readonly type: 'rolALaVista'; readonly version: number }
  | { readonly type: 'guardar'; readonly values: unknown }
  /** El botón «Eliminar», y lo que se contesta a su pregunta. */
  | { readonly type: 'eliminar' }
  | { readonly type: 'si' }
  | { readonly type: 'no' };

export type RolEmitted =
  /** El servidor lo guardó, con qué id quedó. */
  { readonly type: 'rolGuardado'; readonly resultado: RespuestaTrabajo | null } | { readonly type: 'rolEliminado' };

/** Cómo terminó el trabajo de la página. */
export interface FinDeTrabajo {
  readonly output: TrabajoUnicoOutput;
}
