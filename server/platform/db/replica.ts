import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { databaseFailureOf } from './failures.ts';

/** How long a reading waits for the replica to have what the primary had when it was asked for, in milliseconds. */
const WAIT_MS = 100;
/** The first pause of that wait; each is twice as long as the one before. */
const FIRST_PAUSE_MS = 2;
/** So long a replica that was late is not asked, in milliseconds: or each reading would wait in vain. */
const LATE_REST_MS = 1_000;
/** A replica that does not say within this time how far it is counts as gone, in milliseconds. */
const SILENCE_MS = 1_000;
/** How often a replica that is gone is looked for, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** A copy of the database that follows it, and that readings may be taken from. */
interface Replica {
  readonly db: Db;
  readonly watch: ReplicaWatch;
}

const replicas = new WeakMap<Db, Replica>();

/** Makes known which replica stands beside a database. */
export function readsFrom(db: Db, replica: Replica): Db {
  replicas.set(db, replica);
  return db;
}

/**
 * Reads data that is only shown: from the replica, where the database has one that answers and holds all that the
 * primary held when this was asked for, and else from the primary. So no one is shown an older truth than they, or
 * who told them, saw before.
 * @param work reads only, and may be done a second time, on the primary.
 */
export async function readShown<T>(db: Db, work: (from: Db) => Promise<T>): Promise<T> {
  const replica = replicas.get(db);
  if (replica === undefined || !(await replica.watch.mayServe(db, replica.db))) return work(db);
  try {
    return await work(replica.db);
  } catch (error) {
    if (databaseFailureOf(error) === 'askerGone') throw error;
    // The replica also ends statements that stand in the way of the primary's changes; any other
    // error happens again there.
    if (databaseFailureOf(error) === 'away') replica.watch.gone(error);
    return work(db);
  }
}

/** How the one replica of a server is doing, for all who read from it. */
export class ReplicaWatch {
  readonly #look: () => Promise<unknown>;
  readonly #tell: (error: Error) => void;
  #askedFrom = 0;
  #looking: NodeJS.Timeout | null = null;
  #closed = false;

  /**
   * @param look asks the replica for anything.
   * @param tell told once each time that the replica goes, and not again before it has answered.
   */
  constructor(look: () => Promise<unknown>, tell: (error: Error) => void) {
    this.#look = look;
    this.#tell = tell;
  }

  /** Whether the replica has all that the primary has now, or will have it in a moment. */
  async mayServe(primary: Db, replica: Db): Promise<boolean> {
    if (this.#looking !== null || performance.now() < this.#askedFrom) return false;
    // Everything that anybody can have seen there is flushed: a save is announced only after its commit is.
    const { rows } = await primary.execute<{ lsn: string }>(sql`select pg_current_wal_flush_lsn()::text as lsn`);
    const lsn = rows[0]?.lsn ?? '';
    try {
      const until = performance.now() + WAIT_MS;
      for (let wait = FIRST_PAUSE_MS; !(await answered(hasReached(replica, lsn))); wait *= 2) {
        if (performance.now() + wait > until) {
          this.#askedFrom = performance.now() + LATE_REST_MS;
          return false;
        }
        await pause(wait);
      }
      return true;
    } catch (error) {
      if (databaseFailureOf(error) === 'askerGone') throw error;
      this.gone(error);
      return false;
    }
  }

  /** Whether it answered when it was last asked. */
  isAsked(): boolean {
    return this.#looking === null;
  }

  /** The replica is not asked before it answers again. */
  gone(cause: unknown): void {
    if (this.#looking !== null || this.#closed) return;
    this.#tell(new Error('The replica for reading does not answer: the primary answers in its place', { cause }));
    this.#lookLater();
  }

  close(): void {
    this.#closed = true;
    if (this.#looking !== null) clearTimeout(this.#looking);
  }

  #lookLater(): void {
    if (this.#closed) return;
    this.#looking = setTimeout(() => {
      answered(this.#look()).then(
        () => {
          this.#looking = null;
        },
        () => this.#lookLater(),
      );
    }, LOOK_EVERY_MS);
    this.#looking.unref();
  }
}

// A database that is no longer in recovery follows no primary: it may have a history of its own.
async function hasReached(replica: Db, lsn: string): Promise<boolean> {
  const { rows } = await replica.execute<{ reached: boolean }>(
    sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as reached`,
  );
  return rows[0]?.reached === true;
}

class Silence extends Error {}

async function answered<T>(question: Promise<T>): Promise<T> {
  const over = new AbortController();
  const silence = pause(SILENCE_MS, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Silence(`Nothing was heard for ${SILENCE_MS} ms`);
  });
  // A promise that ends after the race has no one who waits for it.
  silence.catch(() => undefined);
  question.catch(() => undefined);
  try {
    return await Promise.race([question, silence]);
  } finally {
    over.abort();
  }
}
