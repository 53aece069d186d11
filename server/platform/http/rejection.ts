import type { ErrorBody, ObjetoDeConflicto, OthersChange } from '#contract/common/failure';
import { OTHER_PERSON_CODE } from '#contract/common/onBehalf';
import { PENDIENTE_TEXTS, type Pendiente } from '#domain/common/pendiente';
import { SESSION_ENDED } from '#domain/personas/sesion';

interface SessionOwner {
  readonly numiden: number;
  readonly nombre: string;
  readonly tienda: { readonly nombre: string };
}
type Field = NonNullable<ErrorBody['campos']>[number];

interface Details {
  /** The answer's own code; the HTTP status when the specification gives none. */
  readonly codigo?: number;
  readonly campos?: readonly Field[];
  /** The object that a conflict is about. */
  readonly objeto?: ObjetoDeConflicto;
  /** For a stale save: what others did to it since. */
  readonly cambio?: OthersChange;
  /** Seconds after which it makes sense to try again; travels as `Retry-After`. */
  readonly segundos?: number;
}

/**
 * A refusal: nothing was stored, and the person gets one true Spanish text. Handlers throw it, the error handler turns
 * it into status and wire body (`contract/common/failure.ts`). Thrown inside a transaction it rolls the transaction back.
 */
export class Rejection extends Error {
  readonly status: number;
  readonly codigo: number;
  readonly campos: readonly Field[] | null;
  readonly objeto: ObjetoDeConflicto | null;
  readonly cambio: OthersChange | null;
  readonly segundos: number | null;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.name = 'Rejection';
    this.status = status;
    this.codigo = details.codigo ?? status;
    this.campos = details.campos ?? null;
    this.objeto = details.objeto ?? null;
    this.cambio = details.cambio ?? null;
    this.segundos = details.segundos ?? null;
  }

  /** The body as it travels. */
  cuerpo(): ErrorBody {
    return {
      codigo: this.codigo,
      message: this.message,
      ...(this.campos === null ? {} : { campos: [...this.campos] }),
      ...(this.objeto === null ? {} : { entidad: this.objeto.entidad, id: this.objeto.id }),
      ...(this.cambio === null ? {} : { version: this.cambio.version, cambios: [...this.cambio.cambios] }),
    };
  }
}

/** 400: fields at fault; the general text is the first field's own unless another is given. */
export function invalidFields(fields: readonly [Field, ...Field[]], message: string = fields[0].message): Rejection {
  return new Rejection(400, message, { campos: fields });
}

/** 404: what was asked for does not exist, or the asker may not know that it does. */
export function notFound(message: string): Rejection {
  return new Rejection(404, message);
}

/** 403: the session lacks the right. @param message where more can be said than that. */
export function noPermission(message = 'No tiene permiso para realizar esta operación.'): Rejection {
  return new Rejection(403, message);
}

/** 403: the session serves for nothing before this is done. */
export function pendingFirst(pendiente: Pendiente): Rejection {
  return noPermission(PENDIENTE_TEXTS[pendiente]);
}

/**
 * 412: the page asks on somebody else's behalf than the session's, since its browser was signed in anew meanwhile.
 * @param asked the person that the page takes its user for, as `behalfOf` writes it.
 */
export function otherPerson(asked: string, { numiden, nombre, tienda }: SessionOwner): Rejection {
  const own = asked.split('/')[0] ?? '';
  const [now, again] =
    own === String(numiden)
      ? [`usted entró después en ${tienda.nombre}`, 'en la tienda de esta pestaña']
      : [`entró después ${nombre} (numiden ${numiden})`, `con el numiden ${own}`];
  return new Rejection(
    412,
    `En este navegador ${now}, y no se hizo nada de lo que pidió esta pestaña. Lo que escribió sigue aquí: entre de nuevo ${again} desde otra pestaña y vuelva a intentarlo en esta.`,
    { codigo: OTHER_PERSON_CODE },
  );
}

/** 409: the request contradicts what is stored; `objeto` is what it is about, `cambio` what others did to that. */
export function conflict(message: string, details: Pick<Details, 'campos' | 'objeto' | 'cambio'> = {}): Rejection {
  return new Rejection(409, message, details);
}

/** 401: no person is signed in, or the session ended. */
export function noSessionRejection(): Rejection {
  return new Rejection(401, SESSION_ENDED);
}
