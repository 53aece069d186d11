import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { NombreLlamada } from '#contract/contrato';
import { contrato } from '#contract/contrato';
import type { Llamada } from '#contract/llamada';
import { tienePermiso } from '#domain/permisos';
import type { Db } from '../db/db.ts';
import { galletaDe } from '../sesion/galleta.ts';
import type { ComputerCookie } from '../sesion/knownComputers.ts';
import { computerCookieOf } from '../sesion/knownComputers.ts';
import { leerSesion } from '../sesion/sesiones.ts';
import type { Ambiente } from './ambiente.ts';
import { enviarArchivo } from './descarga.ts';
import type { ArchivoParaDescargar, ArchivoRecibido, Contexto, Galleta, SesionServidor } from './manejador.ts';
import { manejadores } from './manejadores.ts';
import { leerFormulario } from './multipart.ts';
import { exigirMismoOrigen } from './origen.ts';
import { contrasenaPorCambiar, Rechazo, rechazoSinSesion, sinPermiso } from './rechazo.ts';
import type { Uploads } from './uploads.ts';

interface EstadoPeticion {
  readonly sesion: SesionServidor | null;
  readonly galleta: Galleta;
  readonly equipo: ComputerCookie;
  readonly claveIdempotencia: string | null;
  archivos: readonly ArchivoRecibido[];
}

declare module 'fastify' {
  interface FastifyRequest {
    mostrador: EstadoPeticion | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    readonly llamada?: Llamada;
  }
}

// One handler for any call: the map's type has already checked each one against its own entry.
type ManejadorCualquiera = (
  entrada: { ruta: unknown; consulta: unknown; cuerpo: unknown },
  contexto: Contexto,
) => Promise<unknown>;

const MAX_NAVEGADOR = 256;
const CLAVE_VALIDA = /^[A-Za-z0-9_-]{8,128}$/;

/** The wire path of a call in Fastify's notation ('caso/detalle/{id}' to 'caso/detalle/:id'). */
const rutaFastify = (ruta: string): string => ruta.replace(/\{(\w+)\}/g, ':$1');

const claveDe = (request: FastifyRequest, llamada: Llamada): string | null => {
  const clave = request.headers['idempotency-key'];
  if (!llamada.unaVez || clave === undefined) return null;
  // Who sends one counts on it: to go on without it would do twice what was meant once.
  if (typeof clave === 'string' && CLAVE_VALIDA.test(clave)) return clave;
  throw new Rechazo(400, 'La clave de envío no es válida. Actualice la página e intente de nuevo.');
};

const exigirTipoDeContenido = (request: FastifyRequest, llamada: Llamada): void => {
  const tipo = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (tipo === undefined && (llamada.entrada.cuerpo === undefined || request.headers['content-length'] === '0')) return;
  const esperado = llamada.multipart ? 'multipart/form-data' : 'application/json';
  if (llamada.metodo !== 'GET' && tipo !== esperado) {
    throw new Rechazo(415, `La petición debe ser de tipo ${esperado}.`);
  }
};

// The menu shows nobody what they may not do: who asks all the same is worth a line in the log.
const exigirAcceso = (llamada: Llamada, sesion: SesionServidor | null, { log }: FastifyRequest): void => {
  if (llamada.acceso === 'publico') return;
  if (sesion === null) throw rechazoSinSesion();
  if (sesion.debeCambiarContrasena && !llamada.conContrasenaPorCambiar) {
    throw contrasenaPorCambiar();
  }
  if (llamada.acceso !== 'sesion' && !tienePermiso(sesion.permisos, llamada.acceso)) {
    log.warn({ numiden: sesion.numiden, llamada: llamada.ruta }, 'permission refused');
    throw sinPermiso('No tiene permiso para realizar esta operación.');
  }
};

// What is to be saved once is finished though nobody waits: the person will ask again and must find it done or not begun.
const dbDe = (ambiente: Ambiente, llamada: Llamada, reply: FastifyReply): Db => {
  if (llamada.unaVez) return ambiente.db;
  const asker = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) asker.abort();
  });
  return ambiente.dbFor(asker.signal);
};

const contextoDe = (ambiente: Ambiente, llamada: Llamada, request: FastifyRequest, reply: FastifyReply): Contexto => {
  const estado = request.mostrador;
  if (estado === null) throw new Error('A call was handled before its session was read');
  return {
    ...ambiente,
    db: dbDe(ambiente, llamada, reply),
    lastingDb: ambiente.db,
    ip: request.ip,
    claveIdempotencia: estado.claveIdempotencia,
    archivos: estado.archivos,
    galleta: estado.galleta,
    equipo: estado.equipo,
    navegador: (request.headers['user-agent'] ?? '').slice(0, MAX_NAVEGADOR),
    registro: request.log,
    get sesion() {
      if (estado.sesion === null) throw new Error('A public call asked who is signed in');
      return estado.sesion;
    },
  };
};

const rutaDe = (nombre: NombreLlamada, ambiente: Ambiente, uploads: Uploads): RouteOptions => {
  const llamada: Llamada = contrato[nombre];
  const { entrada, salida, multipart } = llamada;
  const manejador = manejadores[nombre] as unknown as ManejadorCualquiera;
  return {
    method: llamada.metodo,
    url: rutaFastify(llamada.ruta),
    config: { llamada },
    // A download is sent as it is stored: its length is promised, and office files are compressed already.
    ...(salida === 'archivo' ? { compress: false } : {}),
    schema: {
      operationId: nombre,
      summary: llamada.resumen,
      ...(entrada.ruta ? { params: entrada.ruta } : {}),
      ...(entrada.consulta ? { querystring: entrada.consulta } : {}),
      ...(entrada.cuerpo ? { body: entrada.cuerpo } : {}),
      ...(salida === 'archivo' ? {} : { response: { 200: salida } }),
    },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      exigirMismoOrigen(request);
      const galleta = galletaDe(request, reply, ambiente.config.basePath);
      const sesion =
        llamada.acceso === 'publico' || galleta.token === null
          ? null
          : await leerSesion(ambiente.db, galleta.token, ambiente.ahora());
      exigirAcceso(llamada, sesion, request);
      exigirTipoDeContenido(request, llamada);
      const equipo = computerCookieOf(request, reply, ambiente.config.basePath);
      request.mostrador = { sesion, galleta, equipo, claveIdempotencia: claveDe(request, llamada), archivos: [] };
      if (multipart && sesion !== null) await uploads.begin(sesion.numiden, reply);
    },
    ...(multipart
      ? {
          preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
            const formulario = await uploads.receive(request, reply, leerFormulario(request, multipart));
            request.body = formulario.cuerpo;
            if (request.mostrador) request.mostrador.archivos = formulario.archivos;
          },
        }
      : {}),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const respuesta = await manejador(
        { ruta: request.params, consulta: request.query, cuerpo: request.body },
        contextoDe(ambiente, llamada, request, reply),
      );
      reply.header('Cache-Control', 'no-store');
      return salida === 'archivo' ? enviarArchivo(reply, respuesta as ArchivoParaDescargar) : reply.send(respuesta);
    },
  };
};

/**
 * Makes the server's routes by walking the contract: there is no second list. Each checks, in this order, where the
 * request comes from, who asks (401), whether they may (403), and what they ask (400, 413, 415).
 */
export const registrarLlamadas = (app: FastifyInstance, ambiente: Ambiente, uploads: Uploads): void => {
  app.decorateRequest('mostrador', null);
  for (const nombre of Object.keys(contrato) as NombreLlamada[]) app.route(rutaDe(nombre, ambiente, uploads));
};

/** The methods of the contract's calls whose path is this one, relative to the back end's base. */
export const metodosDe = (ruta: string): readonly string[] =>
  Object.values(contrato)
    .filter((llamada) => new RegExp(`^${llamada.ruta.replace(/\{\w+\}/g, '[^/]+')}$`).test(ruta))
    .map((llamada) => llamada.metodo);
