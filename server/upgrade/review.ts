import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/db.ts';
import { readLedger } from '../platform/db/ledger.ts';
import { demandKnownSteps, demandOwnTables } from '../platform/db/migrate.ts';
import { type Act, type Effort, faultsOf, type Lock, readActs } from '../platform/db/statements.ts';
import { numberOf, type Step } from '../platform/db/steps.ts';

/** A step that waits, and what each of its statements does. */
export interface Waiting {
  readonly step: Step;
  readonly acts: readonly Act[];
}

/** A table that is there already and is locked by what waits: from its first lock to the end of all steps. */
export interface Busy {
  readonly table: string;
  readonly lock: Lock;
  readonly rows: number;
  /** Without its indexes. */
  readonly bytes: number;
  readonly seconds: number;
}

/** What a change of version would do to the database. */
export interface Review {
  /** The name of the last step that was taken; null where there are no tables yet. */
  readonly at: string | null;
  readonly waiting: readonly Waiting[];
  readonly busy: readonly Busy[];
  /** All that waits, in seconds. */
  readonly seconds: number;
  /** Why it wants an hour without people, in Spanish; none where it can be done by day. */
  readonly against: readonly string[];
}

/** For longer than this no table is taken away from people by day, in seconds; a request waits three. */
const BY_DAY_SECONDS = 1;

/**
 * Bytes of a table that are dealt with in a second. A table of 1.5 million rows, 332 MB, was read at 880 MB/s, sorted into an index
 * at 175 and written whole at 7: a third of that, for a disk that has them not in memory.
 */
const BYTES_A_SECOND: Readonly<Record<Effort, number>> = {
  none: Number.POSITIVE_INFINITY,
  read: 290e6,
  index: 58e6,
  write: 2.4e6,
};
/** A statement costs so much in itself, in seconds. */
const STATEMENT_SECONDS = 0.005;
/** The embedded engine takes so many times as long. */
const EMBEDDED_TIMES = 3;

const WEIGHT: Readonly<Record<Lock, number>> = { rows: 0, writing: 1, all: 2 };

interface Program {
  readonly motor: 'pglite' | 'postgres';
  readonly steps: readonly Step[];
}

/**
 * Reads what the steps of this program that were not taken would do to a database, and changes nothing in it.
 * @throws StartupError when they cannot be taken: its tables are another program's, or of another version.
 */
export function review(db: Db, program: Program): Promise<Review> {
  return db.transaction((tx) => reviewWithin(tx, program), { accessMode: 'read only' });
}

async function reviewWithin(tx: Tx, { motor, steps }: Program): Promise<Review> {
  await demandOwnTables(tx);
  const { rows } = await tx.execute<{ there: boolean }>(sql`select to_regclass('migraciones') is not null as there`);
  const isNew = rows[0]?.there !== true;
  const taken = isNew ? [] : await readLedger(tx);
  demandKnownSteps(taken, steps);
  const applied = new Set(taken.map(({ huella }) => huella));
  const waiting = steps
    .filter(({ hash }) => !applied.has(hash))
    .map((step) => ({ step, acts: readActs(step.statements) }));
  const at = lastOf([
    ...steps.filter(({ hash }) => applied.has(hash)).map(({ name }) => name),
    ...taken.flatMap(({ paso }) => paso ?? []),
  ]);
  if (isNew) return { at, waiting, busy: [], seconds: 0, against: [] };
  const { busy, seconds } = await timesOf(
    tx,
    waiting.flatMap(({ acts }) => acts),
    motor,
  );
  return { at, waiting, busy, seconds, against: [...lockedOut(waiting, at, motor), ...tooLong(busy)] };
}

/** Who cannot work on beside it; on the embedded engine there is nobody. */
function lockedOut(waiting: readonly Waiting[], at: string | null, motor: Program['motor']): readonly string[] {
  if (motor === 'pglite') return [];
  const last = at === null ? -1 : numberOf(at);
  return waiting.flatMap(({ step }) => {
    if (step.demands > last) return [`con el paso ${step.name} los servidores de la versión anterior dejan de atender`];
    return faultsOf(step)
      .map(() => `el paso ${step.name} dice que solo agrega, y no es así`)
      .slice(0, 1);
  });
}

function tooLong(busy: readonly Busy[]): readonly string[] {
  return busy
    .filter(({ lock, seconds }) => lock !== 'rows' && seconds > BY_DAY_SECONDS)
    .map(
      ({ table, lock, seconds }) =>
        `${lock === 'all' ? 'nadie lee ni escribe' : 'nadie escribe'} en ${table} ${inSeconds(seconds)}`,
    );
}

/** 'unos 3 s'; 'menos de 1 s'. */
export function inSeconds(seconds: number): string {
  return seconds < 1 ? 'menos de 1 s' : `unos ${Math.round(seconds).toLocaleString('es-MX')} s`;
}

async function timesOf(tx: Tx, acts: readonly Act[], motor: Program['motor']) {
  const sizes = new Map<string, { readonly rows: number; readonly bytes: number }>();
  const began = new Map<string, { lock: Lock; readonly at: number }>();
  let seconds = 0;
  for (const { table, locks, effort } of acts) {
    for (const name of [...(table === null ? [] : [table]), ...locks.map((each) => each.table)]) {
      if (!sizes.has(name)) sizes.set(name, await sizeOf(tx, name));
    }
    for (const { table: locked, lock } of locks) {
      const before = began.get(locked);
      if (before === undefined) began.set(locked, { lock, at: seconds });
      else if (WEIGHT[lock] > WEIGHT[before.lock]) before.lock = lock;
    }
    const bytes = table === null ? 0 : (sizes.get(table)?.bytes ?? 0);
    seconds += (STATEMENT_SECONDS + bytes / BYTES_A_SECOND[effort]) * (motor === 'pglite' ? EMBEDDED_TIMES : 1);
  }
  const busy = [...began].map(([table, { lock, at }]): Busy => {
    return { table, lock, ...(sizes.get(table) ?? { rows: 0, bytes: 0 }), seconds: seconds - at };
  });
  return { busy, seconds };
}

// The database's own estimate of the rows; counted where it never made one.
async function sizeOf(tx: Tx, table: string): Promise<{ readonly rows: number; readonly bytes: number }> {
  const { rows } = await tx.execute<{ rows: string; bytes: string }>(sql`
    select reltuples::bigint::text as rows, pg_relation_size(oid)::text as bytes from pg_class
    where oid = to_regclass(${table})`);
  const [found] = rows;
  if (found === undefined) return { rows: 0, bytes: 0 };
  if (Number(found.rows) >= 0) return { rows: Number(found.rows), bytes: Number(found.bytes) };
  const counted = await tx.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return { rows: counted.rows[0]?.n ?? 0, bytes: Number(found.bytes) };
}

function lastOf(names: readonly string[]): string | null {
  return [...names].sort().at(-1) ?? null;
}
