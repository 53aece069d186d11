import { QueryPromise } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './db.ts';
import type { LeasingPool } from './lease.ts';

const pools = new WeakMap<Db, LeasingPool>();

/** Makes known from where a database takes its connections. */
export function takesFrom(db: Db, pool: LeasingPool): Db {
  pools.set(db, pool);
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

/** Marks a lock that was asked for; it is a type alone. */
declare const lock: unique symbol;

/** A lock that was asked for and is on its way: only who locks makes one (`asLock`). */
export type Lock<T = void> = Promise<T> & { readonly [lock]: true };

/** Says of a statement that was sent that it locks: what is sent after it on the same connection is done once the lock is held. */
export function asLock<T>(asked: Promise<T>): Lock<T> {
  return asked as Lock<T>;
}

/**
 * Judges under a lock, in one piece with it: the judgement begins after the lock was asked for, which only this order of the two
 * can say. Answers what each said. @throws as `inOneGo`, the lock first.
 */
export function underLock<L, J>(held: Lock<L>, judge: () => Promise<J>): Promise<[L, J]> {
  return together([held, judge()]);
}

/** Works without locks: what is judged under one is no neighbour of it, but its second (`underLock`). */
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
