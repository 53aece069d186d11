import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Call } from '#contract/common/call';
import { type CallName, contract } from '#contract/contract';
import { handlers } from './handlers.ts';
import type { Db } from './platform/db/db.ts';
import { type Asker, askerOf } from './platform/http/asker.ts';
import { sendFile } from './platform/http/download.ts';
import type { Environment } from './platform/http/environment.ts';
import { FORM } from './platform/http/form.ts';
import type { Context, FileToDownload, IntegrationContext, ReceivedFile } from './platform/http/handler.ts';
import { JSON_LINES } from './platform/http/jsonLines.ts';
import { readForm } from './platform/http/multipart.ts';
import { Rejection } from './platform/http/rejection.ts';
import type { Uploads } from './platform/http/uploads.ts';

interface RequestState {
  readonly asker: Asker;
  files: readonly ReceivedFile[];
}

declare module 'fastify' {
  interface FastifyRequest {
    mostrador: RequestState | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    readonly llamada?: Call;
    /** Its name there. */
    readonly nombre?: CallName;
  }
}

// One handler for any call: the map's type has already checked each one against its own entry.
type AnyHandler = (
  input: { ruta: unknown; consulta: unknown; cuerpo: unknown },
  context: Context | IntegrationContext,
) => Promise<unknown>;

const MAX_USER_AGENT = 256;

/** The wire path of a call in Fastify's notation ('caso/detalle/{id}' to 'caso/detalle/:id'). */
function fastifyPath(ruta: string): string {
  return ruta.replace(/\{(\w+)\}/g, ':$1');
}

function demandContentType(request: FastifyRequest, call: Call): void {
  const kind = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (kind === undefined && (call.entrada.cuerpo === undefined || request.headers['content-length'] === '0')) return;
  const expected = bodyTypeOf(call);
  if (call.metodo !== 'GET' && kind !== expected) {
    throw new Rejection(415, `La petición debe ser de tipo ${expected}.`);
  }
}

function bodyTypeOf({ multipart, lineas, formulario }: Call): string {
  if (multipart) return 'multipart/form-data';
  if (lineas) return JSON_LINES;
  return formulario ? FORM : 'application/json';
}

// A save that must happen once is finished though its asker has gone: the person will ask again and must
// find it done or not begun.
function dbOf(surroundings: Environment, call: Call, reply: FastifyReply): Db {
  if (call.unaVez) return surroundings.db;
  const asker = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) asker.abort();
  });
  return surroundings.dbFor(asker.signal);
}

function contextOf(
  surroundings: Environment,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Context | IntegrationContext {
  const state = request.mostrador;
  if (state === null) throw new Error('A call was handled before it was known who asks');
  const { asker, files } = state;
  const common = {
    ...surroundings,
    db: dbOf(surroundings, call, reply),
    lastingDb: surroundings.db,
    ip: request.ip,
    files,
    navegador: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
    log: request.log,
  };
  if (asker.tipo === 'integracion') return { ...common, integracion: asker.integracion };
  const { sesion, cookie, trip, computer, idempotencyKey } = asker;
  return {
    ...common,
    cookie,
    trip,
    computer,
    idempotencyKey,
    get sesion() {
      if (sesion === null) throw new Error('A public call asked who is signed in');
      return sesion;
    },
  };
}

function pathOf(nombre: CallName, surroundings: Environment, uploads: Uploads): RouteOptions {
  const call: Call = contract[nombre];
  const { entrada, salida, multipart, cuerpoHasta } = call;
  const handler = handlers[nombre] as unknown as AnyHandler;
  return {
    method: call.metodo,
    url: fastifyPath(call.ruta),
    config: { llamada: call, nombre },
    ...(cuerpoHasta === undefined ? {} : { bodyLimit: cuerpoHasta }),
    // A download is sent as it is stored: its length is promised, and office files are compressed already. Of a stream
    // the compression would hold back what is small.
    ...(typeof salida === 'string' ? { compress: false } : {}),
    // Who asks for the headers alone reads no stream, and so would never end it; nor do they mean to change anything.
    ...(salida === 'eventos' || call.cambia ? { exposeHeadRoute: false } : {}),
    schema: {
      operationId: nombre,
      summary: call.resumen,
      ...(entrada.ruta ? { params: entrada.ruta } : {}),
      ...(entrada.consulta ? { querystring: entrada.consulta } : {}),
      ...(entrada.cuerpo ? { body: entrada.cuerpo } : {}),
      ...(typeof salida === 'string' ? {} : { response: { 200: salida } }),
    },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const asker = await askerOf(surroundings, call, request, reply);
      demandContentType(request, call);
      request.mostrador = { asker, files: [] };
      if (multipart && asker.tipo === 'persona' && asker.sesion !== null) {
        await uploads.begin(asker.sesion.numiden, reply);
      }
    },
    ...(multipart
      ? {
          preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
            const form = await uploads.receive(request, reply, readForm(request, multipart));
            request.body = form.cuerpo;
            if (request.mostrador) request.mostrador.files = form.files;
          },
        }
      : {}),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await handler(
        { ruta: request.params, consulta: request.query, cuerpo: request.body },
        contextOf(surroundings, call, request, reply),
      );
      reply.header('Cache-Control', 'no-store');
      if (salida === 'archivo') return sendFile(reply, answer as FileToDownload);
      // A balancer that gathers an answer before it passes it on would never pass on one that does not end.
      if (salida === 'eventos') {
        // Its connection ends with it: kept for another request, it would hold up a server that closes.
        reply.type('text/event-stream; charset=utf-8').headers({ 'X-Accel-Buffering': 'no', Connection: 'close' });
      }
      return reply.send(answer);
    },
  };
}

/**
 * Makes the server's routes by walking the contract: there is no second list. Each checks, in this order, where the
 * request comes from, who asks (401), whether it is who the page takes them for (412), whether they may (403), and what they ask (400, 413, 415).
 */
export function registerCalls(app: FastifyInstance, surroundings: Environment, uploads: Uploads): void {
  app.decorateRequest('mostrador', null);
  for (const nombre of Object.keys(contract) as CallName[]) app.route(pathOf(nombre, surroundings, uploads));
}

/** The methods of the contract's calls whose path is this one, relative to the back end's base. */
export function httpMethodsOf(ruta: string): readonly string[] {
  return Object.values(contract)
    .filter((call) => new RegExp(`^${call.ruta.replace(/\{\w+\}/g, '[^/]+')}$`).test(ruta))
    .map((call) => call.metodo);
}
