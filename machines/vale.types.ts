/** Tipos de un vale que se llena; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Failure } from '#contract/common/failure';
import type { CalculoRespondido } from '#contract/vales/vales';
import type { RegistroInput } from './registro.types.ts';
import type { EnvioDeTrabajo } from './trabajo.types.ts';

/** El botón con que se pidió guardarlo: entero, entero para devolverlo enseguida, o a medias. */
export type ComoSePidio = 'guardar' | 'guardarYDevolver' | 'guardarParcial';

export interface ValeContext {
  /** Con qué se abre su registro. */
  readonly registro: Partial<RegistroInput>;
  /** Cómo se pidió guardarlo la última vez; null si no se ha pedido. */
  readonly pedido: ComoSePidio | null;
  /** Lo que el servidor contestó la última vez que se validó; null cuando se escribió después. */
  readonly calculo: CalculoRespondido | null;
  /** Por qué no se guardaría así. */
  readonly failure: Failure | null;
}

export type ValeEvent =
  /** Se escribió algo después de validar. */
  | { readonly type: 'modificar' }
  | { readonly type: 'validar'; readonly values: unknown }
  | { readonly type: 'guardar'; readonly values: unknown }
  | { readonly type: 'guardarYDevolver'; readonly values: unknown }
  | { readonly type: 'guardarParcial'; readonly values: unknown }
  /** De lo escrito no queda nada. */
  | { readonly type: 'descartar' }
  /** Ya no se guarda; lo escrito queda. */
  | { readonly type: 'dejar' }
  | EnvioDeTrabajo;

export type ValeEmitted = {
  readonly type: 'valeGuardado';
  readonly como: ComoSePidio;
  readonly resultado: RespuestaTrabajo;
};
