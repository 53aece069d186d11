import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ROOT } from '../root.ts';
import { StartupError } from '../startup/startupError.ts';
import type { Db } from './db.ts';

const FOLDER = join(ROOT, 'server', 'db', 'migrations');

/** Names the advisory lock; any constant that nobody else uses on this database. */
const LOCK = 20_146;

const OTHER_VERSION =
  'La base de datos es de otra versión de Mostrador: tiene migraciones que esta no conoce. Inicie aquella versión o dé a esta una base de datos vacía.';

/**
 * Brings the schema up to date, the same way on both engines, in one transaction: all of it or nothing.
 *
 * Drizzle's own migrators take no lock, so two servers that start together on one PostgreSQL would both apply the same
 * file. The transaction's advisory lock makes the second wait and then find nothing left to do.
 * @returns how many migrations were applied.
 * @throws StartupError when another version of the product made the tables.
 */
export async function migrate(db: Db): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  return db.transaction(async (tx) => {
    // What a request may wait is too short here: another server may be busy with years of rows, and so may this one.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`create table if not exists migraciones (huella text primary key, creada bigint not null, aplicada timestamptz not null default now())`,
    );
    const { rows } = await tx.execute<{ huella: string }>(sql`select huella from migraciones`);
    const applied = new Set(rows.map((row) => row.huella));
    const pending = files.filter((file) => !applied.has(file.hash));
    if (files.length - pending.length < applied.size) throw new StartupError(OTHER_VERSION);
    for (const file of pending) {
      for (const statement of file.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migraciones (huella, creada) values (${file.hash}, ${file.folderMillis})`);
    }
    return pending.length;
  });
}
