import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { createPasswords } from '../../../server/personas/sesion/passwords.ts';
import { type Config, readConfig } from '../../../server/platform/config.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import type { Db } from '../../../server/platform/db/db.ts';
import { openEmbedded } from '../../../server/platform/db/embedded/database.ts';
import { embeddedDatabase } from '../../../server/platform/db/embedded/openFolder.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import { createLog, type LogLevel } from '../../../server/platform/log.ts';
import type { Metrics } from '../../../server/platform/metrics/metrics.ts';
import type { Neighbours } from '../../../server/platform/neighbours/neighbours.ts';
import type { ProviderFetch } from '../../../server/platform/oidc/allowedFetch.ts';
import { createSecrets, type Secrets } from '../../../server/platform/secrets/secrets.ts';
import { seed } from './seed.ts';
import { addressOf, onServer } from './templates.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../server/platform/db/migrations/', import.meta.url));
/** It writes down which steps it took. */
const MIGRATE = fileURLToPath(new URL('../../../server/platform/db/migrate.ts', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/mostrador/', import.meta.url));

/** The sources of the small world: who changes them gets another copy. */
const SEED_SOURCES = ['./seed.ts', '../../../domain/common/permisos.ts'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Which engine the suite runs on; `MOTOR=postgres` needs TEST_DATABASE_URL. */
export const ENGINE = process.env.MOTOR === 'postgres' ? 'postgres' : 'pglite';

/** The moment at which every bench's clock stands until a test moves it: a Wednesday, 12:00 in Mexico City. */
export const TEST_NOW = new Date('2026-03-18T18:00:00.000Z');

/** Seals the secrets of every bench with one key. */
export const TEST_SECRETS = createSecrets([Buffer.alloc(32, 7)]);

/** By what the sample data of tests are issued: as the server of a bench is, so that it opens their certificates. */
export const TEST_ISSUING = {
  emisor: { rfc: 'MDE210401MD3', nombre: 'MOSTRADOR DEMOSTRACION', regimen: '601' },
  secrets: TEST_SECRETS,
} as const;

/** Passwords whose hashes cost next to nothing: what is tested is who is let in, not how long a guess takes. */
export const CHEAP_PASSWORDS = createPasswords({ N: 2 ** 4, r: 8, p: 1 });

/** A log, and its lines so far, parsed. */
export function testLog(level: LogLevel = 'warn') {
  const written: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, ready) {
      written.push(String(chunk));
      ready();
    },
  });
  return { log: createLog(destination, level), lines: () => written.map((line) => JSON.parse(line)) };
}

/** A fresh database with the server on it. */
export interface Bed {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** The same as the server opened it. */
  readonly base: Base;
  /** Hears the database of the bench, for one more server on it. */
  readonly listen: Base['listen'];
  readonly config: Config;
  /** The server's clock. */
  readonly clock: { now: Date; advance(ms: number): void };
  /** Signs in and answers the `cookie` header of the session; throws what the server said when it refused. */
  signIn(numiden: number, idTienda?: number): Promise<string>;
  /** Back to the beginning, much faster than a new bench: only the small world, and the clock where it stood. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface BedOptions {
  /** Whether the small world of `seed.ts` is there (the default) or nothing but the tables. */
  readonly seeded?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly dist?: string | null;
  readonly log?: FastifyBaseLogger | null;
  readonly stalledUploadMs?: number;
  readonly secrets?: Secrets;
  /** Those that stand in the place of the embedded ones. */
  readonly neighbours?: Partial<Neighbours>;
  readonly neighbourWaitMs?: number;
  /** How the identity provider is asked. */
  readonly askProvider?: ProviderFetch;
  /** Counts what the server does. */
  readonly metrics?: Metrics;
}

function readCopy(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

async function dump(seeded: boolean): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-migrated-'));
  try {
    const base = embeddedDatabase(await openEmbedded({ folder: folder }));
    await migrate(base.db);
    if (seeded) await seed(base.db);
    await base.close();
    const client = await PGlite.create(folder);
    const dumped = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
    await client.close();
    return dumped;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Making a PGlite takes seconds and copying one a fraction: the copy is kept by the content of what it was made from.
async function openCopy(seeded: boolean): Promise<Base> {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const fingerprint = createHash('sha256');
  for (const name of files.sort()) fingerprint.update(name).update(readFileSync(`${MIGRATIONS}${name}`));
  fingerprint.update(readFileSync(MIGRATE));
  if (seeded) for (const source of SEED_SOURCES) fingerprint.update(readFileSync(source));
  const file = `${CACHE}${seeded ? 'seeded' : 'empty'}-${fingerprint.digest('hex').slice(0, 16)}.tar`;
  const copy = readCopy(file);
  if (copy) return embeddedDatabase(await openEmbedded({ image: copy }));
  const dumped = await dump(seeded);
  mkdirSync(CACHE, { recursive: true });
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, dumped);
  renameSync(own, file);
  return embeddedDatabase(await openEmbedded({ image: dumped }));
}

async function openNew(seeded: boolean): Promise<Base> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('MOTOR=postgres needs TEST_DATABASE_URL');
  const templates = inject('templates');
  // A test that has a server of its own finds no template there.
  const copied = templates.on === url;
  const name = `mostrador_prueba_${randomUUID().replaceAll('-', '')}`;
  const template = copied ? ` template ${seeded ? templates.seeded : templates.empty}` : '';
  await onServer(url, `create database ${name}${template}`);
  const base = await openPostgres(addressOf(url, name), () => undefined);
  if (!copied) await migrate(base.db);
  if (!copied && seeded) await seed(base.db);
  return {
    ...base,
    close: async () => {
      await base.close();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
}

function open(seeded: boolean): Promise<Base> {
  return ENGINE === 'postgres' ? openNew(seeded) : openCopy(seeded);
}

/** A fresh migrated database of the engine under test, without a server and with nothing in it. */
export function openTestDatabase(): Promise<Base> {
  return open(false);
}

/**
 * Deletes every row and lets the numbers begin again. A `truncate` writes new files for each table and each of its keys, a
 * hundred tables, and most of them hold nothing. With foreign keys asleep, rows may go in any order.
 */
const EMPTY = sql.raw(`do $$
declare one record;
begin
  set local session_replication_role = replica;
  for one in select tablename from pg_tables where schemaname = current_schema() and tablename <> 'migraciones' loop
    execute format('delete from %I', one.tablename);
  end loop;
  perform setval(format('%I', sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = current_schema() and last_value is not null;
end $$`);

/** Makes a bench; the test closes it. */
export async function createBed({
  seeded = true,
  environment = {},
  dist = null,
  log = null,
  stalledUploadMs,
  secrets = TEST_SECRETS,
  neighbours,
  neighbourWaitMs,
  askProvider,
  metrics,
}: BedOptions = {}): Promise<Bed> {
  const read = readConfig(environment);
  if ('errores' in read) throw new Error(read.errores.join(' '));
  const base = await open(seeded);
  const clock = {
    now: TEST_NOW,
    advance(ms: number) {
      this.now = new Date(this.now.getTime() + ms);
    },
  };
  let listening = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    listening = resolve;
  });
  const app = await createApp({
    db: base.db,
    dbFor: base.dbFor,
    listen: (channel, ear) =>
      base.listen(channel, {
        heard: ear.heard,
        established: () => {
          ear.established();
          listening();
        },
      }),
    config: read.config,
    clock: () => clock.now,
    version: '0.0.0-prueba',
    dist,
    metrics: metrics === undefined ? null : { counts: metrics, base },
    log,
    passwords: CHEAP_PASSWORDS,
    secrets,
    // A test says itself when it is looked for them.
    lookForUnfinishedMs: null,
    remembersDown: false,
    ...(stalledUploadMs === undefined ? {} : { stalledUploadMs }),
    ...(neighbours === undefined ? {} : { neighbours }),
    ...(askProvider === undefined ? {} : { askProvider }),
    ...(neighbourWaitMs === undefined ? {} : { neighbourWaitMs }),
  });
  await app.ready();
  await heard;
  return {
    app,
    base,
    db: base.db,
    listen: base.listen,
    config: read.config,
    clock,
    signIn: async (numiden, idTienda = 1) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${read.config.basePath}api/sesion/login`,
        payload: { numiden: String(numiden), idTienda, tienda: 'Tienda Centro' },
      });
      const [cookie] = answer.cookies;
      if (answer.statusCode !== 200 || !cookie) throw new Error(`login refused: ${answer.body}`);
      return `${cookie.name}=${cookie.value}`;
    },
    reset: async () => {
      clock.now = TEST_NOW;
      await base.db.execute(EMPTY);
      if (seeded) await seed(base.db);
    },
    close: async () => {
      await app.close();
      await base.close();
    },
  };
}
