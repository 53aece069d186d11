import type { z } from 'zod';
import type { Permiso } from '#domain/permisos';

/**
 * Who may make a call: anybody ('publico'), anybody signed in ('sesion'), or who holds any one of the permissions.
 */
export type Acceso = 'publico' | 'sesion' | readonly [Permiso, ...Permiso[]];

/** What a call takes: parameters of the path, of the query, a body, and files beside it. */
export interface Entrada {
  readonly ruta?: z.ZodObject;
  readonly consulta?: z.ZodObject;
  readonly cuerpo?: z.ZodType;
}

/** What a call answers: JSON of a shape, or a file to download. */
export type Salida = z.ZodType | 'archivo';

/**
 * One call of the product (specification, section 7). From its entry come the typed client, the server's route, the
 * validation of both directions, the permission check, the OpenAPI page and the contract tests.
 */
export interface Llamada<E extends Entrada = Entrada, S extends Salida = Salida> {
  readonly metodo: 'GET' | 'POST' | 'PUT';
  /** Relative to the back end's base, `{name}` for parameters; exactly the specification's. */
  readonly ruta: string;
  readonly resumen: string;
  readonly acceso: Acceso;
  readonly entrada: E;
  readonly salida: S;
  /**
   * How the body travels: 'json' (the default), or 'multipart', in which the body is the JSON text of the part named
   * here and the files are the other parts, named 'files'.
   */
  readonly multipart?: {
    readonly parteJson: string;
    /** The part may be left out, which counts as an empty object. */
    readonly opcional?: true;
  };
  /**
   * A change that counts once for each `Idempotency-Key`: a repetition with the same key gets the first answer. A request
   * without one happens each time it comes.
   */
  readonly unaVez?: true;
  /** Is answered even to a session whose password must be changed first; every other call that needs one is refused. */
  readonly conContrasenaPorCambiar?: true;
  /** The specification does not show this path or shape; it was chosen here, so integrators find what to adapt. */
  readonly asignado?: true;
}

export const llamada = <const E extends Entrada, const S extends Salida>(definicion: Llamada<E, S>): Llamada<E, S> =>
  definicion;

type Pieza<T, Lado extends 'input' | 'output'> = T extends z.ZodType
  ? Lado extends 'input'
    ? z.input<T>
    : z.output<T>
  : undefined;

/** What the browser hands over for a call: only the pieces that the call takes. */
export type EntradaDe<L extends Llamada> = PiezasDe<L, 'input'>;

/** What a handler receives: the same pieces, parsed. */
export type EntradaLeida<L extends Llamada> = PiezasDe<L, 'output'>;

type PiezasDe<L extends Llamada, Lado extends 'input' | 'output'> = {
  readonly [P in keyof L['entrada'] as L['entrada'][P] extends z.ZodType ? P : never]: Pieza<L['entrada'][P], Lado>;
};

/** What a call answers, as the browser receives it. */
export type SalidaDe<L extends Llamada> = L['salida'] extends z.ZodType ? z.output<L['salida']> : Blob;

/** What a handler must answer for a call that answers JSON. */
export type Respuesta<L extends Llamada> = L['salida'] extends z.ZodType ? z.input<L['salida']> : never;
