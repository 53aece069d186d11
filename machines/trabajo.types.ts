/** Tipos de un trabajo sobre un registro; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Failure, OthersChange } from '#contract/common/failure';

export interface TrabajoInput {
  /** Por el que lo conoce su registro. */
  readonly name: string;
  /** De aquí salen las claves de envío: al azar, y distinta cada vez que se abre el registro y en cada trabajo. */
  readonly seed: string;
  /** La versión del registro que está en pantalla; null mientras no haya ninguna. */
  readonly version: number | null;
  /** Lo que quedó de antes; null cuando nada quedó. */
  readonly kept: Borrador | null;
  /** Si lo que no salió por falta de conexión sale solo al volver. */
  readonly insiste: boolean;
}

export interface TrabajoContext extends Pick<TrabajoInput, 'name' | 'seed' | 'insiste'> {
  /** Cuántas claves han salido ya de la semilla. */
  readonly keysMade: number;
  /** La versión sobre la que se escribe. */
  readonly version: number | null;
  /** La versión que está en pantalla. */
  readonly shown: number | null;
  /** Lo escrito, como JSON; null cuando no hay nada. */
  readonly values: unknown;
  /** Con cuál de los botones de su formulario se envió la última vez; su propio nombre donde solo hay uno. */
  readonly como: string;
  /** Los envíos en curso o de los que no se sabe si se guardaron, por su botón. */
  readonly attempts: Attempts;
  /** Parte enviada, de 0 a 1; null cuando no se envía o no se sabe. */
  readonly progress: number | null;
  /** Por qué no se guardó. */
  readonly failure: Failure | null;
  /** Lo que otros hicieron desde la versión enviada. */
  readonly change: OthersChange | null;
  /** Lo que contestó el servidor la última vez. */
  readonly result: RespuestaTrabajo | null;
}

/**
 * Con qué se envió. La versión va con la clave: el reintento debe repetir la misma petición, aunque mientras tanto se haya
 * traído el registro con otra versión.
 */
export interface Attempt {
  readonly key: string;
  readonly version: number | null;
}

export type Attempts = Readonly<Record<string, Attempt>>;

/** Lo que se guarda de un trabajo sin terminar: lo escrito, sobre qué versión, y con qué se envió si no se sabe si se guardó. */
export interface Borrador {
  readonly values: unknown;
  readonly version: number | null;
  readonly attempts: Attempts;
}

/** Lo que se envía. */
export interface Submission extends Attempt {
  readonly trabajo: string;
  readonly como: string;
  readonly values: unknown;
}

export type TrabajoEvent =
  /** Lo escrito, cuando se deja de teclear; `vacio`: está como antes de escribir. */
  | { readonly type: 'escribir'; readonly values: unknown; readonly vacio: boolean }
  | { readonly type: 'enviar'; readonly values: unknown; readonly como: string }
  /** Se leyó lo que quedó de antes, con el formulario ya a la vista. */
  | { readonly type: 'retomar'; readonly kept: Borrador }
  | { readonly type: 'aceptarCambios' }
  | { readonly type: 'descartar' }
  /** Su ventana se cierra: lo escrito queda para después. */
  | { readonly type: 'dejar' }
  /** La persona tiene esta versión a la vista: lo que escribe es sobre ella. */
  | { readonly type: 'versionALaVista'; readonly version: number }
  /** La misma persona guardó otra cosa del registro, que así quedó en esta versión. */
  | { readonly type: 'otroGuardado'; readonly version: number }
  /** De lo que lleva archivos: qué parte ha salido. */
  | { readonly type: 'avance'; readonly porcion: number }
  /** Después de fallar por falta de conexión o de base de datos, ya hay. */
  | { readonly type: 'conexionRestablecida' };

export type TrabajoEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'error' | 'success' | 'warning'; readonly texto: string }
  /** Lo que quedó de antes vuelve al formulario. */
  | { readonly type: 'retomado'; readonly values: unknown }
  /** Ya no hay nada escrito: se guardó, o se descartó. */
  | { readonly type: 'vaciado'; readonly guardado: boolean };

/** Lo que un trabajo informa a su registro; `resultado` es null cuando no se guardó. */
export type TrabajoReport =
  | { readonly type: 'trabajoEmpezado'; readonly trabajo: string }
  | {
      readonly type: 'trabajoTerminado';
      readonly trabajo: string;
      readonly como: string;
      readonly resultado: RespuestaTrabajo | null;
    };

/** Lo que el registro informa a la página que encargó un trabajo. */
export type EnvioDeTrabajo<Resultado = RespuestaTrabajo> =
  /** Salió, también si salió solo al volver la conexión. */
  | { readonly type: 'seEnvia' }
  /** No se guardó, o no se sabe: por qué lo dice el trabajo. */
  | { readonly type: 'noGuardado' }
  | { readonly type: 'guardado'; readonly resultado: Resultado };
