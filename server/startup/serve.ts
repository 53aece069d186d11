import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { createApp } from '../app.ts';
import { renewReceiverSeals } from '../cadena/receptores/renewSeals.ts';
import { renewSeals, shutInWords } from '../cadena/servidores/renewSeals.ts';
import { updateFolding } from '../casos/clientes/folding.ts';
import { sampleEmployees } from '../demo/empleados.ts';
import { keepVersion } from '../escritorio/versiones/keep.ts';
import { sealingInWords } from '../facturas/emisor.ts';
import { renewCertificateSeals } from '../facturas/neighbours/stamperCertificates.ts';
import { renewFactorSeals } from '../personas/segundoFactor/renewSeals.ts';
import type { Config } from '../platform/config.ts';
import type { Base } from '../platform/db/base.ts';
import { databaseFailureOf } from '../platform/db/failures.ts';
import { migrate } from '../platform/db/migrate.ts';
import { noRoomOn, openDatabase } from '../platform/db/open.ts';
import { createLog } from '../platform/log.ts';
import { type MetricsAddress, type MetricsEndpoint, openMetrics } from '../platform/metrics/endpoint.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { ROOT } from '../platform/root.ts';
import { installationKeys } from '../platform/secrets/keys.ts';
import { createSecrets, type Secrets } from '../platform/secrets/secrets.ts';
import { openRooms } from '../ventas/entrada/folder/claims.ts';
import { announceStart } from './announcement.ts';
import { buildIfNeeded } from './build.ts';
import { closeApp, closeBase } from './closing.ts';
import { type InitialPasswords, setInitialPasswords } from './initialPasswords.ts';
import { startMaintenance } from './maintenance.ts';
import { listenError, OF_THE_FIGURES } from './port.ts';
import { fillIfEmpty } from './sampleData.ts';
import { arrival, type Signals } from './signals.ts';

function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  return manifest.version;
}

interface ReadyDatabase {
  readonly base: Base;
  readonly passwords: InitialPasswords | null;
  readonly secrets: Secrets;
}

// Work before anybody is served may take its time; from then on the database keeps to the limits of a server.
async function withLimits(base: Base, config: Config, notify: (error: Error) => void): Promise<Base> {
  base.limitStatements();
  if (base.motor === 'pglite') return base;
  await base.close();
  return openDatabase(config, notify, 'servidor');
}

const SAMPLE_PEOPLE_MAY_ENTER =
  'DEMO=si llena la base con empleados y clientes inventados, y esos empleados pueden entrar: para una cadena, empiece otra base con DEMO=no.';

async function prepareDatabase(config: Config, log: Logger): Promise<ReadyDatabase> {
  const notify = (error: Error): void => log.error({ err: error }, 'idle database connection lost');
  const base = await openDatabase(config, notify, 'programa');
  try {
    await migrate(base.db);
    await updateFolding(base.db);
    const now = new Date();
    if (await fillIfEmpty(base.db, config, now)) {
      if (config.demo && config.auth === 'contrasena') console.log(SAMPLE_PEOPLE_MAY_ENTER);
      console.log(
        config.demo ? 'Base de datos nueva, llena con datos de muestra.' : 'Base de datos nueva, con un administrador.',
      );
    }
    const passwords =
      config.auth === 'contrasena'
        ? await setInitialPasswords(base.db, {
            numeros: sampleEmployees.map(({ numiden }) => numiden),
            carpetaDatos: config.carpetaDatos,
            now,
          })
        : null;
    const secrets = createSecrets(installationKeys(config));
    await renewCertificateSeals(base.db, secrets);
    await renewFactorSeals(base.db, secrets);
    await renewReceiverSeals(base.db, secrets);
    const shut = shutInWords(await renewSeals(base.db, secrets, now));
    if (shut !== null) console.log(shut);
    const csd = await sealingInWords({ db: base.db, config, secrets, clock: () => now });
    if (csd !== null) console.log(csd);
    return { base: await withLimits(base, config, notify), passwords, secrets };
  } catch (error) {
    await base.close();
    throw databaseFailureOf(error) === 'full' ? noRoomOn(config, error) : error;
  }
}

// The two slow halves of a first start side by side: the builders are processes of their own.
async function prepare(config: Config, log: Logger, build: boolean): Promise<ReadyDatabase> {
  const [built, base] = await Promise.allSettled([
    build ? buildIfNeeded((line) => console.log(line)) : null,
    prepareDatabase(config, log),
  ]);
  if (base.status === 'rejected') throw base.reason;
  if (built.status === 'rejected') {
    await base.value.base.close();
    throw built.reason;
  }
  return base.value;
}

async function listen(app: FastifyInstance, { host, puerto }: Config): Promise<number> {
  try {
    await app.listen({ host, port: puerto });
  } catch (error) {
    throw listenError(host, puerto, error);
  }
  return (app.server.address() as AddressInfo).port;
}

async function openDoor({ registry }: Metrics, address: MetricsAddress, log: Logger): Promise<MetricsEndpoint> {
  try {
    return await openMetrics(registry, address, log);
  } catch (error) {
    throw listenError(address.host, address.puerto, error, OF_THE_FIGURES);
  }
}

async function serveRequests(
  config: Config,
  log: Logger,
  list: ReadyDatabase,
  signals: Signals,
  dist: string | null,
): Promise<void> {
  const { base, passwords, secrets } = list;
  const now = () => new Date();
  const maintenance = startMaintenance({
    base,
    clock: now,
    conserva: config.conserva,
    warn: (error) => log.error({ err: error }, 'housekeeping failed'),
  });
  if (dist !== null) await keepVersion(base.db, join(dist, 'diagramas.json'), now());
  const version = ownVersion();
  const counts = createMetrics(version);
  try {
    const app = await createApp({
      db: base.db,
      dbFor: base.dbFor,
      listen: base.listen,
      config,
      clock: now,
      version,
      metrics: config.metricas === null ? null : { counts, base },
      secrets,
      dist,
      log,
      watcher: maintenance,
      // Its folder is locked by this process.
      alone: base.motor === 'pglite',
    });
    let door: MetricsEndpoint | null = null;
    try {
      if (config.metricas !== null) door = await openDoor(counts, config.metricas, log);
      const port = await listen(app, config);
      const empleados = config.demo ? sampleEmployees : [];
      console.log(announceStart({ config, puerto: port, conApp: dist !== null, empleados, passwords }));
      await arrival(signals.cierre);
      console.log('Cerrando…');
    } finally {
      await closeApp({ app, maintenance }, base, signals, config.cierreMs);
      // Last: how a server closes is looked at too.
      await door?.close();
    }
  } finally {
    await maintenance.stop();
  }
}

/**
 * Opens and migrates the database, fills an empty one, and serves until a signal comes.
 * @param build whether to build what is not built, or older than its sources, and to serve the app; else only the calls.
 * @throws StartupError when it cannot begin.
 */
export async function serve(config: Config, signals: Signals, build: boolean): Promise<void> {
  if (config.carpetaEntrada !== null) await openRooms(config.carpetaEntrada);
  const log = createLog(pino.destination(2), config.registro);
  const list = await prepare(config, log, build);
  try {
    if (!signals.cierre.aborted) await serveRequests(config, log, list, signals, build ? join(ROOT, 'dist') : null);
  } finally {
    await closeBase(list.base);
  }
}
