import type pg from 'pg';
import { PiecewiseClient } from './client.ts';

/** The person who asked has gone: what was asked for is not begun, and what runs is ended. */
export class AskerGone extends Error {
  constructor() {
    super('Nobody waits for the answer any more');
    this.name = 'AskerGone';
  }
}

/** The connections that are out, and since when, in milliseconds of the process. */
export type Leases = Map<pg.PoolClient, number>;

/**
 * A pool as Drizzle sees it, on behalf of somebody who waits for an answer. Its name ends in 'Pool' because that is how
 * Drizzle tells a pool from a connection.
 */
export class LeasingPool {
  readonly #pool: pg.Pool;
  readonly #leases: Leases;
  readonly #asker: AbortSignal | null;

  /**
   * @param leases holds the connections that are out, of this and of others' leasing pools.
   * @param asker aborted when the asker no longer waits; null for work that is finished in any case.
   */
  constructor(pool: pg.Pool, leases: Leases, asker: AbortSignal | null) {
    this.#pool = pool;
    this.#leases = leases;
    this.#asker = asker;
  }

  /** A connection for one's own, until it is released. Rejects with `AskerGone` when the asker no longer waits. */
  async connect(): Promise<pg.PoolClient> {
    if (this.#asker?.aborted) throw new AskerGone();
    const client = await this.#pool.connect();
    const lease = leaseOf(client, this.#leases, this.#asker);
    if (!this.#asker?.aborted) return lease;
    lease.release();
    throw new AskerGone();
  }

  /** One statement on whatever connection is free. */
  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    try {
      return await client.query(config, values);
    } finally {
      client.release();
    }
  }
}

/**
 * Watches over a connection while it is out. A connection that breaks goes back to the pool at once: Drizzle forgets one
 * whose `begin` failed, and the pool would run dry. For the same reason giving it back twice is no error.
 */
function leaseOf(client: pg.PoolClient, leases: Leases, asker: AbortSignal | null): pg.PoolClient {
  const giveBack = client.release.bind(client);
  let out = true;
  const release = (broken?: Error | boolean): void => {
    if (!out) return;
    out = false;
    leases.delete(client);
    client.off('error', release);
    client.off('end', lost);
    asker?.removeEventListener('abort', leave);
    if (client instanceof PiecewiseClient) client.givenBack();
    giveBack(broken);
  };
  const lost = (): void => release(true);
  const leave = (): void => breakOff(client, new AskerGone());
  leases.set(client, performance.now());
  client.on('error', release);
  client.on('end', lost);
  asker?.addEventListener('abort', leave, { once: true });
  client.release = release;
  return client;
}

/** Ends a connection under the statement that runs on it, as `PiecewiseClient` does. */
export function breakOff(client: pg.PoolClient, why: Error | null = null): void {
  if (!(client instanceof PiecewiseClient)) throw new Error('A pool lent a connection that is not of its kind');
  client.breakOff(why);
}
