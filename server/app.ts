import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Ambiente } from './http/ambiente.ts';
import { balancersOf, warnOfUnnamedBalancers } from './http/balancers.ts';
import { atenderErrorDeCliente, manejarError, rechazoHttp, responderRechazo } from './http/errores.ts';
import { servirApp } from './http/estaticos.ts';
import { sendSecurityHeaders } from './http/headers.ts';
import { limitesMultipart } from './http/multipart.ts';
import { publicarOpenapi } from './http/openapi.ts';
import { exigirHostLocal } from './http/origen.ts';
import { metodosDe, registrarLlamadas } from './http/registrar.ts';
import { limitUploads, STALLED_UPLOAD_MS } from './http/uploads.ts';
import type { Contrasenas } from './sesion/contrasenas.ts';
import { crearContrasenas } from './sesion/contrasenas.ts';

/** JSON bodies, in bytes: the largest form with every field at its limit is far smaller. */
const MAX_BYTES_CUERPO = 256 * 1024;

/** A request that takes longer to arrive is given up, in milliseconds: 50 MB of files over a slow line still fit. */
const ESPERA_PETICION_MS = 5 * 60_000;

export interface OpcionesApp extends Omit<Ambiente, 'contrasenas'> {
  /** Only tests, which make many hashes, hand in one whose hashes cost less. */
  readonly contrasenas?: Contrasenas;
  /** The folder of the built app, or null to serve the calls only. */
  readonly dist: string | null;
  readonly registro: FastifyBaseLogger | null;
  /** After how long an upload of which nothing comes is given up, in milliseconds; only tests have less patience. */
  readonly stalledUploadMs?: number;
  /** Told about every request that begins and ends. */
  readonly vigia?: { entro(): void; salio(escribio: boolean): void };
}

const vigilar = (app: FastifyInstance, { entro, salio }: NonNullable<OpcionesApp['vigia']>): void => {
  app.addHook('onRequest', async () => entro());
  app.addHook('onResponse', async (request, reply) => salio(request.method !== 'GET' && reply.statusCode < 400));
};

const leerJsonTolerante = (app: FastifyInstance): void => {
  const leer = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, cuerpo, listo) => {
    // Clients say 'application/json' even where a call takes no body.
    if (cuerpo.length === 0) listo(null, undefined);
    else leer(request, String(cuerpo), listo);
  });
};

const noEncontrada = (basePath: string, pantalla: ((...args: [FastifyRequest, FastifyReply]) => boolean) | null) => {
  const baseApi = `${basePath}api/`;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [ruta = ''] = request.url.split('?');
    const metodos = ruta.startsWith(baseApi) ? metodosDe(ruta.slice(baseApi.length)) : [];
    if (metodos.length > 0) {
      return responderRechazo(reply.header('Allow', metodos.join(', ')), rechazoHttp(405));
    }
    if (pantalla?.(request, reply)) return reply;
    if (basePath !== '/' && request.method === 'GET' && (ruta === '/' || `${ruta}/` === basePath)) {
      return reply.redirect(basePath, 302);
    }
    return responderRechazo(reply, rechazoHttp(404));
  };
};

/**
 * Makes the server: every call of the contract under `basePath` + 'api/', the OpenAPI page under 'api/docs', and the
 * built app under `basePath`. It does not listen; whoever made it closes it.
 */
export const crearApp = async (opciones: OpcionesApp): Promise<FastifyInstance> => {
  const {
    dist,
    registro,
    vigia,
    contrasenas = crearContrasenas(),
    stalledUploadMs = STALLED_UPLOAD_MS,
    ...resto
  } = opciones;
  const ambiente: Ambiente = { ...resto, contrasenas };
  const { basePath, auth, proxies } = ambiente.config;
  const isBalancer = balancersOf(proxies);
  z.config(z.locales.es());
  const app = Fastify({
    ...(registro ? { loggerInstance: registro } : {}),
    bodyLimit: MAX_BYTES_CUERPO,
    requestTimeout: ESPERA_PETICION_MS,
    return503OnClosing: false,
    trustProxy: proxies.length > 0 ? isBalancer : false,
    clientErrorHandler: atenderErrorDeCliente,
    frameworkErrors: (error, request, reply) => manejarError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(manejarError);
  leerJsonTolerante(app);
  if (vigia) vigilar(app, vigia);
  warnOfUnnamedBalancers(app, isBalancer);
  if (auth === 'numiden') {
    app.addHook('onRequest', async (request) => exigirHostLocal(request));
  }
  await sendSecurityHeaders(app);
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // The default quality 11 costs more time than it saves on the wire.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(multipart, { limits: limitesMultipart, throwFileSizeLimit: false });
  await publicarOpenapi(app, ambiente);
  await app.register(async (llamadas) => registrarLlamadas(llamadas, ambiente, limitUploads(stalledUploadMs)), {
    prefix: `${basePath}api/`,
  });
  const pantalla = dist === null ? null : await servirApp(app, dist, basePath);
  app.setNotFoundHandler(noEncontrada(basePath, pantalla));
  return app;
};
