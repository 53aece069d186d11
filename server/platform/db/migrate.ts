import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Rejection } from '../http/rejection.ts';
import { errorCodeOf, StartupError } from '../startupError.ts';
import type { Db, Tx } from './db.ts';
import { databaseFailureOf } from './failures.ts';
import { demandAllows, readLedger, type Taken } from './ledger.ts';
import { readSteps, type Step } from './steps.ts';

/** Names the advisory lock; any constant that no other program uses on this database. */
const LOCK = 20_146;

const OTHER_VERSION =
  'La base de datos es de otra versión de Mostrador: tiene migraciones que esta no conoce. Inicie aquella versión o dé a esta una base de datos vacía.';

const TABLES_BUSY =
  'Otros servidores ocupan sin pausa las tablas que esta versión cambia: intente de nuevo en una hora más tranquila. Nada cambió.';

const BEHIND =
  'Mostrador se está actualizando y este servidor es todavía de la versión anterior. Intente de nuevo en unos minutos.';
const BEHIND_REST_SECONDS = 60;

const NOT_EMPTY =
  'La base de datos tiene tablas que no son de Mostrador: indique en DATABASE_URL una vacía, que sea solo suya.';
const NO_RIGHTS =
  'El usuario de DATABASE_URL no puede crear tablas en su base de datos: hágalo su dueño (alter database … owner to …).';

/** Whoever waits for a table keeps all others waiting behind him: so long, in milliseconds, well below the patience of a request. */
const LOCK_WAIT_MS = 1_500;
/** How long others have the tables to themselves before they are asked for again, in milliseconds, and how often they are asked for. */
const LOCK_REST_MS = 500;
const LOCK_TRIES = 60;

/** PostgreSQL's codes for what a role has no right to, and for a role that sees no schema at all. */
const WITHOUT_RIGHTS = ['42501', '3F000'];

/** The last step that this process knows, since it looked; null before. A later `git pull` brings files that it does not know. */
let known: number | null = null;

/**
 * The number of the last step that a server must know to work on the database as it is, beside what a statement reads anyway.
 * Of a step that says nothing, by a program of before, nobody else knows what it did.
 */
export const STEP_DEMANDED = sql<number>`(select coalesce(max(coalesce(exige, 2147483647)), -1)::int from migraciones)`;

/**
 * Refuses to work on tables that a later version has changed: this one would read and write what they no longer mean. Tables
 * to which it only added are worked on.
 * @param demanded `STEP_DEMANDED`, as it was read.
 * @throws Rejection 503 on a server that was left running through an upgrade.
 */
export function demandOwnVersion(demanded: number): void {
  if (known !== null && demanded > known) throw new Rejection(503, BEHIND, { segundos: BEHIND_REST_SECONDS });
}

/** The same, asked by itself. @returns the name of the last step of the database. @throws Rejection 503 as above. */
export async function checkOwnVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ demanded: number; paso: string | null }>(
    sql`select ${STEP_DEMANDED} as demanded, (select max(paso) from migraciones) as paso`,
  );
  const [{ demanded, paso } = { demanded: -1, paso: null }] = rows;
  demandOwnVersion(demanded);
  return paso ?? '';
}

/**
 * Brings the schema up to date, the same way on both engines, in one transaction: all of it or nothing. A database that is
 * ahead by steps which only added stays as it is.
 *
 * Drizzle's own migrators take no lock, so two servers that start together on one PostgreSQL would both apply the same
 * file. The transaction's advisory lock makes the second wait and then find nothing left to do.
 * @returns how many migrations were applied.
 * @throws StartupError when another version of the product changed the tables, when there are others', without the right to make
 * any, or when servers beside this one never let go of the tables.
 */
export async function migrate(db: Db): Promise<number> {
  const steps = readSteps();
  for (let tried = 1; ; tried++) {
    try {
      return await takeSteps(db, steps);
    } catch (error) {
      if (codesOf(error).some((code) => WITHOUT_RIGHTS.includes(code))) throw new StartupError(NO_RIGHTS, error);
      const failure = databaseFailureOf(error);
      if (failure !== 'locked' && failure !== 'clash') throw error;
      if (tried === LOCK_TRIES) throw new StartupError(TABLES_BUSY, error);
      await pause(LOCK_REST_MS);
    }
  }
}

function codesOf(error: unknown): readonly string[] {
  return error instanceof Error ? [errorCodeOf(error), ...codesOf(error.cause)] : [];
}

function takeSteps(db: Db, steps: readonly Step[]): Promise<number> {
  return db.transaction(async (tx) => {
    // The limits of a request are too short here: another server may be busy with years of rows, and so may this one.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await demandOwnTables(tx);
    // Servers of before work on: none may wait long behind a table that this one waits for.
    await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`));
    await prepareLedger(tx);
    known = steps.at(-1)?.number ?? -1;
    const taken = await readLedger(tx);
    demandKnownSteps(taken, steps);
    const applied = new Map(taken.map((row) => [row.huella, row]));
    const pending = steps.filter(({ hash }) => !applied.has(hash));
    for (const step of pending) {
      for (const statement of step.statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`
        insert into migraciones (huella, creada, paso, exige) values (${step.hash}, ${step.createdMs}, ${step.name}, ${step.demands})`);
    }
    // Programs of before wrote down neither.
    for (const { hash, name, demands } of steps) {
      if (applied.get(hash)?.paso !== null) continue;
      await tx.execute(sql`update migraciones set paso = ${name}, exige = ${demands} where huella = ${hash}`);
    }
    return pending.length;
  });
}

/** @throws StartupError when a later version, or another one, changed the tables in a way that this one does not know. */
export function demandKnownSteps(taken: readonly Taken[], steps: readonly Step[]): void {
  if (!demandAllows(taken, steps)) throw new StartupError(OTHER_VERSION);
}

// Only where it is missing: to ask for a column that is there would lock out who reads the ledger, which every call does.
async function prepareLedger(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create table if not exists migraciones (huella text primary key, creada bigint not null, aplicada timestamptz not null default now())`);
  const { rows } = await tx.execute(sql`
    select from pg_attribute where attrelid = 'migraciones'::regclass and attname = 'exige' and not attisdropped`);
  if (rows.length === 0) await tx.execute(sql`alter table migraciones add column paso text, add column exige integer`);
}

/**
 * A name that somebody else uses would end the migration halfway, or, worse, be taken for ours.
 * @throws StartupError when the database has tables and none of them is the ledger of steps.
 */
export async function demandOwnTables(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ foreign: boolean }>(sql`
    select to_regclass('migraciones') is null and exists (
      select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    ) as foreign`);
  if (rows[0]?.foreign === true) throw new StartupError(NOT_EMPTY);
}
