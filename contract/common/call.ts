import type { z } from 'zod';
import type { Alcance } from '#domain/cadena/integraciones';
import type { Pendiente } from '#domain/common/pendiente';
import type { Permiso } from '#domain/common/permisos';

/**
 * Who may make a call: anybody ('publico'), anybody signed in ('sesion'), who holds any one of the permissions, or, instead
 * of a person, an integration with its credential.
 */
export type Access = 'publico' | 'sesion' | readonly [Permiso, ...Permiso[]] | OfIntegrations;

/** The access of programs: those with this scope, or every one that is let in. */
export interface OfIntegrations {
  readonly integracion: Alcance | 'cualquiera';
}

/** The input of a call: parameters of the path, of the query, a body, and files beside it. */
export interface Input {
  readonly ruta?: z.ZodObject;
  readonly consulta?: z.ZodObject;
  readonly cuerpo?: z.ZodType;
}

/** The output of a call: JSON of a shape, a file to download, or server-sent events that end only with the asker. */
export type Output = z.ZodType | 'archivo' | 'eventos';

/**
 * One call of the product (specification, section 7). From its entry come the typed client, the server's route, the
 * validation of both directions, the permission check, the OpenAPI page and the contract tests.
 */
export interface Call<E extends Input = Input, S extends Output = Output> {
  readonly metodo: 'GET' | 'POST' | 'PUT';
  /** Relative to the back end's base, `{name}` for parameters; exactly the specification's. */
  readonly ruta: string;
  readonly resumen: string;
  readonly acceso: Access;
  /** One of these is needed beside one of `acceso`: data that a person may not see are not exported either. */
  readonly ademas?: readonly [Permiso, ...Permiso[]];
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
   * The body travels as JSON lines (`application/x-ndjson`, gzipped or not), up to 5 MB: its schema is of their list, in which one that is
   * no JSON is undefined.
   */
  readonly lineas?: true;
  /** The body travels as the fields of a form (`application/x-www-form-urlencoded`), as a standard of others demands. */
  readonly formulario?: true;
  /** The body may be so large, in bytes; absent where the server's own limit for forms is enough. */
  readonly cuerpoHasta?: number;
  /**
   * A change that counts once for each `Idempotency-Key`: a repetition with the same key gets the first answer. A request
   * without one happens each time it comes.
   */
  readonly unaVez?: true;
  /**
   * Changes something, though it is a GET, because the specification says so: it is no reading, and who makes it must show
   * that it was meant (`server/platform/http/origin.ts`).
   */
  readonly cambia?: true;
  /** Changes nothing, though it is a POST: its input is too large for an address. Every other GET changes nothing. */
  readonly soloLee?: true;
  /** Of an 'eventos' call: the shape of each event's data by the event's name; 'message' is the one without a name. */
  readonly eventos?: Readonly<Record<string, z.ZodObject>>;
  /** Does not count as a use of the session, which may run out meanwhile: no person needs to be there for it. */
  readonly sinUso?: true;
  /** Is answered even to a session of which these are still asked; every other call that needs one is refused. */
  readonly conPendiente?: readonly Pendiente[];
  /** The text where the answer is empty, which is a failure of the back end (specification, section 7). */
  readonly siVacia?: string;
  /** The specification does not show this path or shape; it was chosen here, so integrators find what to adapt. */
  readonly asignado?: true;
}

/** Writes an entry of the contract so that its exact types are kept. */
export function call<const L extends Call>(definition: L): L {
  return definition;
}

/** A call that integrations make, and no person. */
export interface IntegrationCall extends Call {
  readonly acceso: OfIntegrations;
}

/** Whether integrations make a call, and no person. */
export function isOfIntegrations(acceso: Access): acceso is OfIntegrations {
  return typeof acceso === 'object' && 'integracion' in acceso;
}

type Piece<T, Lado extends 'input' | 'output'> = T extends z.ZodType
  ? Lado extends 'input'
    ? z.input<T>
    : z.output<T>
  : undefined;

/** The pieces that the browser hands over for a call: only those that the call takes. */
export type InputOf<L extends Call> = PiecesOf<L, 'input'>;

/** The pieces that a handler receives: the same, parsed. */
export type ParsedInput<L extends Call> = PiecesOf<L, 'output'>;

type PiecesOf<L extends Call, Lado extends 'input' | 'output'> = {
  readonly [P in keyof L['entrada'] as L['entrada'][P] extends z.ZodType ? P : never]: Piece<L['entrada'][P], Lado>;
};

/** The answer of a call, as the browser receives it. */
export type OutputOf<L extends Call> = L['salida'] extends z.ZodType
  ? z.output<L['salida']>
  : L['salida'] extends 'archivo'
    ? Blob
    : never;

/**
 * The value that a handler returns for a call that answers JSON. A field that the schema may fill in is not optional here:
 * answers are not parsed before they leave, so nothing fills it in.
 */
export type Answer<L extends Call> = L['salida'] extends z.ZodType ? z.output<L['salida']> : never;
