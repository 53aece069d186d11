/** Tipos de la página de un usuario; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/failure';
import type { TrabajoUnicoContext, TrabajoUnicoOutput } from './trabajoUnico.types.ts';

export interface UsuarioContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre un usuario. */
  readonly seed: string;
  /** Cuántos trabajos han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** La versión del usuario que está en pantalla; null para uno nuevo. */
  readonly version: number | null;
  /** Si, al agregarlo, hay que darle una contraseña: el servidor las pide. */
  readonly daContrasena: boolean;
  /** De quién es la contraseña que se da; null mientras no haya usuario. */
  readonly numiden: number | null;
  /** Lo escrito, mientras se elige a quién pasan los casos. */
  readonly values: unknown;
  /** Con qué se retoma el guardado cuyo desenlace no se supo. */
  readonly pendiente: Partial<TrabajoUnicoContext>;
  /** La contraseña provisional, solo mientras se muestra. */
  readonly contrasena: string | null;
  /** Por qué no se pudo dar. */
  readonly failure: Failure | null;
}

export type UsuarioEvent =
  /** El usuario está en pantalla, o lo está otra versión de él. */
  | { readonly type: 'usuarioALaVista'; readonly version: number }
  /** `dejaCasos`: con esto se desactiva a quien tiene casos abiertos a su cargo. */
  | { readonly type: 'guardar'; readonly values: object; readonly dejaCasos: boolean }
  /** A quién pasan los casos abiertos; null los deja sin asignar. */
  | { readonly type: 'entregar'; readonly heredero: number | null }
  | { readonly type: 'regresar' }
  /** El botón «Nueva contraseña», y lo que se contesta a su pregunta. */
  | { readonly type: 'nuevaContrasena' }
  | { readonly type: 'si' }
  | { readonly type: 'no' }
  /** La contraseña ya se entregó: no se vuelve a mostrar. */
  | { readonly type: 'listo' }
  | { readonly type: 'reintentar' };

export type UsuarioEmitted =
  /** Se guardó, y no queda nada que mostrar: la pantalla vuelve a la lista. */
  { readonly type: 'usuarioGuardado' };

/** Cómo terminó el trabajo de la página. */
export interface FinDeTrabajo {
  readonly output: TrabajoUnicoOutput;
}
