import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { faultInWords } from '#domain/common/faultWords';
import { esUnidad } from '#domain/common/sat/unidades';
import { fromUtf8, UTF8_TEXTS } from '#domain/common/utf8';
import { contribuyenteDePrueba } from '#domain/facturas/cfdi/contribuyentesDePrueba';
import { deliverMail, LOOK_FOR_UNFINISHED_MS, workByItself } from './byItself.ts';
import { sealerOf } from './facturas/cfdi/sealer.ts';
import { type Breaker, breaker, remembering, UNREMEMBERED } from './facturas/neighbours/breaker.ts';
import { embeddedStamper, type Registers } from './facturas/neighbours/embeddedStamper.ts';
import type { Stamper } from './facturas/neighbours/stamper.ts';
import { certificatesOf, type SealingCertificates } from './facturas/neighbours/stamperCertificates.ts';
import { addFigures } from './figures.ts';
import { mirroredLogistics } from './guias/neighbours/guideMirror.ts';
import { hearWhatIsAnnounced } from './heard.ts';
import { cookieOf } from './personas/sesion/cookie.ts';
import { createPasswords, type Passwords } from './personas/sesion/passwords.ts';
import { createHub, type Hub } from './platform/changes/hub.ts';
import type { Config } from './platform/config.ts';
import type { Listen } from './platform/db/listen.ts';
import { balancersOf, warnOfUnnamedBalancers } from './platform/http/balancers.ts';
import { logRequests } from './platform/http/ended.ts';
import type { Environment } from './platform/http/environment.ts';
import { answerClientError, answerRejection, handleError, httpRejection } from './platform/http/errors.ts';
import { carryFolio, namerOfRequests } from './platform/http/folio.ts';
import { readForms } from './platform/http/form.ts';
import { sendSecurityHeaders } from './platform/http/headers.ts';
import { readJsonLines } from './platform/http/jsonLines.ts';
import { multipartLimits } from './platform/http/multipart.ts';
import { publishOpenapi } from './platform/http/openapi.ts';
import { demandLocalHost, demandNoProxy } from './platform/http/origin.ts';
import { Rejection } from './platform/http/rejection.ts';
import { serveApp } from './platform/http/staticFiles.ts';
import { limitUploads, STALLED_UPLOAD_MS } from './platform/http/uploads.ts';
import { measuredNeighbours } from './platform/metrics/measuredNeighbours.ts';
import { measureRequests } from './platform/metrics/measuredRequests.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { remoteNeighbours } from './platform/neighbours/http/remote.ts';
import { limited } from './platform/neighbours/limited.ts';
import { smtpMail } from './platform/neighbours/mail.ts';
import type { Neighbours } from './platform/neighbours/neighbours.ts';
import { allowedFetch, type ProviderFetch } from './platform/oidc/allowedFetch.ts';
import type { IdentityProvider } from './platform/oidc/provider.ts';
import { httpMethodsOf, registerCalls } from './registerCalls.ts';
import { embeddedNeighbours } from './startup/embedded.ts';

/** JSON bodies, in bytes: the largest form with every field at its limit is far smaller. */
const MAX_BODY_BYTES = 256 * 1024;

/** A request that takes longer to arrive is given up, in milliseconds: 50 MB of files over a slow line still fit. */
const REQUEST_WAIT_MS = 5 * 60_000;

/** The taxpayers that the embedded stamper knows: only those that the authority made up for tests. */
const REGISTERS: Registers = { contribuyentes: contribuyenteDePrueba, unidades: esUnidad };

/** The parts of a server. */
export interface AppOptions extends Omit<Environment, 'passwords' | 'changes' | 'neighbours' | 'sealer' | 'provider'> {
  /** Hears what is announced on the database, by this server too. */
  readonly listen: Listen;
  /** Only tests, which make many hashes, hand in one whose hashes cost less. */
  readonly passwords?: Passwords;
  /** How the identity provider is asked; left out for the network. */
  readonly askProvider?: ProviderFetch;
  /** Those that stand in the place of the embedded ones. */
  readonly neighbours?: Partial<Neighbours>;
  /** After how long a neighbour that says nothing is given up, in milliseconds; only tests have less patience. */
  readonly neighbourWaitMs?: number;
  /** Whether a neighbour that is down is remembered; only tests, in which they fail on purpose, do not want it. */
  readonly remembersDown?: boolean;
  /** The folder of the built app, or null to serve the calls only. */
  readonly dist: string | null;
  readonly log: FastifyBaseLogger | null;
  /** After how long an upload that sends nothing is given up, in milliseconds; only tests have less patience. */
  readonly stalledUploadMs?: number;
  /** No other server can be on this database: whatever is unfinished when it begins has been left so by one that is gone. */
  readonly alone?: boolean;
  /** How often it looks for unfinished requests to neighbours, in milliseconds; null for never, as tests want it. */
  readonly lookForUnfinishedMs?: number | null;
  /** Counts what this server does, and looks up how its database is; null, as tests want it, for a server that nobody looks at. */
  readonly metrics?: { readonly counts: Metrics; readonly base: Parameters<typeof addFigures>[1]['base'] } | null;
  /** Told about every request that begins and ends. */
  readonly watcher?: { entered(): void; left(wrote: boolean): void };
}

// A stream that is open all day does not count as somebody who waits.
function watch(app: FastifyInstance, { entered, left }: NonNullable<AppOptions['watcher']>): void {
  const isWaitedFor = ({ routeOptions }: FastifyRequest) => routeOptions.config.llamada?.salida !== 'eventos';
  app.addHook('onRequest', async (request) => {
    if (isWaitedFor(request)) entered();
  });
  app.addHook('onResponse', async (request, reply) => {
    const writes = request.method !== 'GET' || request.routeOptions.config.llamada?.cambia === true;
    if (isWaitedFor(request)) left(writes && reply.statusCode < 400);
  });
}

// The database tells of a change some milliseconds after it is answered: whoever has the answer asks for the list before that.
function forgetWhatIsSaved(app: FastifyInstance, changes: Pick<Hub, 'forgetReadings'>): void {
  app.addHook('onSend', async ({ routeOptions: { config }, method }) => {
    const { llamada } = config;
    const onlyReads = method === 'GET' ? llamada?.cambia !== true : llamada?.soloLee === true;
    if (!onlyReads) changes.forgetReadings();
  });
}

// For requests on a connection that was there before; new connections are not made.
function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!closing) return;
    reply.header('Connection', 'close');
    throw new Rejection(503, 'El servidor se está cerrando. Intente de nuevo en unos segundos.', { segundos: 5 });
  });
}

function readJsonTolerantly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, ready) => {
    const text = fromUtf8(Buffer.from(body));
    // Clients say 'application/json' even where a call takes no body.
    if (body.length === 0) ready(null, undefined);
    else if (text === null) ready(new Rejection(400, UTF8_TEXTS.cuerpo));
    else parse(request, text, ready);
  });
}

// The code of a provider is loaded only where there is one: it reads XML.
async function stamperOf(
  config: Config,
  own: {
    readonly certificates: SealingCertificates;
    readonly embedded: Stamper;
    readonly now: () => Date;
    readonly remember: (name: string) => Breaker;
  },
): Promise<Stamper> {
  if (config.timbrado === null) return own.embedded;
  const { certifiedStamper } = await import('./facturas/pac/open.ts');
  return certifiedStamper(config.timbrado, { config, ...own });
}

// Its libraries are loaded only where people sign in by one.
async function providerOf(
  { oidc, basePath, servidoresPermitidos }: Config,
  ask: ProviderFetch = allowedFetch(servidoresPermitidos),
): Promise<IdentityProvider | null> {
  if (oidc === null) return null;
  const { identityProvider } = await import('./platform/oidc/provider.ts');
  return identityProvider(oidc, basePath, ask);
}

function notFoundPage(basePath: string, screen: ((...args: [FastifyRequest, FastifyReply]) => boolean) | null) {
  const baseApi = `${basePath}api/`;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    const methods = path.startsWith(baseApi) ? httpMethodsOf(path.slice(baseApi.length)) : [];
    if (methods.length > 0) {
      return answerRejection(reply.header('Allow', methods.join(', ')), httpRejection(405));
    }
    if (screen?.(request, reply)) return reply;
    if (basePath !== '/' && request.method === 'GET' && (path === '/' || `${path}/` === basePath)) {
      return reply.redirect(basePath, 302);
    }
    return answerRejection(reply, httpRejection(404));
  };
}

/**
 * Makes the server: every call of the contract under `basePath` + 'api/', the OpenAPI page under 'api/docs', and the
 * built app under `basePath`. It does not listen; whoever made it closes it.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    dist,
    log,
    listen,
    watcher,
    metrics = null,
    passwords = createPasswords(),
    stalledUploadMs = STALLED_UPLOAD_MS,
    neighbours: replaced = {},
    askProvider,
    neighbourWaitMs,
    remembersDown = true,
    alone = false,
    lookForUnfinishedMs = LOOK_FOR_UNFINISHED_MS,
    ...rest
  } = options;
  const { basePath, auth, proxies, sinTiendas } = rest.config;
  hearWhatIsAnnounced();
  const isBalancer = balancersOf(proxies);
  z.config({ localeError: faultInWords });
  const app = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    genReqId: namerOfRequests(isBalancer),
    // Fastify's own lines have addresses, in which people search by name.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'folio' }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_WAIT_MS,
    return503OnClosing: false,
    trustProxy: proxies.length > 0 ? isBalancer : false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  });
  const { db, clock: now, version } = rest;
  const changes = createHub({ db, listen, now, sinTiendas, version, log: app.log });
  app.addHook('onReady', async () => changes.start());
  app.addHook('preClose', () => changes.close());
  const certificates = certificatesOf(db, rest.secrets, rest.config.csd, alone);
  const embedded = embeddedStamper({
    db,
    now,
    certificates,
    zone: rest.config.zonaHoraria,
    registers: async () => REGISTERS,
  });
  const remote = remoteNeighbours(rest.config.vecinos, rest.config.servidoresPermitidos);
  const unlimited: Neighbours = {
    ...embeddedNeighbours(db, now),
    stamper: await stamperOf(rest.config, {
      ...{ certificates, embedded, now },
      remember: (name) => (remembersDown ? breaker(name, app.log) : UNREMEMBERED),
    }),
    mail: smtpMail(rest.config),
    ...remote,
    ...(remote.logistics && { logistics: mirroredLogistics(remote.logistics, db, now) }),
    ...replaced,
  };
  if (unlimited.mail !== null) deliverMail(app, rest, unlimited.mail);
  const { mail: _mail, ...asked } = unlimited;
  const near = remembersDown ? remembering(asked, app.log) : asked;
  const surroundings: Environment = {
    ...rest,
    passwords,
    changes,
    sealer: sealerOf(certificates),
    provider: await providerOf(rest.config, askProvider),
    neighbours: limited(
      { ...(metrics === null ? near : measuredNeighbours(near, metrics.counts)), mail: unlimited.mail },
      neighbourWaitMs,
    ),
  };
  if (metrics !== null) {
    measureRequests(app, metrics.counts);
    addFigures(metrics.counts, { base: metrics.base, clock: now, streams: () => changes.openStreams() });
  }
  if (lookForUnfinishedMs !== null) workByItself(app, surroundings, { alone, everyMs: lookForUnfinishedMs });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  readJsonTolerantly(app);
  readJsonLines(app);
  readForms(app);
  carryFolio(app);
  logRequests(app);
  if (watcher) watch(app, watcher);
  forgetWhatIsSaved(app, changes);
  refuseWhileClosing(app);
  warnOfUnnamedBalancers(app, isBalancer);
  if (auth === 'numiden') {
    app.addHook('onRequest', async (request) => {
      demandLocalHost(request);
      demandNoProxy(request);
    });
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
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
  await publishOpenapi(app, surroundings);
  await app.register(async (llamadas) => registerCalls(llamadas, surroundings, limitUploads(stalledUploadMs)), {
    prefix: `${basePath}api/`,
  });
  const isSignedIn = (request: FastifyRequest, reply: FastifyReply) =>
    cookieOf(request, reply, basePath).token !== null;
  const screen = dist === null ? null : await serveApp(app, dist, basePath, isSignedIn);
  app.setNotFoundHandler(notFoundPage(basePath, screen));
  return app;
}
