import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/runner/port.ts';
import { home } from '../../../scripts/runner/tools.ts';

/** How long a server may take to answer after it was started, in milliseconds. */
const PATIENCE_MS = 120_000;

/** The real server with the built app, in a process of its own. */
export interface Product {
  /** Where the app is, with a slash at its end. */
  readonly url: string;
  /** Ends the server as a crash would: SIGKILL, no goodbye. */
  readonly kill: () => Promise<void>;
  /** Ends the server as Ctrl-C would and answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Starts it again at the same address with the same data. */
  readonly start: () => Promise<void>;
  /** Its output since it was made, for the message of a test that fails. */
  readonly output: () => string;
}

/** The environment of a server; a function for one that hangs on its address. */
export type ProductEnvironment =
  | Readonly<Record<string, string>>
  | ((origin: string) => Promise<Readonly<Record<string, string>>>);

/** Starts the server on a data folder, at a free port of this machine, and waits until it answers. */
export async function startProduct(dataDir: string, environment: ProductEnvironment = {}): Promise<Product> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const url = `${origin}/mostrador/`;
  const env = typeof environment === 'function' ? await environment(origin) : environment;
  const printed: string[] = [];
  let child: ReturnType<typeof spawn> | null = null;

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [join('server', 'start.js')], {
      cwd: home,
      env: { ...cleanEnvironment(), PORT: String(port), DATA_DIR: dataDir, DEMO: 'si', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString('utf8')));
    started.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString('utf8')));
    await answers(
      `${url}api/sesion/opciones`,
      () => started.exitCode !== null,
      () => printed.join(''),
    );
  };

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    child = null;
    if (ending === null) return null;
    if (ending.exitCode === null && ending.signalCode === null) {
      const ended = once(ending, 'exit');
      ending.kill(signal);
      await ended;
    }
    return ending.exitCode;
  };

  try {
    await start();
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    url,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    start,
    output: () => printed.join(''),
  };
}

/** The environment without what would change the product under test. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const {
    HOST,
    BASE_PATH,
    DATABASE_URL,
    AUTH,
    TZ,
    NODE_OPTIONS,
    CLAVE_SECRETOS,
    SERVIDORES_PERMITIDOS,
    SMTP_URL,
    ...rest
  } = process.env;
  return rest;
}

async function answers(url: string, ended: () => boolean, output: () => string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (ended()) throw new Error(`The server ended instead of starting:\n${output()}`);
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok === true) return;
    await pause(40);
  }
  throw new Error(`The server did not answer in ${PATIENCE_MS} ms:\n${output()}`);
}
