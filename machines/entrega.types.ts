/** Tipos de devolver un vale entero en una ventana; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Failure } from '#contract/common/failure';
import type { RegistroInput } from './registro.types.ts';
import type { EnvioDeTrabajo } from './trabajo.types.ts';

/** Lo que falta devolver por un método; el importe en pesos. */
export interface ParteDeEntrega {
  readonly metodo: number;
  readonly monto: number;
  /** Lo que la persona escribe o hace antes: el número del cheque, o pasarla por la terminal. */
  readonly pide: 'cheque' | 'terminal' | null;
}

/** Lo que ya se devolvió aquí; el folio es el que el cliente se lleva. */
export interface ParteDevuelta extends ParteDeEntrega {
  readonly folio: string | null;
}

export interface EntregaContext {
  /** Con qué se abre el registro de su vale. */
  readonly registro: Partial<RegistroInput>;
  /** La persona ya lo pidió al guardar: empieza sin preguntar, si nada hay que escribir ni hacer antes. */
  readonly alLlegar: boolean;
  /** Lo que falta, en su orden: sigue la primera. */
  readonly partes: readonly ParteDeEntrega[];
  readonly devueltas: readonly ParteDevuelta[];
  /** Lo que no se pudo y se dejó para después, desde la página del vale. */
  readonly dejadas: readonly ParteDeEntrega[];
  /** El número del cheque, si una parte lo pide. */
  readonly cheque: string | null;
  /** Por qué no salió el papel. */
  readonly failure: Failure | null;
}

export type EntregaEvent =
  | EnvioDeTrabajo<ParteGuardada>
  /** El botón «Devolver e imprimir»; sin cheque, null. */
  | { readonly type: 'devolver'; readonly cheque: string | null }
  /** El botón «Reintentar» del papel; el de una parte es de su `trabajo`. */
  | { readonly type: 'reintentar' }
  /** El botón «Seguir con lo demás»: esta parte queda para después. */
  | { readonly type: 'seguir' }
  /** El botón «Descartar» junto a lo que no se devolvió: se ve de nuevo qué falta. */
  | { readonly type: 'descartar' }
  | { readonly type: 'cerrar' };

/** Lo que el servidor contesta de una parte que devolvió; el folio es el que dio, si el método lo lleva. */
export type ParteGuardada = RespuestaTrabajo & Pick<ParteDevuelta, 'folio'>;
