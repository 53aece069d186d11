/** Tipos de la página de un registro; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Borrador, TrabajoReport } from './trabajo.types.ts';

export interface RegistroInput {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre un registro. */
  readonly seed: string;
  /** La versión del registro que está en pantalla; null para uno que todavía no se guarda. */
  readonly version: number | null;
  /** Los trabajos que se le pueden hacer, por su nombre. */
  readonly works: readonly string[];
  /** Lo que quedó de antes, por trabajo. */
  readonly kept: Readonly<Record<string, Borrador>>;
  /** Los que, si no salieron por falta de conexión, no salen solos al volver. */
  readonly sinInsistir: readonly string[];
  /** El trabajo que encarga la máquina de la página, que así sabe cómo va; null donde la página no tiene máquina propia. */
  readonly encargo: string | null;
}

export interface RegistroContext extends RegistroInput {
  /** El trabajo cuya ventana está abierta. */
  readonly open: string | null;
  /** Los trabajos que se envían en este momento: uno, o varios que se repiten solos al volver la conexión. */
  readonly sending: readonly string[];
}

export type RegistroEvent =
  | { readonly type: 'abrir'; readonly trabajo: string }
  | { readonly type: 'cerrar' }
  /** `como`: con cuál de los botones de su formulario. */
  | { readonly type: 'enviar'; readonly trabajo: string; readonly como: string; readonly values: unknown }
  | { readonly type: 'descartar'; readonly trabajo: string }
  /** Lo que no se guardó ya no se lee ni sale solo; lo escrito queda. */
  | { readonly type: 'dejar'; readonly trabajo: string }
  /** La persona tiene esta versión a la vista. */
  | { readonly type: 'registroALaVista'; readonly version: number }
  | { readonly type: 'registroPerdido'; readonly texto: string }
  | TrabajoReport;

export type RegistroEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'warning'; readonly texto: string }
  /** El servidor lo guardó: lo que contestó ya vale, y listas y cuentas ya no son como estaban. */
  | {
      readonly type: 'trabajoHecho';
      readonly trabajo: string;
      readonly como: string;
      readonly resultado: RespuestaTrabajo;
    };
