import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import { seed } from './seed.ts';

/** The databases that every database of a test on PostgreSQL is a copy of. */
export interface Templates {
  /** The address of the server that has them. */
  readonly on: string;
  /** The tables alone. */
  readonly empty: string;
  /** With the small world of `seed.ts`. */
  readonly seeded: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/**
 * Before all tests on PostgreSQL: makes the two databases that tests copy, since migrating anew for each file took most of
 * its time. Answers what deletes them.
 */
export default async function prepare({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return undefined;
  const run = randomUUID().replaceAll('-', '').slice(0, 12);
  const templates: Templates = { on: url, empty: `mostrador_vacia_${run}`, seeded: `mostrador_sembrada_${run}` };
  await onServer(url, `create database ${templates.empty}`);
  await fill(url, templates.empty, migrate);
  await onServer(url, `create database ${templates.seeded} template ${templates.empty}`);
  await fill(url, templates.seeded, seed);
  provide('templates', templates);
  return async () => {
    for (const name of [templates.empty, templates.seeded]) await onServer(url, `drop database ${name} with (force)`);
  };
}

/** Runs one statement on the server, outside any database of the tests. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function addressOf(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}

// A database can be copied only while it has no connections.
async function fill(url: string, database: string, work: typeof seed | typeof migrate): Promise<void> {
  const base = await openPostgres(addressOf(url, database), () => undefined);
  try {
    await work(base.db);
  } finally {
    await base.close();
  }
}
