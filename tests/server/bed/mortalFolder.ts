import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readConfig } from '../../../server/platform/config.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { openDatabase } from '../../../server/platform/db/open.ts';
import { fillIfEmpty } from '../../../server/startup/sampleData.ts';
import type { Death, What } from './dyingServer.ts';
import { type Process, runCommand, signInByNetwork } from './process.ts';

/** The folder of an embedded engine with the sample data, on which servers die and others come after them. */
export class MortalFolder {
  readonly #folder = mkdtempSync(join(tmpdir(), 'muerte-'));
  readonly #numiden: number;
  #more: Readonly<Record<string, string>> = {};
  #server: Process | null = null;

  /** @param numiden who asks the servers for anything. */
  constructor(numiden: number) {
    this.#numiden = numiden;
  }

  /** Fills it, and does what a test needs before the first server. */
  async begin(work: (base: Base) => Promise<void>): Promise<void> {
    await this.#withFolder(async (base) => {
      await migrate(base.db);
      await fillIfEmpty(base.db, configOf(this.#folder), new Date());
      await work(base);
    });
  }

  /** Gives the servers that start from now on more of an environment. */
  with(environment: Readonly<Record<string, string>>): void {
    this.#more = environment;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Starts the product's server. */
  async start(): Promise<void> {
    this.#server = runCommand('start', this.#environment());
    await this.#server.direccion;
  }

  /** Starts a server that dies at this point. */
  async startDying(what: What, death: Death): Promise<void> {
    this.#server = runCommand('dying', this.#environment(), [what, death]);
    await this.#server.direccion;
  }

  async expectDead(): Promise<void> {
    expect(await this.#server?.fin).toEqual({ codigo: null, senal: 'SIGKILL' });
    this.#server = null;
  }

  /** Ends the server as Ctrl-C would. */
  async end(): Promise<void> {
    this.#server?.hijo.kill('SIGTERM');
    await this.#server?.fin;
    this.#server = null;
  }

  /** Ends it as the loss of its process does: by a neighbour that it asks, or after a test that failed. */
  async kill(): Promise<void> {
    const server = this.#server;
    // Another one may start as soon as it is gone.
    this.#server = null;
    server?.hijo.kill('SIGKILL');
    await server?.fin;
  }

  async post(ruta: string, body: object, clave: string = randomUUID()): Promise<Response> {
    const { address, cookie } = await this.#signIn();
    return fetch(`${address}api/${ruta}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': clave },
      body: JSON.stringify(body),
    });
  }

  /** Also asks for what changes something though it is a GET. */
  async get(ruta: string): Promise<Response> {
    const { address, cookie } = await this.#signIn();
    return fetch(`${address}api/${ruta}`, { headers: { cookie, 'idempotency-key': randomUUID() } });
  }

  /** The one row that a query finds; no server may be running. */
  async only<R extends Record<string, unknown>>(query: string): Promise<R> {
    const { rows } = await this.#withFolder(({ db }) => db.execute<R>(query));
    const [row] = rows;
    if (row === undefined) throw new Error(`Nothing is found by ${query}`);
    return row;
  }

  async #signIn(): Promise<{ readonly address: string; readonly cookie: string }> {
    const address = (await this.#server?.direccion) ?? '';
    const { cookie } = await signInByNetwork(address, this.#numiden);
    return { address, cookie };
  }

  #environment() {
    return { PORT: '0', DATA_DIR: this.#folder, ...this.#more };
  }

  async #withFolder<R>(work: (base: Base) => Promise<R>): Promise<R> {
    const base = await openDatabase(configOf(this.#folder), (error) => {
      throw error;
    });
    try {
      return await work(base);
    } finally {
      await base.close();
    }
  }
}

function configOf(folder: string) {
  const read = readConfig({ DATA_DIR: folder });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  return read.config;
}
