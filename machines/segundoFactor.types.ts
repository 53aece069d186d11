/** Tipos del segundo factor; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/common/failure';
import type { DeNuevo, Inscripcion } from '#domain/personas/segundoFactorSchemas';

export interface SegundoFactorContext {
  /** El rol lo pide y la persona no lo tiene: mientras no lo active no puede trabajar. */
  readonly obligado: boolean;
  /** Con qué muestra de nuevo quién es; solo mientras el servidor lo decide. */
  readonly deNuevo: DeNuevo | null;
  /** La clave, solo mientras se muestra. */
  readonly inscripcion: Inscripcion | null;
  /** El primer código de la aplicación, solo mientras el servidor lo decide. */
  readonly codigo: string | null;
  /** Los códigos de recuperación, solo mientras se muestran. */
  readonly codigos: readonly string[] | null;
  readonly failure: Failure | null;
}

export type SegundoFactorEvent =
  /** El botón que abre la ventana. */
  | { readonly type: 'empezar' }
  /** Muestra de nuevo quién es y pide la clave. */
  | { readonly type: 'confirmar'; readonly deNuevo: DeNuevo }
  /** Escribe el primer código que muestra su aplicación. */
  | { readonly type: 'activar'; readonly codigo: string }
  /** Ya guardó sus códigos de recuperación. */
  | { readonly type: 'listo' }
  | { readonly type: 'dejar' };

export type SegundoFactorEmitted =
  /** Quedó activo, y sus códigos ya no se ven. */
  { readonly type: 'activado' };
