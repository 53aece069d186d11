import type { CambioAjeno, CuerpoDeError } from '#contract/failure';

type Campo = NonNullable<CuerpoDeError['campos']>[number];

interface Detalles {
  /** The answer's own code; the HTTP status when the specification gives none. */
  readonly codigo?: number;
  readonly campos?: readonly Campo[];
  readonly idCaso?: number;
  /** For a stale save: what others did to the case since. */
  readonly cambio?: CambioAjeno;
  /** Seconds after which it makes sense to try again; travels as `Retry-After`. */
  readonly segundos?: number;
}

/**
 * A refusal: nothing was stored, and the person gets one true Spanish text. Handlers throw it, the error handler turns
 * it into status and wire body (`contract/failure.ts`). Thrown inside a transaction it rolls the transaction back.
 */
export class Rechazo extends Error {
  readonly status: number;
  readonly codigo: number;
  readonly campos: readonly Campo[] | null;
  readonly idCaso: number | null;
  readonly cambio: CambioAjeno | null;
  readonly segundos: number | null;

  constructor(status: number, message: string, detalles: Detalles = {}) {
    super(message);
    this.name = 'Rechazo';
    this.status = status;
    this.codigo = detalles.codigo ?? status;
    this.campos = detalles.campos ?? null;
    this.idCaso = detalles.idCaso ?? null;
    this.cambio = detalles.cambio ?? null;
    this.segundos = detalles.segundos ?? null;
  }

  /** The body as it travels. */
  cuerpo(): CuerpoDeError {
    return {
      codigo: this.codigo,
      message: this.message,
      ...(this.campos === null ? {} : { campos: [...this.campos] }),
      ...(this.idCaso === null ? {} : { idCaso: this.idCaso }),
      ...(this.cambio === null ? {} : { version: this.cambio.version, cambios: [...this.cambio.cambios] }),
    };
  }
}

/** 400: fields at fault; the general text is the first field's own unless another is given. */
export const camposInvalidos = (campos: readonly [Campo, ...Campo[]], message: string = campos[0].message): Rechazo =>
  new Rechazo(400, message, { campos });

/** 404: what was asked for does not exist, or the asker may not know that it does. */
export const noEncontrado = (message: string): Rechazo => new Rechazo(404, message);

/** 403: the session lacks the right. */
export const sinPermiso = (message: string): Rechazo => new Rechazo(403, message);

/** 403: the session was opened with a password that somebody else chose. */
export const contrasenaPorCambiar = (): Rechazo => sinPermiso('Antes de continuar debe cambiar su contraseña.');

/** 409: the request contradicts what is stored; `idCaso` names the case in question. */
export const conflicto = (message: string, idCaso?: number): Rechazo =>
  new Rechazo(409, message, idCaso === undefined ? {} : { idCaso });

/** 401: nobody is signed in, or the session ended. */
export const rechazoSinSesion = (): Rechazo => new Rechazo(401, 'Su sesión terminó. Inicie sesión de nuevo.');
