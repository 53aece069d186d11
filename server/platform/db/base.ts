import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './db.ts';
import { createHeavyTurns } from './heavyReads.ts';
import { breakOff, type Leases, LeasingPool } from './lease.ts';
import type { Listen } from './listen.ts';
import { takesFrom } from './oneConnection.ts';
import { type ReplicaWatch, readsFrom } from './replica.ts';

/** An open database and how to leave it. */
export interface Base {
  readonly db: Db;
  /**
   * The same database on behalf of somebody who waits: once the signal is aborted, what runs is ended and nothing more is
   * begun (`AskerGone`).
   */
  dbFor(asker: AbortSignal): Db;
  readonly motor: 'pglite' | 'postgres';
  /** Hears what transactions announce, those of every instance on this database. */
  readonly listen: Listen;
  /** From now on people are served: no statement of the embedded engine takes as long as it likes. PostgreSQL is told when it is opened. */
  limitStatements(): void;
  /** Ends what has been running for so many milliseconds, so that whoever waits for it is answered that there is no database. */
  cortar(sinceMs: number): void;
  /** How many connections there are to it now, how many of them nobody uses, and how many who ask wait for one. */
  connections(): ConnectionsInUse;
  /** Whether the copy for reading is asked now; null without one. */
  replica(): boolean | null;
  /** Waits for what is running, then closes. */
  close(): Promise<void>;
}

/** The connections of one server, at one moment. */
export interface ConnectionsInUse {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
  /** For how long the one that has been out longest is in use, in milliseconds; 0 where none is. */
  readonly oldestMs: number;
}

/** The connections to a replica for reading, and how it is doing. */
export interface ReplicaPool {
  readonly pool: pg.Pool;
  readonly watch: ReplicaWatch;
}

/** Makes the product's database of connections to one. */
export function databaseOf(
  pool: pg.Pool,
  own: Pick<Base, 'motor' | 'listen' | 'limitStatements'>,
  close: () => Promise<void>,
  replica: ReplicaPool | null = null,
): Base {
  const prestadas: Leases = new Map();
  // Drizzle asks a pool for `connect` and `query` only.
  const inTurns = createHeavyTurns(own.motor);
  const replicaTurns = createHeavyTurns(own.motor);
  const databaseOn = (whose: pg.Pool, turns: (db: Db) => Db, asker: AbortSignal | null): Db => {
    const leasing = new LeasingPool(whose, prestadas, asker);
    return takesFrom(turns(drizzle(leasing as unknown as pg.Pool)), leasing);
  };
  const dbDe = (asker: AbortSignal | null): Db => {
    const db = databaseOn(pool, inTurns, asker);
    if (replica === null) return db;
    return readsFrom(db, { db: databaseOn(replica.pool, replicaTurns, asker), watch: replica.watch });
  };
  return {
    db: dbDe(null),
    dbFor: dbDe,
    ...own,
    cortar: (sinceMs) => {
      const before = performance.now() - sinceMs;
      for (const [connection, since] of prestadas) if (since <= before) breakOff(connection);
    },
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      oldestMs: prestadas.size === 0 ? 0 : performance.now() - Math.min(...prestadas.values()),
    }),
    replica: () => replica?.watch.isAsked() ?? null,
    close,
  };
}
