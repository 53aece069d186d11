import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { withoutClock } from './conditions.ts';
import { findOnPath, isExecutable } from './find.ts';
import { freePort } from './port.ts';

/** A PostgreSQL of our own that lives as long as the tests do. */
export interface Cluster {
  /** Makes a copy in another folder that follows this server, and starts it; `stop` ends it first. */
  readonly follow: () => Promise<Standby>;
  /** Connects as a user who may create databases. */
  readonly url: string;
  /**
   * Restarts the server: 'fast' ends connections in good order, 'immediate' as a crash does. Answers once it is ready.
   * @param meanwhile is done while it is away.
   */
  readonly restart: (how: 'fast' | 'immediate', meanwhile?: () => Promise<void>) => Promise<void>;
  /** Ends the server and deletes its folder; safe to call twice. */
  readonly stop: () => Promise<void>;
  /** The same at once, for a process that is about to exit and cannot wait. */
  readonly abandon: () => void;
}

/** A server that follows another one, to be read from. */
export interface Standby {
  readonly url: string;
  /** Ends it at once, as a machine that is switched off. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** The folder of a PostgreSQL installation's programs (`initdb`, `postgres`), or null when the machine has none. */
export function findPostgres(): string | null {
  return candidates().find(hasPrograms) ?? null;
}

function hasPrograms(folder: string): boolean {
  return isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres'));
}

function candidates(): string[] {
  const onPath = findOnPath('initdb');
  const pgConfig = findOnPath('pg_config');
  return [
    ...(onPath === null ? [] : [dirname(realpathSync(onPath))]),
    ...(pgConfig === null ? [] : [execFileSync(pgConfig, ['--bindir'], { encoding: 'utf8' }).trim()]),
    ...versionsIn('/usr/lib/postgresql', ''),
    ...versionsIn('/opt/homebrew/opt', 'postgresql'),
    ...versionsIn('/usr/local/opt', 'postgresql'),
    ...versionsIn('/Applications/Postgres.app/Contents/Versions', ''),
    ...versionsIn('/usr', 'pgsql-'),
  ];
}

/** The `bin` folders of the versions installed under a folder, newest first. */
function versionsIn(folder: string, prefix: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(prefix))
        .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
        .map((name) => join(folder, name, 'bin'))
    : [];
}

/**
 * Makes a database cluster in a temporary folder and starts it on a free port of this machine alone.
 *
 * PostgreSQL refuses to run as root, so root hands it to the user `postgres` or `nobody`. Nothing in it is worth
 * keeping, so it does not wait for the disk.
 */
export async function startCluster(programs: string): Promise<Cluster> {
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  try {
    const password = randomBytes(18).toString('base64url');
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (owner !== null) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

    const data = join(folder, 'data');
    // Under another clock it waits for locks without end, and no statement of ours asks it for the time.
    const options = { cwd: folder, ...owner, env: { ...withoutClock(process.env), HOME: folder, LC_ALL: 'C.UTF-8' } };
    execFileSync(
      join(programs, 'initdb'),
      [
        '--pgdata',
        data,
        '--username',
        'mostrador',
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--no-sync',
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );

    const port = await freePort();
    const settings = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      fsync: 'off',
      full_page_writes: 'off',
    };
    const startIn = (where: string, own: Readonly<Record<string, string>>) => {
      const child = spawn(
        join(programs, 'postgres'),
        ['-D', where, ...Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      return { child, ended: once(child, 'exit') };
    };
    const start = () => startIn(data, settings);
    let server = start();
    const standbys: Standby[] = [];
    const follow = async (): Promise<Standby> => {
      const where = join(folder, `standby-${standbys.length}`);
      const environment = { ...options.env, PGPASSWORD: password };
      const from = ['--host=127.0.0.1', `--port=${port}`, '--username=mostrador', '--checkpoint=fast', '--no-sync'];
      const copying = spawn(join(programs, 'pg_basebackup'), ['--pgdata', where, '--write-recovery-conf', ...from], {
        ...options,
        env: environment,
        stdio: 'inherit',
      });
      const [code] = await once(copying, 'exit');
      if (code !== 0) throw new Error(`pg_basebackup ended with ${code}`);
      const own = { ...settings, port: String(await freePort()) };
      const begin = async () => {
        const begun = startIn(where, own);
        await ready(begun.child.stderr, begun.ended);
        return begun;
      };
      let running = await begin();
      const standby: Standby = {
        url: `postgresql://mostrador:${password}@127.0.0.1:${own.port}/postgres`,
        kill: async () => {
          running.child.kill('SIGQUIT');
          await running.ended;
        },
        start: async () => {
          running = await begin();
        },
      };
      standbys.push(standby);
      return standby;
    };
    const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
      if (server.child.exitCode !== null || server.child.signalCode !== null) return;
      server.child.kill(signal);
      await server.ended;
    };
    const stop = async (): Promise<void> => {
      await Promise.all(standbys.map((standby) => standby.kill()));
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for connections that a test left open.
      await end('SIGINT');
      remove();
    };
    const restart = async (how: 'fast' | 'immediate', meanwhile?: () => Promise<void>): Promise<void> => {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await meanwhile?.();
      server = start();
      await ready(server.child.stderr, server.ended);
    };
    const abandon = (): void => {
      server.child.kill('SIGQUIT');
      remove();
    };
    try {
      await ready(server.child.stderr, server.ended);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: `postgresql://mostrador:${password}@127.0.0.1:${port}/postgres`, follow, restart, stop, abandon };
  } catch (error) {
    remove();
    throw error;
  }
}

async function ready(log: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<void> {
  const lines: string[] = [];
  const started = new Promise<void>((resolve) => {
    createInterface({ input: log }).on('line', (line) => {
      if (lines.length < 50) lines.push(line);
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    });
  });
  const failed = ended.then(() => Promise.reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
  await Promise.race([started, failed]);
  failed.catch(() => undefined);
}

/** The user that PostgreSQL runs as where we are root, which it refuses to be; null for ourselves. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string, name: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // This system has no such user; try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody to run it as.');
}
