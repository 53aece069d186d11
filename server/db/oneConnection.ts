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

/**
 * Waits for all of what was asked in one go. @throws what the first of them in their order threw, once all have ended: nobody is
 * told of a later one, and nothing of them is left on the connection.
 */
export async function inOneGo<const W extends readonly unknown[]>(
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
