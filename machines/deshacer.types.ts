/** Tipos de deshacer lo último; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Entidad } from '#contract/common/changes';

/** Un registro en el que se guardó algo que se puede deshacer. */
export interface PorDeshacer {
  readonly entidad: Entidad;
  readonly id: number;
  /** Cómo se llama en una frase que habla de varios: «Caso 7001». Vacío si va solo: entonces lo dice el servidor. */
  readonly nombre: string;
  /** El renglón de la lista desde la que se guardó; null si fue desde otra parte. */
  readonly renglon: { readonly lista: string; readonly fila: number } | null;
}

/** Lo que se puede deshacer: qué trabajo, de qué registros, y cómo se dijo que quedó. */
export interface Ofrecido {
  /** En el orden en que se guardaron: lo primero es lo que antes vence. */
  readonly registros: readonly PorDeshacer[];
  readonly trabajo: string;
  readonly texto: string;
}

/**
 * Cómo va uno:
 * - `pendiente`: aún no se pide. `enviando`: va en camino.
 * - `deshecho`: quedó como estaba. `negado`: el servidor dijo por qué no.
 * - `incierto`: no se sabe si se deshizo; al repetirlo lleva la misma clave.
 */
export type EstadoAlDeshacer = 'pendiente' | 'enviando' | 'deshecho' | 'negado' | 'incierto';

/** Uno que se ofrece deshacer: con qué clave, cómo va, y qué contestó el servidor. */
export interface Deshaciendo extends PorDeshacer {
  readonly clave: string;
  readonly estado: EstadoAlDeshacer;
  /** Vacío mientras no haya respuesta. */
  readonly texto: string;
}

export interface DeshacerContext {
  /** De aquí salen las claves: al azar, y distinta para cada persona que entra. */
  readonly seed: string;
  /** Cuántas cosas se han ofrecido: cada una se deshace con claves suyas. */
  readonly ofrecidas: number;
  readonly ofrecido: Ofrecido | null;
  /** Los del ofrecido, en su orden; vacío mientras no se ofrezca nada. */
  readonly registros: readonly Deshaciendo[];
}

/** Lo que se envía por cada uno. */
export interface EnvioDeDeshacer {
  readonly entidad: Entidad;
  readonly id: number;
  readonly trabajo: string;
  readonly clave: string;
}

export type DeshacerEvent =
  | { readonly type: 'ofrecer'; readonly ofrecido: Ofrecido }
  /** El botón «Deshacer», o la tecla Z. */
  | { readonly type: 'deshacer' }
  | { readonly type: 'olvidar' };

/** Qué fue de cada uno, para decirlo una vez. */
export interface DeshacerEmitted {
  readonly type: 'desenlace';
  /** Cómo se dijo lo que se deshizo. */
  readonly texto: string;
  readonly registros: readonly Deshaciendo[];
}
