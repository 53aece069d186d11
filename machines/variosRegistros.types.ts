/** Tipos de trabajar varios registros de una vez; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { ClaseDeMarcado } from '#domain/common/varios';

/** Un registro de la lista, como lo vio quien lo marcó. */
export interface Marcada {
  /** Su renglón. */
  readonly fila: number;
  /** Solo los de una misma clase se trabajan juntos: se piden y se dicen igual. */
  readonly clase: ClaseDeMarcado;
  readonly version: number;
}

/**
 * Cómo va uno:
 * - `pendiente`: aún no se envía. `enviando`: va en camino.
 * - `hecha`: quedó. `ajena`: otra persona lo cambió antes, y hay que verlo de nuevo.
 * - `rechazada`: el servidor dijo por qué no. `incierta`: no se sabe si quedó; al repetirlo lleva la misma clave.
 */
export type EstadoDeEnvio = 'pendiente' | 'enviando' | 'hecha' | 'ajena' | 'rechazada' | 'incierta';

/** Uno que se está trabajando: con qué clave, cómo va, y por qué no quedó. */
export interface Enviada extends Marcada {
  readonly clave: string;
  readonly estado: EstadoDeEnvio;
  /** Por qué no; vacío en los demás. */
  readonly texto: string;
  /** Quedó, y por un momento la persona lo puede deshacer. */
  readonly deshacible: boolean;
}

/** Lo que se envía por cada uno. */
export interface EnvioDeVarios extends Marcada {
  readonly clave: string;
  readonly trabajo: string;
  readonly values: unknown;
}

/** Lo que contesta el servidor de una que quedó. */
export interface RespuestaDeVarios {
  readonly deshacible: boolean;
}

export interface VariosRegistrosContext {
  /** De aquí salen las claves: al azar, y distinta cada vez que se abre la lista. */
  readonly seed: string;
  /** Cuántas claves han salido ya de la semilla. */
  readonly keysMade: number;
  readonly marcadas: readonly Marcada[];
  /** El trabajo pedido, por su nombre; vacío mientras no se pida ninguno. */
  readonly trabajo: string;
  /** De las marcadas, las que van; vacío si nada se pregunta. */
  readonly filas: readonly number[];
  /** Lo que se escribió para todos; null mientras nada se escriba. */
  readonly values: unknown;
  /** Los que se están trabajando, en el orden en que se envían; vacío mientras solo se marcan. */
  readonly enviadas: readonly Enviada[];
}

/** Un trabajo para los marcados que lo admiten. */
export interface Pedido {
  readonly trabajo: string;
  readonly filas: readonly number[];
  /** Lo que dice el formulario en blanco; null si hay que escribir antes. */
  readonly values: unknown;
}

export type VariosRegistrosEvent =
  | { readonly type: 'marcar'; readonly marcadas: readonly Marcada[] }
  | { readonly type: 'desmarcar'; readonly filas: readonly number[] }
  /** El botón de un trabajo. */
  | ({ readonly type: 'pedir' } & Pedido)
  /** La respuesta a la pregunta, con lo que dice el formulario en blanco. */
  | { readonly type: 'confirmar'; readonly values: unknown }
  /** Lo escrito para todos. */
  | { readonly type: 'enviar'; readonly values: unknown }
  /** Se deja para después: lo escrito queda; null donde nada se escribe. */
  | { readonly type: 'volver'; readonly values: unknown }
  /** El botón «Reintentar los que faltan». */
  | { readonly type: 'reintentar' }
  | { readonly type: 'listo' }
  /** La persona deshizo algunas que habían quedado. */
  | { readonly type: 'deshechas'; readonly filas: readonly number[] };

/** Se enviaron, hayan quedado o no, y se dice una sola vez. */
export interface VariosRegistrosEmitted {
  readonly type: 'terminadas';
  readonly trabajo: string;
  readonly enviadas: readonly Enviada[];
}
