import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { BUSY_CODE } from '#contract/common/failure';
import { TEXTS } from '#domain/common/texts';
import { type DatabaseFailure, databaseFailureOf } from '../db/failures.ts';
import { ASKER_LEFT } from './ended.ts';
import { Rejection } from './rejection.ts';

/** The refusals of Fastify and its plugins, in words that a person understands. */
const HTTP_TEXTS: Readonly<Record<number, string>> = {
  400: 'La petición no es válida.',
  404: 'La dirección no existe.',
  405: 'La dirección no admite esa operación.',
  408: 'La petición tardó demasiado en llegar.',
  411: 'La petición no dice cuánto mide.',
  413: 'La petición es demasiado grande.',
  414: 'La dirección es demasiado larga.',
  415: 'El tipo de contenido de la petición no se admite.',
  431: 'Los encabezados de la petición son demasiado grandes.',
};

/** Errors by which the database says that a value cannot be stored whatever one does: the asker's fault, not ours. */
const DATA_CODES = new Map([
  ['22003', 'Un número está fuera del rango permitido.'],
  ['22021', 'Un texto contiene caracteres que no se pueden guardar.'],
  ['22P05', 'Un texto contiene caracteres que no se pueden guardar.'],
  ['22008', 'Una fecha está fuera del rango permitido.'],
]);

interface Unavailable {
  readonly status: 503 | 507;
  /** `BUSY_CODE` where others are served meanwhile; else the status. */
  readonly codigo?: number;
  readonly texto: string;
  /** After how many seconds it makes sense to try again. */
  readonly segundos: number;
}

/** The words for a person when the database failed, and when it is worth trying again. */
const UNAVAILABLE: Readonly<Record<Exclude<DatabaseFailure, 'askerGone'>, Unavailable>> = {
  away: {
    status: 503,
    texto: 'La base de datos no responde en este momento. Intente de nuevo en unos segundos.',
    segundos: 5,
  },
  noConnection: {
    status: 503,
    texto: 'La base de datos está muy ocupada y no pudo atender la petición. Intente de nuevo en unos segundos.',
    segundos: 3,
  },
  locked: {
    status: 503,
    codigo: BUSY_CODE,
    texto: 'Otra persona está guardando lo mismo en este momento. Intente de nuevo en unos segundos.',
    segundos: 2,
  },
  slow: {
    status: 503,
    codigo: BUSY_CODE,
    texto:
      'La consulta tardó demasiado y se detuvo. Pida menos a la vez, por ejemplo con más filtros, e intente de nuevo.',
    segundos: 5,
  },
  clash: {
    status: 503,
    codigo: BUSY_CODE,
    texto: 'Lo que pidió coincidió con un cambio de otra persona. Intente de nuevo en unos segundos.',
    segundos: 1,
  },
  full: {
    status: 507,
    texto: 'El disco del servidor está lleno y no se guardó nada. Avise a la mesa de ayuda: hay que liberar espacio.',
    segundos: 60,
  },
};

const NOBODY_WAITS = new Rejection(ASKER_LEFT, 'Quien lo pidió ya no espera la respuesta.');

// The same code as of a database that went, under Node's own words for a body that does not come to its end.
function isCutOff(error: Error & Partial<FastifyError>): boolean {
  return error.code === 'ECONNRESET' && error.message === 'aborted';
}

function ofDatabase(error: unknown): Rejection | null {
  const failure = databaseFailureOf(error);
  if (failure === null) return null;
  if (failure === 'askerGone') return NOBODY_WAITS;
  const { status, codigo = status, texto, segundos } = UNAVAILABLE[failure];
  return new Rejection(status, texto, { codigo, segundos });
}

function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

function dataText(error: Error): string | undefined {
  return [error, error.cause].map((cause) => DATA_CODES.get(codeOf(cause) ?? '')).find((texto) => texto !== undefined);
}

/** A refusal for a true HTTP status that has no words of its own. */
export function httpRejection(status: number): Rejection {
  return new Rejection(status, HTTP_TEXTS[status] ?? HTTP_TEXTS[400] ?? '');
}

/** The faults of a body as a whole that say something of it: how long a list is, and fields that do not exist. */
const WHOLE_FAULTS = ['too_small', 'too_big', 'unrecognized_keys'];

function ofValidation(error: FastifyError): Rejection {
  const problemas = error.validation ?? [];
  const fields = problemas
    .map((problema) => ({
      campo: problema.instancePath.split('/').filter(Boolean).join('.'),
      message: problema.message ?? 'No es válido',
    }))
    // The first complaint of each field is the one worth reading.
    .filter((uno, index, all) => all.findIndex((another) => another.campo === uno.campo) === index);
  const [primero] = fields;
  if (!primero) return httpRejection(400);
  // Any other whole body is not what the call takes.
  if (primero.campo === '') {
    return WHOLE_FAULTS.includes(problemas[0]?.keyword ?? '')
      ? new Rejection(400, primero.message)
      : httpRejection(400);
  }
  return new Rejection(400, primero.message, { campos: fields });
}

/**
 * The refusal that an error amounts to, or null for an error of our own, which the asker learns nothing about.
 */
export function rejectionOf(error: Error & Partial<FastifyError>): Rejection | null {
  if (error instanceof Rejection) return error;
  if (isCutOff(error)) return NOBODY_WAITS;
  if (hasZodFastifySchemaValidationErrors(error)) return ofValidation(error as FastifyError);
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return new Rejection(400, 'El cuerpo de la petición no es JSON válido.');
  }
  const datum = dataText(error);
  if (datum !== undefined) return new Rejection(400, datum);
  const indisponible = ofDatabase(error);
  if (indisponible !== null) return indisponible;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? httpRejection(status) : null;
}

/** Answers a request with a refusal: its status, its headers and its text. */
export function answerRejection(reply: FastifyReply, rejection: Rejection): FastifyReply {
  if (rejection.segundos !== null) reply.header('Retry-After', String(rejection.segundos));
  return (
    reply
      .code(rejection.status)
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      // The route's own schema describes its success only.
      .serializer(JSON.stringify)
      .send(rejection.cuerpo())
  );
}

/** Turns whatever was thrown into status and wire body; an error of our own is logged and named only in general. */
export function handleError(error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) {
  const rejection = rejectionOf(error);
  // That the database could not is for whoever runs it to know, beside the person who is told so.
  if (rejection !== null && rejection.status >= 500) {
    request.log.warn({ err: error, metodo: request.method, ruta: request.routeOptions.url }, 'not available');
  }
  if (rejection) return answerRejection(reply, rejection);
  request.log.error({ err: error, metodo: request.method, ruta: request.routeOptions.url }, 'request failed');
  return answerRejection(reply, new Rejection(500, TEXTS.errorInterno));
}

/** Answers what never became a request (no HTTP, headers too large, too slow), as Node hands it over. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify(httpRejection(status).cuerpo());
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
