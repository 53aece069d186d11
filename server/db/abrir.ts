import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { codigoDeError, ErrorDeArranque } from '../arranque/errorDeArranque.ts';
import type { Config } from '../config.ts';
import { keepPrivate, makeFilesPrivate, PRIVATE_FOLDER } from '../privateFiles.ts';
import { tomarCerrojo } from './cerrojo.ts';
import type { Db } from './db.ts';
import { embeddedPool } from './embedded/connection.ts';
import type { EmbeddedDatabase } from './embedded/database.ts';
import { openEmbedded } from './embedded/database.ts';
import { breakOff, LeasingPool } from './lease.ts';

/** An open database and how to leave it. */
export interface Base {
  readonly db: Db;
  /**
   * The same database on behalf of somebody who waits: once the signal is aborted, what runs is ended and nothing more is
   * begun (`AskerGone`).
   */
  dbFor(asker: AbortSignal): Db;
  readonly motor: 'pglite' | 'postgres';
  /** Ends what is running, so that whoever waits for it is answered that there is no database. */
  cortar(): void;
  /** Waits for what is running, then closes. */
  cerrar(): Promise<void>;
}

/** Connections of one server: enough to keep a small PostgreSQL busy, few enough for many servers beside each other. */
const CONEXIONES = 10;
const ESPERA_CONEXION_MS = 5_000;

/**
 * How long a statement of the server may run, wait for somebody else's lock, and leave a transaction unattended, in
 * milliseconds. What a person waits for is over long before; the rest would hold up everybody.
 */
const LIMITES = {
  statement_timeout: 15_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 30_000,
  // The driver's own, for a database that says nothing at all.
  query_timeout: 20_000,
  keepAlive: true,
} as const;

/** What a database is opened for: to serve people, within limits, or for a program that does one long work alone. */
export type Uso = 'servidor' | 'programa';

const baseDe = (pool: pg.Pool, motor: Base['motor'], cerrar: () => Promise<void>): Base => {
  const prestadas = new Set<pg.PoolClient>();
  // Drizzle asks a pool for `connect` and `query` only.
  const dbDe = (asker: AbortSignal | null): Db =>
    drizzle(new LeasingPool(pool, prestadas, asker) as unknown as pg.Pool);
  return {
    db: dbDe(null),
    dbFor: dbDe,
    motor,
    cortar: () => {
      for (const conexion of prestadas) breakOff(conexion);
    },
    cerrar,
  };
};

/** Makes an open embedded database the product's; tests hand one in that lives in memory. */
export const baseEmbebida = (database: EmbeddedDatabase): Base => {
  const pool = embeddedPool(database);
  // A connection breaks only with the database's thread, which the next one begins again.
  pool.on('error', () => undefined);
  return baseDe(pool, 'pglite', async () => {
    await pool.end();
    await database.close();
  });
};

// Folder by folder: Node's own recursive way never ends where the system refuses by saying that the parent is missing, as
// under /proc.
const hacerCarpeta = (carpeta: string): void => {
  if (existsSync(carpeta)) return;
  hacerCarpeta(dirname(carpeta));
  try {
    mkdirSync(carpeta, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Two that start at once.
    if (codigoDeError(error) !== 'EEXIST') throw error;
  }
};

const prepararCarpeta = (carpetaDatos: string): string => {
  try {
    hacerCarpeta(resolve(carpetaDatos));
    accessSync(carpetaDatos, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(carpetaDatos);
  } catch (error) {
    throw new ErrorDeArranque(
      `No se puede escribir en la carpeta de datos ${carpetaDatos} (${codigoDeError(error)}): indique otra con DATA_DIR.`,
      error,
    );
  }
};

/** What the product itself makes in its data folder. */
const PROPIAS = ['pglite', '.cerrojo'];

// Once it is open, since a new embedded database unpacks files that anybody may write, whatever the umask.
const cerrarAOtros = (carpeta: string): void => {
  const codigo = keepPrivate(carpeta, PROPIAS);
  if (codigo === null) return;
  process.emitWarning(`No se pudo cerrar la carpeta de datos ${carpeta} a los demás usuarios del equipo (${codigo}).`);
};

const abrirPglite = async (carpetaDatos: string): Promise<Base> => {
  const carpeta = prepararCarpeta(carpetaDatos);
  makeFilesPrivate();
  const cerrojo = await tomarCerrojo(carpeta);
  try {
    const base = baseEmbebida(await openEmbedded({ folder: join(carpeta, 'pglite') }));
    cerrarAOtros(carpeta);
    return {
      ...base,
      cerrar: async () => {
        await base.cerrar();
        await cerrojo.soltar();
      },
    };
  } catch (error) {
    await cerrojo.soltar();
    throw new ErrorDeArranque(
      `No se pudo abrir la base de datos de la carpeta ${carpeta}: está dañada o no es de Mostrador.`,
      error,
    );
  }
};

const MOTIVOS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nadie atiende en esa dirección',
  ENOTFOUND: 'el equipo no existe',
  EAI_AGAIN: 'el nombre del equipo no se pudo resolver',
  ETIMEDOUT: 'el equipo no respondió a tiempo',
  EHOSTUNREACH: 'no hay camino hasta el equipo',
  ENOENT: 'no hay tal socket',
  '28P01': 'el usuario o la contraseña no son correctos',
  '28000': 'el usuario no puede conectarse',
  '3D000': 'la base de datos no existe',
  '53300': 'no quedan conexiones libres',
  '57P03': 'el servidor de base de datos está arrancando',
};

// Where it points, without the password.
const destinoDe = (url: string): string => {
  const { host, pathname, username } = new URL(url);
  return `${username === '' ? '' : `${decodeURIComponent(username)}@`}${host || 'localhost'}${pathname}`;
};

// Ends a statement soon after its asker has gone. Some systems and engines do not know the setting: there it runs to its limit.
const vigilarClientes = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set client_connection_check_interval = 1000').catch(() => undefined);
};

/**
 * Opens PostgreSQL and proves with one connection that it answers.
 * @param avisar told about connections that die while idle; without it such an error would end the process.
 */
export const abrirPostgres = async (
  url: string,
  avisar: (error: Error) => void,
  uso: Uso = 'servidor',
): Promise<Base> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONEXIONES,
    connectionTimeoutMillis: ESPERA_CONEXION_MS,
    application_name: 'mostrador',
    ...(uso === 'servidor' ? { ...LIMITES, onConnect: vigilarClientes } : {}),
  });
  pool.on('error', avisar);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const codigo = codigoDeError(error);
    const motivo = MOTIVOS[codigo] ?? (codigo || (error instanceof Error ? error.message : 'motivo desconocido'));
    throw new ErrorDeArranque(
      `No se pudo conectar a PostgreSQL en ${destinoDe(url)} (DATABASE_URL): ${motivo}.`,
      error,
    );
  }
  return baseDe(pool, 'postgres', () => pool.end());
};

/**
 * Opens the database that the configuration names: PostgreSQL, or the embedded one in the data folder, which is made
 * when missing and locked until `cerrar`. The schema is not touched: see `migrar`.
 * @throws ErrorDeArranque with the one line to show.
 */
export const abrirBase = (config: Config, avisar: (error: Error) => void, uso: Uso = 'programa'): Promise<Base> =>
  config.databaseUrl === null ? abrirPglite(config.carpetaDatos) : abrirPostgres(config.databaseUrl, avisar, uso);
