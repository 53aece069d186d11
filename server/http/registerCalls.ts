import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, Call, OfIntegrations } from '#contract/call';
import { isOfIntegrations } from '#contract/call';
import type { CallName } from '#contract/contract';
import { contract } from '#contract/contract';
import { behalfOf, ON_BEHALF_HEADER } from '#contract/onBehalf';
import { hasPermission } from '#domain/permisos';
import type { Db } from '../db/db.ts';
import { readIntegration } from '../integraciones/credential.ts';
import { cookieOf } from '../sesion/cookie.ts';
import type { ComputerCookie } from '../sesion/knownComputers.ts';
import { computerCookieOf } from '../sesion/knownComputers.ts';
import { readSession } from '../sesion/sessions.ts';
import { sendFile } from './download.ts';
import type { Environment } from './environment.ts';
import type {
  CallingIntegration,
  Context,
  Cookie,
  FileToDownload,
  IntegrationContext,
  ReceivedFile,
  ServerSession,
} from './handler.ts';
import { handlers } from './handlers.ts';
import { JSON_LINES } from './jsonLines.ts';
import { HOW_TO_SEND_A_KEY, KEY_PATTERN } from './key.ts';
import { readForm } from './multipart.ts';
import { demandIntent, demandSameOrigin } from './origin.ts';
import { noPermission, noSessionRejection, otherPerson, passwordToChange, Rejection } from './rejection.ts';
import type { Uploads } from './uploads.ts';

/** Who makes a request: a person, named by a cookie, or an integration, which shows its credential. */
type Asker =
  | {
      readonly tipo: 'persona';
      readonly sesion: ServerSession | null;
      readonly cookie: Cookie;
      readonly computer: ComputerCookie;
      readonly idempotencyKey: string | null;
    }
  | { readonly tipo: 'integracion'; readonly integracion: CallingIntegration };

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
  }
}

// One handler for any call: the map's type has already checked each one against its own entry.
type AnyHandler = (
  input: { ruta: unknown; consulta: unknown; cuerpo: unknown },
  context: Context | IntegrationContext,
) => Promise<unknown>;

/** A call of people, as far as it says which of them. */
type CallOfPeople = Pick<Call, 'ruta' | 'ademas' | 'conContrasenaPorCambiar'> & {
  readonly acceso: Exclude<Access, OfIntegrations>;
};

const MAX_USER_AGENT = 256;
const VALID_KEY = new RegExp(KEY_PATTERN);

/** The wire path of a call in Fastify's notation ('caso/detalle/{id}' to 'caso/detalle/:id'). */
function fastifyPath(ruta: string): string {
  return ruta.replace(/\{(\w+)\}/g, ':$1');
}

function keyOf(request: FastifyRequest, call: Call): string | null {
  const key = request.headers['idempotency-key'];
  if (!call.unaVez || key === undefined) return null;
  // Who sends one counts on it: to go on without it would do twice what was meant once.
  if (typeof key === 'string' && VALID_KEY.test(key)) return key;
  throw new Rejection(
    400,
    `La clave de envío no es válida. Actualice la página e intente de nuevo. ${HOW_TO_SEND_A_KEY}`,
  );
}

/** Refuses what a tab asks that does not know of a later sign-in in its browser: it would be done in the other person's name. */
function demandSamePerson({ headers }: FastifyRequest, sesion: ServerSession | null): void {
  const asked = headers[ON_BEHALF_HEADER.toLowerCase()];
  if (sesion !== null && asked !== undefined && asked !== behalfOf(sesion.numiden, sesion.tienda.id)) {
    throw otherPerson(String(asked), sesion);
  }
}

function demandContentType(request: FastifyRequest, call: Call): void {
  const kind = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (kind === undefined && (call.entrada.cuerpo === undefined || request.headers['content-length'] === '0')) return;
  const expected = call.multipart ? 'multipart/form-data' : call.lineas ? JSON_LINES : 'application/json';
  if (call.metodo !== 'GET' && kind !== expected) {
    throw new Rejection(415, `La petición debe ser de tipo ${expected}.`);
  }
}

// The menu shows a person only what he may do: who asks all the same is worth a line in the log.
function demandAccess(call: CallOfPeople, sesion: ServerSession | null, { log }: FastifyRequest): void {
  if (call.acceso === 'publico') return;
  if (sesion === null) throw noSessionRejection();
  if (sesion.debeCambiarContrasena && !call.conContrasenaPorCambiar) {
    throw passwordToChange();
  }
  const { acceso, ademas = [] } = call;
  if (acceso !== 'sesion' && !(hasPermission(sesion.permisos, acceso) && hasPermission(sesion.permisos, ademas))) {
    log.warn({ numiden: sesion.numiden, llamada: call.ruta }, 'permission refused');
    throw noPermission('No tiene permiso para realizar esta operación.');
  }
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
  const { sesion, cookie, computer, idempotencyKey } = asker;
  return {
    ...common,
    cookie,
    computer,
    idempotencyKey,
    get sesion() {
      if (sesion === null) throw new Error('A public call asked who is signed in');
      return sesion;
    },
  };
}

// No cookie counts where an integration asks, and so no page of another site can ask in anybody's name: nothing of what is
// demanded of browsers is demanded there. Elsewhere no credential of an integration counts.
async function askerOf(
  surroundings: Environment,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Asker> {
  const { acceso, ruta } = call;
  if (isOfIntegrations(acceso)) {
    return { tipo: 'integracion', integracion: await readIntegration(surroundings, request, reply, { acceso, ruta }) };
  }
  demandSameOrigin(request, call.cambia === true);
  if (call.cambia) demandIntent(request);
  const cookie = cookieOf(request, reply, surroundings.config.basePath);
  const sesion =
    acceso === 'publico' || cookie.token === null
      ? null
      : await readSession(surroundings.db, cookie.token, surroundings.clock(), !call.sinUso);
  demandSamePerson(request, sesion);
  demandAccess({ ...call, acceso }, sesion, request);
  const computer = computerCookieOf(request, reply, surroundings.config.basePath);
  return { tipo: 'persona', sesion, cookie, computer, idempotencyKey: keyOf(request, call) };
}

function pathOf(nombre: CallName, surroundings: Environment, uploads: Uploads): RouteOptions {
  const call: Call = contract[nombre];
  const { entrada, salida, multipart, cuerpoHasta } = call;
  const handler = handlers[nombre] as unknown as AnyHandler;
  return {
    method: call.metodo,
    url: fastifyPath(call.ruta),
    config: { llamada: call },
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
export function methodsOf(ruta: string): readonly string[] {
  return Object.values(contract)
    .filter((call) => new RegExp(`^${call.ruta.replace(/\{\w+\}/g, '[^/]+')}$`).test(ruta))
    .map((call) => call.metodo);
}
