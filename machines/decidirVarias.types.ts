/** Tipos de decidir varias solicitudes de una vez; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

/** Una solicitud de la lista, como la vio quien la marcó. */
export interface Marcada {
  /** Su renglón. */
  readonly fila: number;
  /** Solo las de una misma clase se deciden juntas: se piden y se dicen igual. */
  readonly clase: 'caso' | 'vale';
  readonly version: number;
}

/** Si lo que piden procede o no. */
export type Respuesta = 'yes' | 'no';

/**
 * Cómo va una:
 * - `pendiente`: aún no se envía. `enviando`: va en camino.
 * - `hecha`: quedó decidida. `ajena`: otra persona la cambió antes, y hay que verla de nuevo.
 * - `rechazada`: el servidor dijo por qué no. `incierta`: no se sabe si quedó; al repetirla lleva la misma clave.
 */
export type EstadoDeDecision = 'pendiente' | 'enviando' | 'hecha' | 'ajena' | 'rechazada' | 'incierta';

/** Una que se está decidiendo: con qué clave, cómo va, y por qué no quedó. */
export interface Decidida extends Marcada {
  readonly clave: string;
  readonly estado: EstadoDeDecision;
  /** Por qué no; vacío en las demás. */
  readonly texto: string;
}

/** Lo que se envía por cada una. */
export interface EnvioDeDecision extends Marcada {
  readonly clave: string;
  readonly respuesta: Respuesta;
  readonly values: unknown;
}

export interface DecidirVariasContext {
  /** De aquí salen las claves: al azar, y distinta cada vez que se abre la lista. */
  readonly seed: string;
  /** Cuántas claves han salido ya de la semilla. */
  readonly keysMade: number;
  readonly marcadas: readonly Marcada[];
  readonly respuesta: Respuesta;
  /** Lo que se escribió para todas; null mientras nada se escriba. */
  readonly values: unknown;
  /** Las que se están decidiendo, en el orden en que se envían; vacío mientras solo se marcan. */
  readonly decididas: readonly Decidida[];
}

/** `values`: lo que dice el formulario en blanco; null si hay que escribir el motivo antes. */
interface Pedida {
  readonly values: unknown;
}

export type DecidirVariasEvent =
  | { readonly type: 'marcar'; readonly marcadas: readonly Marcada[] }
  | { readonly type: 'desmarcar'; readonly filas: readonly number[] }
  | ({ readonly type: 'autorizar' } & Pedida)
  | ({ readonly type: 'rechazar' } & Pedida)
  /** La respuesta a la pregunta, con lo que dice el formulario en blanco. */
  | { readonly type: 'confirmar'; readonly values: unknown }
  /** El motivo para todas. */
  | { readonly type: 'enviar'; readonly values: unknown }
  /** Se deja para después: lo escrito queda; null donde nada se escribe. */
  | { readonly type: 'volver'; readonly values: unknown }
  /** El botón «Reintentar los que faltan». */
  | { readonly type: 'reintentar' }
  | { readonly type: 'listo' };

/** Quedaron decididas todas: la lista ya no las tiene, y se dice una sola vez. */
export interface DecidirVariasEmitted {
  readonly type: 'todasDecididas';
  readonly respuesta: Respuesta;
  readonly decididas: readonly Decidida[];
}
