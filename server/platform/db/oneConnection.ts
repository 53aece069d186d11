import { QueryPromise } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './db.ts';
import type { LeasingPool } from './lease.ts';

const pools = new WeakMap<Db, LeasingPool>();

/**
 * Makes known from where a database takes its connections. Its transactions are begun on one of them, whose statements they
 * share (`prepared`).
 */
export function takesFrom(db: Db, pool: LeasingPool): Db {
  pools.set(db, pool);
  db.transaction = (work, config) => onOneConnection(db, (one) => one.transaction(work, config));
  return db;
}

/**
 * Does light statements on one connection, where each would fetch one and give it back. Those that `work` asks for in one go
 * (`inOneGo`) travel in one piece, and are done in their order. In a transaction the connection is the transaction's.
 * @param work waits for nothing but its statements, since the embedded engine has one connection for all; what is long for the
 * database stays outside.
 */
export async function onOneConnection<T>(db: Db, work: (one: Db) => Promise<T>): Promise<T> {
  const pool = pools.get(db);
  if (pool === undefined) return work(db);
  const client = await pool.connect();
  try {
    return await work(databaseOn(client));
  } finally {
    client.release();
  }
}

/** A lock that is not asked for yet. */
export class Lock<T> {
  readonly #take: () => Promise<T>;

  private constructor(take: () => Promise<T>) {
    this.#take = take;
  }

  /**
   * @param statement a query of Drizzle's, which is sent when it is executed.
   * @param judge says from its rows what was locked, or refuses.
   */
  static of<R, T>(statement: { execute(): Promise<R> }, judge: (rows: R) => T | Promise<T>): Lock<T> {
    return new Lock(() => statement.execute().then(judge));
  }

  /** Sends the statement that locks before it returns. */
  take(): Promise<T> {
    return this.#take();
  }
}

/**
 * Takes a lock and does, in one piece with it, what must come after it: `work` is called once the lock is on its way. Answers
 * what each said. @throws as `inOneGo`, the lock first.
 * @param lock null where there is nothing to lock.
 */
export function lockThen<L, W>(lock: Lock<L> | null, work: () => Promise<W>): Promise<[L | null, W]> {
  const taken = lock?.take() ?? null;
  return together([taken, work()]);
}

/** Works without locks, which nothing there would take (`lockThen`). */
type WithoutLocks<W extends readonly unknown[]> = {
  readonly [K in keyof W]: Extract<W[K], Lock<unknown>> extends never ? W[K] : never;
};

/**
 * Waits for several works that are asked for in one go and do not depend on their order. @throws what the
 * first of them in their order threw, once all have ended: a later error is not reported, and nothing of them
 * is left on the connection.
 */
export function inOneGo<const W extends readonly unknown[]>(
  works: W & WithoutLocks<W>,
): Promise<{ -readonly [K in keyof W]: Awaited<W[K]> }> {
  return together<W>(works);
}

async function together<const W extends readonly unknown[]>(
  works: W,
): Promise<{ -readonly [K in keyof W]: Awaited<W[K]> }> {
  // A query of Drizzle's is done each time that it is waited for, and not before.
  const begun = works.map((work) => (work instanceof QueryPromise ? work.then((done) => done) : Promise.resolve(work)));
  await Promise.allSettled(begun);
  return (await Promise.all(begun)) as { -readonly [K in keyof W]: Awaited<W[K]> };
}

const databases = new WeakMap<pg.PoolClient, Db>();

function databaseOn(client: pg.PoolClient): Db {
  const db = databases.get(client) ?? drizzle(client);
  databases.set(client, db);
  return db;
}
