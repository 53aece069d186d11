import type pg from 'pg';
import { PiecewiseClient } from './client.ts';

/** PostgreSQL's code for a write where only reading is allowed: on a machine of a cluster that is primary no more. */
const READ_ONLY = '25006';

/**
 * A connection to the machine of a cluster that may be written. One on which that ends is left: the next one is made to whoever
 * is primary by then.
 */
export class PrimaryClient extends PiecewiseClient {
  override query(...asked: unknown[]): never {
    const answer: unknown = super.query(...asked);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#judge(error));
    // The answer is the caller's, as `PiecewiseClient` hands it on.
    return answer as never;
  }

  #judge(error: unknown): void {
    if (error instanceof Error && 'code' in error && error.code === READ_ONLY) this.breakOff();
  }
}

/**
 * Refuses a connection to a machine that is not primary.
 * @throws Error with PostgreSQL's own code of a transaction that may only read.
 */
export async function demandPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'on') return;
  throw Object.assign(new Error('The database may only be read here'), { code: READ_ONLY });
}
