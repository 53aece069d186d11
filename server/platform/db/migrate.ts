import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Rejection } from '../http/rejection.ts';
import { ROOT } from '../root.ts';
import { errorCodeOf, StartupError } from '../startupError.ts';
import type { Db, Tx } from './db.ts';

const FOLDER = join(ROOT, 'server', 'platform', 'db', 'migrations');

/** Names the advisory lock; any constant that no other program uses on this database. */
const LOCK = 20_146;

const OTHER_VERSION =
  'La base de datos es de otra versión de Mostrador: tiene migraciones que esta no conoce. Inicie aquella versión o dé a esta una base de datos vacía.';

const BEHIND =
  'Mostrador se está actualizando y este servidor es todavía de la versión anterior. Intente de nuevo en unos minutos.';
const BEHIND_REST_SECONDS = 60;

const NOT_EMPTY =
  'La base de datos tiene tablas que no son de Mostrador: indique en DATABASE_URL una vacía, que sea solo suya.';
const NO_RIGHTS =
  'El usuario de DATABASE_URL no puede crear tablas en su base de datos: hágalo su dueño (alter database … owner to …).';

/** PostgreSQL's codes for what a role has no right to, and for a role that sees no schema at all. */
const WITHOUT_RIGHTS = ['42501', '3F000'];

/** How many migrations this process knows, since it looked; null before. A later `git pull` brings files that it does not know. */
let known: number | null = null;

/** How many migrations were applied to the database, beside what a statement reads anyway. */
export const MIGRATIONS_APPLIED = sql<number>`(select count(*)::int from migraciones)`;

/**
 * Refuses to work on tables that a later version has changed: this one would read and write what they no longer mean.
 * @throws Rejection 503 on a server that was left running through an upgrade.
 */
export function demandOwnVersion(applied: number): void {
  if (known !== null && applied > known) throw new Rejection(503, BEHIND, { segundos: BEHIND_REST_SECONDS });
}

/** The same, asked by itself. @throws Rejection 503 as above. */
export async function checkOwnVersion(db: Db): Promise<void> {
  const { rows } = await db.execute<{ applied: number }>(sql`select ${MIGRATIONS_APPLIED} as applied`);
  demandOwnVersion(rows[0]?.applied ?? 0);
}

/**
 * Brings the schema up to date, the same way on both engines, in one transaction: all of it or nothing.
 *
 * Drizzle's own migrators take no lock, so two servers that start together on one PostgreSQL would both apply the same
 * file. The transaction's advisory lock makes the second wait and then find nothing left to do.
 * @returns how many migrations were applied.
 * @throws StartupError when another version of the product made the tables, when there are others', or without the right to make any.
 */
export async function migrate(db: Db): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  return applyTo(db, files).catch((error: unknown) => {
    throw codesOf(error).some((code) => WITHOUT_RIGHTS.includes(code)) ? new StartupError(NO_RIGHTS, error) : error;
  });
}

function codesOf(error: unknown): readonly string[] {
  return error instanceof Error ? [errorCodeOf(error), ...codesOf(error.cause)] : [];
}

function applyTo(db: Db, files: ReturnType<typeof readMigrationFiles>): Promise<number> {
  return db.transaction(async (tx) => {
    // The limits of a request are too short here: another server may be busy with years of rows, and so may this one.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await demandOwnTables(tx);
    await tx.execute(
      sql`create table if not exists migraciones (huella text primary key, creada bigint not null, aplicada timestamptz not null default now())`,
    );
    known = files.length;
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

// A name that somebody else uses would end the migration halfway, or, worse, be taken for ours.
async function demandOwnTables(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ foreign: boolean }>(sql`
    select to_regclass('migraciones') is null and exists (
      select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    ) as foreign`);
  if (rows[0]?.foreign === true) throw new StartupError(NOT_EMPTY);
}
