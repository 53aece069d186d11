import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { CODIGO_OCUPADO } from '#contract/failure';
import { TEXTOS } from '#domain/textos';
import type { DatabaseFailure } from '../db/failures.ts';
import { databaseFailureOf } from '../db/failures.ts';
import { Rechazo } from './rechazo.ts';

/** What Fastify and its plugins refuse by themselves, in words that a person understands. */
const TEXTOS_HTTP: Readonly<Record<number, string>> = {
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
const CODIGOS_DE_DATO = new Map([
  ['22003', 'Un número está fuera del rango permitido.'],
  ['22021', 'Un texto contiene caracteres que no se pueden guardar.'],
  ['22P05', 'Un texto contiene caracteres que no se pueden guardar.'],
  ['22008', 'Una fecha está fuera del rango permitido.'],
]);

interface Indisponible {
  readonly status: 503 | 507;
  /** `CODIGO_OCUPADO` where others are served meanwhile; else the status. */
  readonly codigo?: number;
  readonly texto: string;
  /** After how many seconds it makes sense to try again. */
  readonly segundos: number;
}

/** What the person reads when the database could not, and when it is worth trying again. */
const INDISPONIBLES: Readonly<Record<Exclude<DatabaseFailure, 'askerGone'>, Indisponible>> = {
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
    codigo: CODIGO_OCUPADO,
    texto: 'Otra persona está guardando lo mismo en este momento. Intente de nuevo en unos segundos.',
    segundos: 2,
  },
  slow: {
    status: 503,
    codigo: CODIGO_OCUPADO,
    texto:
      'La consulta tardó demasiado y se detuvo. Pida menos a la vez, por ejemplo con más filtros, e intente de nuevo.',
    segundos: 5,
  },
  clash: {
    status: 503,
    codigo: CODIGO_OCUPADO,
    texto: 'Lo que pidió coincidió con un cambio de otra persona. Intente de nuevo en unos segundos.',
    segundos: 1,
  },
  full: {
    status: 507,
    texto: 'El disco del servidor está lleno y no se guardó nada. Avise a la mesa de ayuda: hay que liberar espacio.',
    segundos: 60,
  },
};

/** Nobody reads it: the status that servers write down for a person who left before the answer. */
const SIN_QUIEN_ESPERE = new Rechazo(499, 'Quien lo pidió ya no espera la respuesta.');

const deLaBase = (error: unknown): Rechazo | null => {
  const falla = databaseFailureOf(error);
  if (falla === null) return null;
  if (falla === 'askerGone') return SIN_QUIEN_ESPERE;
  const { status, codigo = status, texto, segundos } = INDISPONIBLES[falla];
  return new Rechazo(status, texto, { codigo, segundos });
};

const codigoDe = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;

const textoDeDato = (error: Error): string | undefined =>
  [error, error.cause].map((causa) => CODIGOS_DE_DATO.get(codigoDe(causa) ?? '')).find((texto) => texto !== undefined);

/** A refusal for a true HTTP status that has no words of its own. */
export const rechazoHttp = (status: number): Rechazo =>
  new Rechazo(status, TEXTOS_HTTP[status] ?? TEXTOS_HTTP[400] ?? '');

const deValidacion = (error: FastifyError): Rechazo => {
  const problemas = error.validation ?? [];
  const campos = problemas
    .map((problema) => ({
      campo: problema.instancePath.split('/').filter(Boolean).join('.'),
      message: problema.message ?? 'No es válido',
    }))
    // The first complaint of each field is the one worth reading.
    .filter((uno, indice, todos) => todos.findIndex((otro) => otro.campo === uno.campo) === indice);
  const [primero] = campos;
  if (!primero || primero.campo === '') return rechazoHttp(400);
  return new Rechazo(400, primero.message, { campos });
};

/**
 * The refusal that an error amounts to, or null for an error of our own, which the asker learns nothing about.
 */
export const rechazoDe = (error: Error & Partial<FastifyError>): Rechazo | null => {
  if (error instanceof Rechazo) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return deValidacion(error as FastifyError);
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return new Rechazo(400, 'El cuerpo de la petición no es JSON válido.');
  }
  const dato = textoDeDato(error);
  if (dato !== undefined) return new Rechazo(400, dato);
  const indisponible = deLaBase(error);
  if (indisponible !== null) return indisponible;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? rechazoHttp(status) : null;
};

export const responderRechazo = (reply: FastifyReply, rechazo: Rechazo): FastifyReply => {
  if (rechazo.segundos !== null) reply.header('Retry-After', String(rechazo.segundos));
  return (
    reply
      .code(rechazo.status)
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      // The route's own schema describes its success only.
      .serializer(JSON.stringify)
      .send(rechazo.cuerpo())
  );
};

/** What the log may keep of an error: not the values of a failed query, which are people's data. */
const registrable = (error: Error) => {
  const { cause } = error;
  return {
    error: error.message.split('\nparams:')[0],
    causa: cause instanceof Error ? cause.message : undefined,
    pila: error.stack?.split('\n').filter((linea) => /^ {4}at /.test(linea)),
  };
};

/** Turns whatever was thrown into status and wire body; an error of our own is logged and named only in general. */
export const manejarError = (error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) => {
  const rechazo = rechazoDe(error);
  // That the database could not is for whoever runs it to know, beside the person who is told so.
  if (rechazo !== null && rechazo.status >= 500) {
    request.log.warn(
      { ...registrable(error), metodo: request.method, ruta: request.routeOptions.url },
      'not available',
    );
  }
  if (rechazo) return responderRechazo(reply, rechazo);
  request.log.error(
    { ...registrable(error), metodo: request.method, ruta: request.routeOptions.url },
    'request failed',
  );
  return responderRechazo(reply, new Rechazo(500, TEXTOS.errorInterno));
};

/** Answers what never became a request (no HTTP, headers too large, too slow), as Node hands it over. */
export const atenderErrorDeCliente = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const cuerpo = JSON.stringify(rechazoHttp(status).cuerpo());
  const lineas = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(cuerpo)}`,
    'Connection: close',
  ];
  socket.end(`${lineas.join('\r\n')}\r\n\r\n${cuerpo}`);
};
