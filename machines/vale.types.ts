/** Tipos de la página de un vale; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/answers';
import type { Failure } from '#contract/failure';
import type { CalculoRespondido } from '#contract/vales';
import type { IdEstadoVale } from '#domain/vidaVale';
import type { TrabajoUnicoContext, TrabajoUnicoOutput } from './trabajoUnico.types.ts';

/** Lo que se le hace a un vale con un envío propio; cada uno es un `trabajo`. */
export type TrabajoDeVale =
  | 'guardarParcial'
  | 'guardar'
  | 'autorizar'
  | 'rechazar'
  | 'cancelar'
  | 'devolver'
  | 'cambiarMetodos'
  | 'reponer';

/** Los que tienen su propia ventana. */
export type VentanaDeVale = Exclude<TrabajoDeVale, 'guardarParcial' | 'guardar'>;

export interface ValeContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre un vale. */
  readonly seed: string;
  /** Cuántos trabajos han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** Versión y estado del vale en pantalla; versión null y estado 0 para uno que todavía no se guarda. */
  readonly version: number | null;
  readonly estado: IdEstadoVale | 0;
  /** Lo que el servidor contestó la última vez que se validó; null cuando se escribió después. */
  readonly calculo: CalculoRespondido | null;
  /** Por qué no se validó o no se ve. */
  readonly failure: Failure | null;
  /** Con qué se retoma cada trabajo cuyo desenlace no se supo, o que se dejó para después. */
  readonly pendientes: { readonly [T in TrabajoDeVale]?: Partial<TrabajoUnicoContext> };
}

export type ValeEvent =
  /** El vale está en pantalla: nuevo, o en la versión que trajo el servidor. */
  | { readonly type: 'valeALaVista'; readonly version: number | null; readonly estado: IdEstadoVale | 0 }
  /** Se escribió algo; el formulario lo dice una vez después de cada validación o envío. */
  | { readonly type: 'modificar' }
  | { readonly type: 'validar'; readonly values: unknown }
  | { readonly type: 'guardarParcial'; readonly values: unknown }
  | { readonly type: 'guardar'; readonly values: unknown }
  | { readonly type: 'guardarYDevolver'; readonly values: unknown }
  /** Los botones que abren una ventana. */
  | { readonly type: 'autorizar' }
  | { readonly type: 'rechazar' }
  | { readonly type: 'cancelar' }
  | { readonly type: 'devolver' }
  | { readonly type: 'cambiarMetodos' }
  | { readonly type: 'reponer' }
  /** El botón de la ventana abierta. */
  | { readonly type: 'enviar'; readonly values: unknown }
  | { readonly type: 'imprimir'; readonly formato: 'carta' | 'ticket' };

export type ValeEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'error' | 'success' | 'warning'; readonly texto: string }
  /** Un trabajo se hizo. */
  | {
      readonly type: 'trabajoHecho';
      readonly trabajo: TrabajoDeVale;
      /** Lo que se pidió hacer después; null casi siempre. */
      readonly sigue: 'devolver' | null;
      readonly resultado: RespuestaTrabajo | null;
    };

/** De qué trabajo es lo que terminó, y qué se pidió hacer después. */
export interface DeTrabajo {
  readonly trabajo: TrabajoDeVale;
  readonly sigue: 'devolver' | null;
}

/** Cómo terminó un trabajo. */
export interface FinDeTrabajo {
  readonly output: TrabajoUnicoOutput;
}
