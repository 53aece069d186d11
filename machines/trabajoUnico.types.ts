/** Tipos de un trabajo sobre cualquier entidad; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/answers';
import type { Failure, OthersChange } from '#contract/failure';

export interface TrabajoUnicoContext {
  /** De aquí salen las claves de envío: al azar, y distinta cada vez que se abre la entidad y en cada trabajo. */
  readonly seed: string;
  /** Cuántas claves han salido ya de la semilla. */
  readonly keysMade: number;
  /** La versión de la entidad que está en pantalla; null mientras no haya ninguna. */
  readonly version: number | null;
  /** Lo escrito, como JSON, desde que se envió por primera vez; null antes. */
  readonly values: unknown;
  /** El envío en curso, o el último mientras no se sepa si se guardó. */
  readonly attempt: Attempt | null;
  /** Parte enviada, de 0 a 1; null cuando no se envía o no se sabe. */
  readonly progress: number | null;
  /** Por qué no se guardó. */
  readonly failure: Failure | null;
  /** Lo que otros hicieron desde la versión enviada. */
  readonly change: OthersChange | null;
  /** Lo que contestó el servidor: el trabajo hecho, o una advertencia. */
  readonly result: RespuestaTrabajo | null;
}

/**
 * Con qué se envió. La versión va con la clave: el reintento debe repetir la misma petición, aunque mientras tanto se haya
 * traído la entidad con otra versión.
 */
export interface Attempt {
  readonly key: string;
  readonly version: number | null;
}

/** Lo que se envía. */
export interface Submission extends Attempt {
  readonly values: unknown;
}

export type TrabajoUnicoEvent =
  | { readonly type: 'enviar'; readonly values: unknown }
  /** Lo escrito ya no es lo que se envió; el formulario lo dice una vez. */
  | { readonly type: 'modificar' }
  | { readonly type: 'aceptarCambios' }
  | { readonly type: 'descartar' }
  /** Se deja para después. */
  | { readonly type: 'cerrar' }
  | { readonly type: 'versionALaVista'; readonly version: number }
  /** De lo que lleva archivos: qué parte ha salido. */
  | { readonly type: 'avance'; readonly porcion: number }
  /** Después de fallar por falta de conexión o de base de datos, ya hay. */
  | { readonly type: 'conexionRestablecida' };

export type TrabajoUnicoEmitted = {
  readonly type: 'aviso';
  readonly tipo: 'error' | 'success' | 'warning';
  readonly texto: string;
};

/** Cómo terminó; lo que se deja para después se retoma entregando `keep` como entrada, con la misma semilla. */
export type TrabajoUnicoOutput =
  | { readonly ending: 'done'; readonly result: RespuestaTrabajo | null }
  | { readonly ending: 'discarded' }
  | { readonly ending: 'left'; readonly keep: Pick<TrabajoUnicoContext, 'keysMade' | 'values' | 'attempt'> };
