import { Duplex } from 'node:stream';
import pg from 'pg';
import { PiecewiseClient } from '../client.ts';
import type { EmbeddedDatabase } from './database.ts';
import { simpleQuery } from './messages.ts';
import type { EmbeddedSession } from './thread.ts';

// The database has one session for all connections: what the last one left open or prepared must not reach the next.
const BEGIN_ANEW = simpleQuery('rollback; deallocate all');

/**
 * A stream that `pg` takes for a socket: it hands PostgreSQL's protocol to the embedded database. A statement travels
 * as one piece, where PGlite's own `query` asks five times, and bytes stay bytes.
 */
class EmbeddedConnection extends Duplex {
  readonly #database: EmbeddedDatabase;
  #session: EmbeddedSession | null = null;
  #forget = (): void => undefined;

  constructor(database: EmbeddedDatabase) {
    super();
    this.#database = database;
  }

  connect(): this {
    this.#begin().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#send(message).then(() => done(), done);
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(messages.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#forget();
    done(error);
  }

  async #begin(): Promise<void> {
    this.#session = await this.#database.session();
    this.#forget = this.#session.onEnd((error) => this.destroy(error));
    await this.#session.execute(BEGIN_ANEW);
  }

  async #send(message: Buffer): Promise<void> {
    if (this.#session === null) throw new Error('Written before it was connected');
    const answer = await this.#session.execute(message);
    if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  }
}

/** How long somebody waits for the one connection before being told that the database is busy, in milliseconds. */
const WAITING_MS = 10_000;

/** The one connection to an embedded database, kept open; who wants it while a transaction has it waits. */
export function embeddedPool(database: EmbeddedDatabase): pg.Pool {
  return new pg.Pool({
    Client: PiecewiseClient,
    pipeline: true,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAITING_MS,
    user: 'postgres',
    stream: () => new EmbeddedConnection(database),
  });
}
