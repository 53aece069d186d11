import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Base } from '../../../server/platform/db/base.ts';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import { PATIENT } from './patience.ts';
import { type Process, runCommand, signInByNetwork } from './process.ts';
import { addressOf, onServer } from './templates.ts';

/** A row that somebody keeps from who wants to change it. */
export interface Held {
  readonly free: () => Promise<void>;
}

/** The very product on a PostgreSQL database of its own, which a test kills while it waits for a row that the test holds. */
export class MortalServer {
  readonly base: Base;
  readonly #name: string;
  readonly #folder: string;
  readonly #numiden: number;
  #server: Process | null = null;
  #holders: pg.Client[] = [];
  readonly #cookies = new Map<number, string>();

  private constructor(name: string, folder: string, numiden: number, base: Base) {
    this.#name = name;
    this.#folder = folder;
    this.#numiden = numiden;
    this.base = base;
  }

  /** Starts it with the sample data; `numiden` is who asks it for anything. */
  static async begin(numiden: number): Promise<MortalServer> {
    const name = `muerte_${randomUUID().replaceAll('-', '')}`;
    await onServer(own(), `create database ${name}`);
    const folder = mkdtempSync(join(tmpdir(), 'muerte-'));
    const base = await openPostgres(addressOf(own(), name), () => undefined);
    const server = new MortalServer(name, folder, numiden, base);
    await server.start();
    return server;
  }

  /** Ends it, and leaves nothing. */
  async end(): Promise<void> {
    await this.kill();
    await this.freeAll();
    await this.base.close();
    rmSync(this.#folder, { recursive: true, force: true });
    await onServer(own(), `drop database ${this.#name} with (force)`);
  }

  async start(): Promise<void> {
    const DATABASE_URL = addressOf(own(), this.#name);
    this.#server = runCommand('start', { PORT: '0', DATA_DIR: this.#folder, DATABASE_URL });
    await this.#server.direccion;
  }

  /** SIGKILL, no goodbye. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    server.hijo.kill('SIGKILL');
    expect(await server.fin).toEqual({ codigo: null, senal: 'SIGKILL' });
  }

  /** Sends a request. @param numiden who asks, where it is not the one that the server was begun for. */
  async post(ruta: string, body: object, clave: string = randomUUID(), numiden = this.#numiden): Promise<Response> {
    const { address, cookie } = await this.#signedIn(numiden);
    return fetch(`${address}api/${ruta}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': clave },
      body: JSON.stringify(body),
    });
  }

  async get(ruta: string): Promise<Response> {
    const { address, cookie } = await this.#signedIn(this.#numiden);
    return fetch(`${address}api/${ruta}`, { headers: { cookie } });
  }

  /** A session outlives the server in which it began. */
  async #signedIn(numiden: number) {
    const address = (await this.#server?.direccion) ?? '';
    const cookie = this.#cookies.get(numiden) ?? (await signInByNetwork(address, numiden)).cookie;
    this.#cookies.set(numiden, cookie);
    return { address, cookie };
  }

  /** Asks, and tells whether an answer came. */
  async ask(ruta: string, body: object, clave: string): Promise<string> {
    return this.post(ruta, body, clave).then(
      ({ status }) => `answered ${status}`,
      () => 'no answer',
    );
  }

  /** The one row that a query finds. */
  async only<R extends pg.QueryResultRow>(query: string): Promise<R> {
    const { rows } = await this.base.db.execute<R>(query);
    const [row] = rows;
    if (row === undefined) throw new Error(`Nothing is found by ${query}`);
    return row;
  }

  /** Holds what a statement locks until `free` is called. */
  async hold(statement: string): Promise<Held> {
    const holder = new pg.Client({ connectionString: addressOf(own(), this.#name) });
    await holder.connect();
    this.#holders.push(holder);
    await holder.query(`begin; ${statement}`);
    return { free: async () => void (await holder.query('rollback')) };
  }

  /** Lets go of all that is held still. */
  async freeAll(): Promise<void> {
    await Promise.all(this.#holders.map((holder) => holder.end()));
    this.#holders = [];
  }

  /** How many statements wait for a lock. */
  async waiting(): Promise<number> {
    const { n } = await this.only<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return n;
  }

  /** Waits until no connection waits: the works that a server which is gone had begun are over. */
  async settled(): Promise<void> {
    await vi.waitFor(async () => expect(await this.waiting()).toBe(0), PATIENT);
  }
}

function own(): string {
  return process.env.TEST_DATABASE_URL ?? '';
}
