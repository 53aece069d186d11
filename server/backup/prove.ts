import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../platform/config.ts';
import type { Base } from '../platform/db/base.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open.ts';
import { errorCodeOf, StartupError } from '../platform/startupError.ts';
import type { BackupKeys } from './encryption.ts';
import { type Tally, UnusableBackup } from './format.ts';
import { restore } from './restore.ts';
import { type LedgerSum, sumsOfDatabase, sumsOfFile } from './sums.ts';

/** All that a proven backup holds. */
export interface Proof {
  readonly count: Tally;
  readonly sums: readonly LedgerSum[];
}

/**
 * Restores a backup into a place that is thrown away, on the engine that the environment names, and holds what is there then
 * against the file: the rows of every table, and what vouchers, wallets and invoices come to.
 * @throws UnusableBackup with the one line that says why it could not be counted on.
 */
export async function prove(file: string, config: Config, keys: BackupKeys): Promise<Proof> {
  const said = await sumsOfFile(file, keys);
  return inThrowAway(config, async ({ db }) => {
    await migrate(db);
    const count = await restore(db, file, keys);
    for (const [table, rows] of Object.entries(count)) {
      const { rows: there } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table)}`,
      );
      if (there[0]?.n !== rows) throw new UnusableBackup(`La tabla ${table} no volvió completa.`);
    }
    const sums = await sumsOfDatabase(db);
    const wrong = sums.find(({ rows, total }, n) => rows !== said[n]?.rows || total !== said[n]?.total);
    if (wrong !== undefined) throw new UnusableBackup(`Los importes de ${wrong.name} no suman lo que dice el archivo.`);
    return { count, sums };
  });
}

async function inThrowAway<R>(config: Config, work: (base: Base) => Promise<R>): Promise<R> {
  return config.databaseUrl === null ? inFolder(config, work) : besideIt(config, config.databaseUrl, work);
}

async function inFolder<R>(config: Config, work: (base: Base) => Promise<R>): Promise<R> {
  const folder = await mkdtemp(join(tmpdir(), 'mostrador-prueba-'));
  try {
    return await on({ ...config, carpetaDatos: folder }, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function besideIt<R>(config: Config, databaseUrl: string, work: (base: Base) => Promise<R>): Promise<R> {
  const name = `mostrador_prueba_${randomBytes(8).toString('hex')}`;
  const own = new URL(databaseUrl);
  own.pathname = `/${name}`;
  const other = { ...config, databaseUrlLectura: null };
  await on(other, ({ db }) => db.execute(sql.raw(`create database ${name}`))).catch((error: unknown) => {
    const code = errorCodeOf(error instanceof Error ? (error.cause ?? error) : error);
    throw code === '42501' ? new StartupError(MAY_MAKE_NONE, error) : error;
  });
  try {
    return await on({ ...other, databaseUrl: own.href, databaseUrlEscucha: null }, work);
  } finally {
    await on(other, ({ db }) => db.execute(sql.raw(`drop database ${name} with (force)`)));
  }
}

const MAY_MAKE_NONE =
  'El usuario de DATABASE_URL no puede crear la base en que se prueba: dele ese derecho (alter role … createdb), o pruebe sin DATABASE_URL, en la base embebida.';

async function on<R>(config: Config, work: (base: Base) => Promise<R>): Promise<R> {
  const base = await openDatabase(config, () => undefined);
  try {
    return await work(base);
  } finally {
    await base.close();
  }
}
