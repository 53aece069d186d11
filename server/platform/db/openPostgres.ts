import pg from 'pg';
import { errorCodeOf, StartupError } from '../startupError.ts';
import { type Base, databaseOf, type ReplicaPool } from './base.ts';
import { PiecewiseClient } from './client.ts';
import { listenToPostgres } from './listen.ts';
import { demandPrimary, PrimaryClient } from './primary.ts';
import { ReplicaWatch } from './replica.ts';

/** Connections of one server: enough to keep a small PostgreSQL busy, few enough for many servers beside each other. */
const CONNECTIONS = 10;
const CONNECTION_WAIT_MS = 5_000;

/**
 * How long a statement of the server may run, wait for somebody else's lock, and leave a transaction unattended, in
 * milliseconds. A statement that a person waits for is over long before; a longer one would hold up everybody.
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
 * The use that a database is opened for: to serve people, within limits, or for a program that
 * does one long work alone.
 */
export type Usage = 'servidor' | 'programa';

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

/**
 * The settings that each connection is told. It ends a statement soon after its asker has gone. And it compiles none:
 * the short ones that people wait for take longer to compile than to run. Some systems and engines do not know a
 * setting: there a statement runs to its limit.
 */
const SETTINGS = ['client_connection_check_interval = 1000', 'jit = off'] as const;

async function tellSettings(client: pg.ClientBase): Promise<void> {
  await Promise.all(SETTINGS.map((one) => client.query(`set ${one}`).catch(() => undefined)));
}

async function prepareConnection(client: pg.ClientBase): Promise<void> {
  await Promise.all([tellSettings(client), demandPrimary(client)]);
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
  const replica = replicaUrl === null ? null : openReplica(replicaUrl, pool, notify);
  const close = async () => {
    replica?.watch.close();
    await Promise.all([pool.end(), replica?.pool.end()]);
  };
  if (replica !== null) {
    await replica.look().catch(async (error: unknown) => {
      if (!(error instanceof StartupError)) return replica.watch.gone(error);
      await close();
      throw error;
    });
  }
  return databaseOf(pool, own, close, replica);
}

/** The time that a replica may take to answer before the primary is asked in its place, in milliseconds. */
const REPLICA_WAIT_MS = { connectionTimeoutMillis: 1_000, query_timeout: 5_000 } as const;

/**
 * Asks which database this is, and which history of it. A copy has the cluster's own identifier and name, and is never
 * ahead of its timeline; one that is behind has not yet followed the primary through a failover.
 */
const IDENTITY = `
  select system_identifier::text as cluster, current_database()::text as name,
    case when pg_is_in_recovery()
      then greatest((select timeline_id from pg_control_checkpoint()), (select min_recovery_end_timeline from pg_control_recovery()))
      else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline
  from pg_control_system()`;

interface Identity {
  readonly cluster: string;
  readonly name: string;
  readonly timeline: number;
}

async function identityOf(pool: pg.Pool): Promise<Identity> {
  const { rows } = await pool.query<Identity>(IDENTITY);
  const [identity] = rows;
  if (identity === undefined) throw new Error('A PostgreSQL did not say which one it is');
  return identity;
}

/**
 * Proves that a replica is a copy of the database.
 * @throws StartupError for one that is of another database, Error for one that has yet to follow it or does not answer.
 */
async function demandCopy(replica: pg.Pool, primary: pg.Pool): Promise<void> {
  const [copy, own] = await Promise.all([identityOf(replica), identityOf(primary)]);
  const wrong =
    copy.cluster !== own.cluster
      ? 'es de otro PostgreSQL'
      : copy.name !== own.name
        ? `es la base ${copy.name}, y no ${own.name}`
        : copy.timeline > own.timeline
          ? 'sigue otra historia de esa base'
          : null;
  if (wrong !== null) {
    throw new StartupError(
      `DATABASE_URL_LECTURA no es una copia de la base de DATABASE_URL: ${wrong}. Indique un standby que la siga, o quítela.`,
    );
  }
  if (copy.timeline < own.timeline) throw new Error('The replica has not followed the primary through a failover yet');
}

// Whether it answers is seen when it is asked: a server starts without it as it goes on without it.
function openReplica(url: string, primary: pg.Pool, notify: (error: Error) => void) {
  const pool = new pg.Pool({
    Client: PiecewiseClient,
    pipeline: true,
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'mostrador-lectura',
    ...LIMITS,
    ...REPLICA_WAIT_MS,
    onConnect: tellSettings,
  });
  // Of a connection that dies while idle the next reading will tell.
  pool.on('error', () => undefined);
  const look = () => demandCopy(pool, primary);
  const watch = new ReplicaWatch(look, notify);
  return { pool, watch, look } satisfies ReplicaPool & { readonly look: () => Promise<void> };
}
