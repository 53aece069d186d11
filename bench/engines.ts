import { join } from 'node:path';
import { type Cluster, findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { readConfig } from '../server/platform/config.ts';
import type { Db } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';

/** The settings that a server is given beside its port and its folder. */
export type ServerSettings = Readonly<Record<string, string>>;

/** A database to measure on, with a fresh data folder. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly folder: string;
  /** With which a server uses it. */
  readonly environment: ServerSettings;
  /** The PostgreSQL of its own; null for the embedded database. */
  readonly cluster: Cluster | null;
}

/**
 * Measures on the embedded database and then on a PostgreSQL of its own, or on the one that MOTOR names (`pglite`, `postgres`).
 * @param folder for the data, below which each has its own.
 */
export async function onEachEngine(folder: string, measure: (engine: Engine) => Promise<void>): Promise<void> {
  const { MOTOR } = process.env;
  if (MOTOR !== 'postgres')
    await measure({ name: 'PGlite', folder: join(folder, 'pglite'), environment: {}, cluster: null });
  if (MOTOR === 'pglite') return;
  const programs = findPostgres();
  if (programs === null) {
    console.log('\nThere is no PostgreSQL on this machine: nothing was measured on it.');
    return;
  }
  const cluster = await startCluster(programs);
  try {
    const environment = { DATABASE_URL: cluster.url };
    await measure({ name: 'PostgreSQL', folder: join(folder, 'postgres'), environment, cluster });
  } finally {
    await cluster.stop();
  }
}

/**
 * Makes a database with the sample chain and what `fill` adds, and closes it again for the server that is measured.
 * @returns what `fill` answered.
 * @throws where the settings are refused.
 */
export async function prepareDatabase<Made>(
  { folder, environment = {} }: { readonly folder: string; readonly environment?: ServerSettings },
  fill: (db: Db, now: Date) => Promise<Made>,
): Promise<Made> {
  const read = readConfig({ DATA_DIR: folder, ...environment });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(error));
  try {
    const now = new Date();
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, now);
    return await fill(base.db, now);
  } finally {
    await base.close();
  }
}
