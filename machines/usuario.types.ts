/** Tipos de la contraseña de un usuario; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/common/failure';

export interface UsuarioContext {
  /** De quién es la contraseña que se da; null mientras no haya usuario. */
  readonly numiden: number | null;
  /** Se acaba de agregar: después de su primera contraseña no queda nada que mostrar. */
  readonly recienAgregado: boolean;
  /** La contraseña provisional, solo mientras se muestra. */
  readonly contrasena: string | null;
  /** Por qué no se pudo dar. */
  readonly failure: Failure | null;
}

export type UsuarioEvent =
  /** Se agregó a quien todavía no puede entrar: falta su contraseña. */
  | { readonly type: 'agregado'; readonly numiden: number }
  /** El botón «Nueva contraseña», y lo que se contesta a su pregunta. */
  | { readonly type: 'nuevaContrasena' }
  | { readonly type: 'si' }
  | { readonly type: 'no' }
  /** La contraseña ya se entregó: no se vuelve a mostrar. */
  | { readonly type: 'listo' }
  | { readonly type: 'reintentar' };

export type UsuarioEmitted =
  /** Quien se agregó tiene su contraseña, o la tendrá después: la pantalla vuelve a la lista. */
  { readonly type: 'contrasenaEntregada' };
