import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ENGINE } from '../bed/bed.ts';
import { type Process, runCommand } from '../bed/process.ts';
import { addressOf, onServer } from '../bed/templates.ts';

/** Where the starts of one test file happen; nothing of it stays, and no program outlives its test. */
export interface StartDesk {
  /** Starts a program on the file's own data folder and, on PostgreSQL, its own database. */
  readonly start: (
    environment?: Readonly<Record<string, string>>,
    program?: 'start' | 'contrasena' | 'quitarFactor' | 'import',
    args?: readonly string[],
  ) => Process;
  /** A folder to put more data folders in; there once the tests run. */
  readonly folder: () => string;
  /** The file's data folder; the first start makes it. */
  readonly data: () => string;
  /** The name of the file's own database on PostgreSQL. */
  readonly database: string;
  /** The address of another database of the same server, which may not exist; empty on PGlite. */
  readonly databaseUrl: (name: string) => string;
  /** Runs a statement on the PostgreSQL server. */
  readonly onServer: (statement: string) => Promise<void>;
}

/** Registers the hooks of a file that starts programs; the database is empty at first and lasts for the file. */
export function startDesk(): StartDesk {
  const processes: Process[] = [];
  const name = `arranque_${randomUUID().replaceAll('-', '')}`;
  let folder = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arranque-'));
    if (ENGINE === 'postgres') await onServer(serverUrl(), `create database ${name}`);
  });
  afterEach(async () => {
    for (const { hijo } of processes) if (hijo.exitCode === null) hijo.kill('SIGKILL');
    await Promise.all(processes.splice(0).map(({ fin }) => fin));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    if (ENGINE === 'postgres') await onServer(serverUrl(), `drop database ${name} with (force)`);
  });

  return {
    start: (environment = {}, program = 'start', args = []) => {
      const base: Record<string, string> = ENGINE === 'postgres' ? { DATABASE_URL: urlOf(name) } : {};
      const started = runCommand(
        program,
        { PORT: '0', DATA_DIR: join(folder, 'datos'), ...base, ...environment },
        args,
      );
      processes.push(started);
      return started;
    },
    folder: () => folder,
    data: () => join(folder, 'datos'),
    database: name,
    databaseUrl: urlOf,
    onServer: (statement) => onServer(serverUrl(), statement),
  };
}

/** The one line with which a program refused to start. */
export async function refused(started: Process): Promise<string> {
  expect(await started.fin).toEqual({ codigo: 1, senal: null });
  const lines = started.errores().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(started.salida()).not.toContain('listo');
  return lines[0] ?? '';
}

function serverUrl(): string {
  return process.env.TEST_DATABASE_URL ?? '';
}

function urlOf(database: string): string {
  return ENGINE === 'postgres' ? addressOf(serverUrl(), database) : '';
}
