import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { keepPrivate, makeFilesPrivate, PRIVATE_FOLDER } from '../privateFiles.ts';
import { errorCodeOf, StartupError } from '../startup/startupError.ts';
import { PiecewiseClient } from './client.ts';
import type { Db } from './db.ts';
import { embeddedPool } from './embedded/connection.ts';
import type { EmbeddedDatabase } from './embedded/database.ts';
import { openEmbedded } from './embedded/database.ts';
import { openWhole } from './embedded/newFolder.ts';
import { reserveIn } from './embedded/reserve.ts';
import { databaseFailureOf } from './failures.ts';
import { takeLock } from './folderLock.ts';
import { createHeavyTurns } from './heavyReads.ts';
import type { Leases } from './lease.ts';
import { breakOff, LeasingPool } from './lease.ts';
import type { Listen } from './listen.ts';
import { listenToPostgres } from './listen.ts';
import { takesFrom } from './oneConnection.ts';
import { demandPrimary, PrimaryClient } from './primary.ts';
import { ReplicaWatch, readsFrom } from './replica.ts';

/** An open database and how to leave it. */
export interface Base {
  readonly db: Db;
  /**
   * The same database on behalf of somebody who waits: once the signal is aborted, what runs is ended and nothing more is
   * begun (`AskerGone`).
   */
  dbFor(asker: AbortSignal): Db;
  readonly motor: 'pglite' | 'postgres';
  /** Hears what transactions announce, those of every instance on this database. */
  readonly listen: Listen;
  /** From now on people are served: no statement of the embedded engine takes as long as it likes. PostgreSQL is told when it is opened. */
  limitStatements(): void;
  /** Ends what has been running for so many milliseconds, so that whoever waits for it is answered that there is no database. */
  cortar(sinceMs: number): void;
  /** Waits for what is running, then closes. */
  close(): Promise<void>;
}

/** Connections of one server: enough to keep a small PostgreSQL busy, few enough for many servers beside each other. */
const CONNECTIONS = 10;
const CONNECTION_WAIT_MS = 5_000;

/**
 * How long a statement of the server may run, wait for somebody else's lock, and leave a transaction unattended, in
 * milliseconds. What a person waits for is over long before; the rest would hold up everybody.
 */
const LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 30_000,
  // The driver's own, for a database that says nothing at all.
  query_timeout: 20_000,
  keepAlive: true,
} as const;

/**
 * How long the embedded engine may say nothing to a statement, in milliseconds. It can end none: what is ended is the whole
 * engine, and its next opening takes a second or two, so it has longer than PostgreSQL.
 */
const EMBEDDED_LIMIT_MS = 30_000;

/** What a database is opened for: to serve people, within limits, or for a program that does one long work alone. */
export type Usage = 'servidor' | 'programa';

/** The connections to a replica for reading, and how it is doing. */
interface ReplicaPool {
  readonly pool: pg.Pool;
  readonly watch: ReplicaWatch;
}

function databaseOf(
  pool: pg.Pool,
  own: Pick<Base, 'motor' | 'listen' | 'limitStatements'>,
  close: () => Promise<void>,
  replica: ReplicaPool | null = null,
): Base {
  const prestadas: Leases = new Map();
  // Drizzle asks a pool for `connect` and `query` only.
  const inTurns = createHeavyTurns(own.motor);
  const replicaTurns = createHeavyTurns(own.motor);
  const databaseOn = (whose: pg.Pool, turns: (db: Db) => Db, asker: AbortSignal | null): Db => {
    const leasing = new LeasingPool(whose, prestadas, asker);
    return takesFrom(turns(drizzle(leasing as unknown as pg.Pool)), leasing);
  };
  const dbDe = (asker: AbortSignal | null): Db => {
    const db = databaseOn(pool, inTurns, asker);
    if (replica === null) return db;
    return readsFrom(db, { db: databaseOn(replica.pool, replicaTurns, asker), watch: replica.watch });
  };
  return {
    db: dbDe(null),
    dbFor: dbDe,
    ...own,
    cortar: (sinceMs) => {
      const before = performance.now() - sinceMs;
      for (const [connection, since] of prestadas) if (since <= before) breakOff(connection);
    },
    close,
  };
}

/** Makes an open embedded database the product's; tests hand one in that lives in memory. */
export function embeddedDatabase(database: EmbeddedDatabase): Base {
  const pool = embeddedPool(database);
  // A connection breaks only with the database's thread, which the next one begins again.
  pool.on('error', () => undefined);
  return databaseOf(
    pool,
    { motor: 'pglite', listen: database.listen, limitStatements: () => database.limit(EMBEDDED_LIMIT_MS) },
    async () => {
      await pool.end();
      await database.close();
    },
  );
}

// Folder by folder: Node's own recursive way never ends where the system refuses by saying that the parent is missing, as
// under /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Two that start at once.
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
}

function prepareFolder(carpetaDatos: string): string {
  try {
    makeFolder(resolve(carpetaDatos));
    accessSync(carpetaDatos, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(carpetaDatos);
  } catch (error) {
    if (databaseFailureOf(error) === 'full') throw noRoomIn(carpetaDatos, error);
    throw new StartupError(
      `No se puede escribir en la carpeta de datos ${carpetaDatos} (${errorCodeOf(error)}): indique otra con DATA_DIR.`,
      error,
    );
  }
}

/** What the product itself makes in its data folder. */
const DATABASE = 'pglite';
const OWN = [DATABASE, '.cerrojo'];
/** Is there while the database is being made for the first time. */
const HALF_MADE = 'pglite.inconclusa';
/** Takes the room that a full disk would not give; see `Reserve`. */
const RESERVE = 'espacio-reservado';

// Once it is open, since a new embedded database unpacks files that anybody may write, whatever the umask.
function closeToOtherUsers(folder: string): void {
  const code = keepPrivate(folder, OWN);
  if (code === null) return;
  process.emitWarning(`No se pudo cerrar la carpeta de datos ${folder} a los demás usuarios del equipo (${code}).`);
}

/** Says that the disk is too full to begin on it, as `databaseFailureOf` knew. */
export function noRoomOn({ databaseUrl, carpetaDatos }: Config, cause: unknown): StartupError {
  return databaseUrl === null
    ? noRoomIn(carpetaDatos, cause)
    : new StartupError('No hay espacio en el disco de PostgreSQL: libere espacio e inicie de nuevo.', cause);
}

function noRoomIn(folder: string, cause: unknown): StartupError {
  return new StartupError(
    `No hay espacio en el disco de la carpeta de datos ${folder}: libere al menos 200 MB, o indique otra con DATA_DIR, e inicie de nuevo.`,
    cause,
  );
}

function whyNotOpened(folder: string, error: unknown): StartupError {
  if (databaseFailureOf(error) === 'full') return noRoomIn(folder, error);
  return new StartupError(
    `No se pudo abrir la base de datos de la carpeta ${folder}: está dañada o no es de Mostrador.`,
    error,
  );
}

async function openInFolder(folder: string): Promise<Base> {
  const database = join(folder, DATABASE);
  const reserve = reserveIn(join(folder, RESERVE));
  return embeddedDatabase(
    await openWhole(database, join(folder, HALF_MADE), async (isNew) => {
      try {
        return await openEmbedded({ folder: database, isNew, reserve });
      } catch (error) {
        // A server that does not run keeps room from nobody.
        reserve.spend();
        throw error;
      }
    }),
  );
}

async function openPglite(carpetaDatos: string): Promise<Base> {
  const folder = prepareFolder(carpetaDatos);
  makeFilesPrivate();
  const lock = await takeLock(folder).catch((error: unknown) => {
    throw databaseFailureOf(error) === 'full' ? noRoomIn(folder, error) : error;
  });
  try {
    const base = await openInFolder(folder);
    closeToOtherUsers(folder);
    return {
      ...base,
      close: async () => {
        await base.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw whyNotOpened(folder, error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nadie atiende en esa dirección',
  ENOTFOUND: 'el equipo no existe',
  EAI_AGAIN: 'el nombre del equipo no se pudo resolver',
  ETIMEDOUT: 'el equipo no respondió a tiempo',
  EHOSTUNREACH: 'no hay camino hasta el equipo',
  ENOENT: 'no hay tal socket',
  '28P01': 'el usuario o la contraseña no son correctos',
  '28000': 'el usuario no puede conectarse',
  '3D000': 'la base de datos no existe',
  '25006': 'es una copia que solo se lee',
  '53300': 'no quedan conexiones libres',
  '57P03': 'el servidor de base de datos está arrancando',
};

// Where it points, without the password.
function destinationOf(url: string): string {
  const { host, pathname, username } = new URL(url);
  return `${username === '' ? '' : `${decodeURIComponent(username)}@`}${host || 'localhost'}${pathname}`;
}

// Ends a statement soon after its asker has gone. Some systems and engines do not know the setting: there it runs to its limit.
async function endUnasked(client: pg.ClientBase): Promise<void> {
  await client.query('set client_connection_check_interval = 1000').catch(() => undefined);
}

async function prepareConnection(client: pg.ClientBase): Promise<void> {
  await Promise.all([endUnasked(client), demandPrimary(client)]);
}

/** Other ways to a PostgreSQL. */
interface Beside {
  /** Where changes are listened to: another way to the same database, past a pool that keeps no sessions. */
  readonly listenUrl?: string;
  /** A copy that follows the database, from which `readShown` reads; null for none. */
  readonly replicaUrl?: string | null;
}

/**
 * Opens PostgreSQL and proves with one connection that it answers.
 * @param notify told about connections that die while idle; without it such an error would end the process. Told also when the
 * replica goes.
 */
export async function openPostgres(
  url: string,
  notify: (error: Error) => void,
  uso: Usage = 'servidor',
  { listenUrl = url, replicaUrl = null }: Beside = {},
): Promise<Base> {
  const pool = new pg.Pool({
    Client: PrimaryClient,
    pipeline: true,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    application_name: 'mostrador',
    ...(uso === 'servidor' ? { ...LIMITS, onConnect: prepareConnection } : {}),
  });
  pool.on('error', notify);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const code = errorCodeOf(error);
    const motivo = REASONS[code] ?? (code || (error instanceof Error ? error.message : 'motivo desconocido'));
    throw new StartupError(
      `No se pudo conectar a PostgreSQL en ${destinationOf(url)} (DATABASE_URL): ${motivo}.`,
      error,
    );
  }
  const own = { motor: 'postgres', listen: listenToPostgres(listenUrl), limitStatements: () => undefined } as const;
  const replica = replicaUrl === null ? null : openReplica(replicaUrl, notify);
  const close = async () => {
    replica?.watch.close();
    await Promise.all([pool.end(), replica?.pool.end()]);
  };
  return databaseOf(pool, own, close, replica);
}

/** What a replica may take to answer before the primary is asked in its place, in milliseconds. */
const REPLICA_WAIT_MS = { connectionTimeoutMillis: 1_000, query_timeout: 5_000 } as const;

// Whether it answers is seen when it is asked: a server starts without it as it goes on without it.
function openReplica(url: string, notify: (error: Error) => void): ReplicaPool {
  const pool = new pg.Pool({
    Client: PiecewiseClient,
    pipeline: true,
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'mostrador-lectura',
    ...LIMITS,
    ...REPLICA_WAIT_MS,
    onConnect: endUnasked,
  });
  // Of a connection that dies while idle the next reading will tell.
  pool.on('error', () => undefined);
  return { pool, watch: new ReplicaWatch(() => pool.query('select 1'), notify) };
}

/**
 * Opens the database that the configuration names: PostgreSQL, or the embedded one in the data folder, which is made
 * when missing and locked until `close`. The schema is not touched: see `migrate`.
 * @throws StartupError with the one line to show.
 */
export function openDatabase(config: Config, notify: (error: Error) => void, uso: Usage = 'programa'): Promise<Base> {
  const { databaseUrl, databaseUrlEscucha, databaseUrlLectura } = config;
  if (databaseUrl === null) return openPglite(config.carpetaDatos);
  return openPostgres(databaseUrl, notify, uso, {
    listenUrl: databaseUrlEscucha ?? databaseUrl,
    replicaUrl: uso === 'servidor' ? databaseUrlLectura : null,
  });
}
