import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/runner/port.ts';
import { home } from '../scripts/runner/tools.ts';
import { endWithUs } from './children.ts';

/** A server under measure, in a process of its own. */
export interface Server {
  /** Where the app is, with a slash at its end. */
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to the first answered call, in milliseconds. */
  readonly arranque: number;
  /** Resident memory now and at its peak, in megabytes; null where the system does not tell. */
  readonly memoria: () => { readonly ahora: number; readonly maxima: number } | null;
  readonly cerrar: () => Promise<void>;
}

/**
 * Starts the product on a data folder and waits for its first answer; `environment` may name another database.
 * @param complaints where they go: nowhere, or to an open file, where the server is put in trouble on purpose.
 */
export async function startProduct(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  complaints: 'inherit' | 'ignore' | number = 'inherit',
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/mostrador/`;
  const start = performance.now();
  const proceso = endWithUs(
    spawn(process.execPath, [join('server', 'start.js')], {
      cwd: home,
      env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: folder },
      stdio: ['ignore', 'ignore', complaints],
    }),
  );
  for (;;) {
    if (proceso.exitCode !== null) throw new Error('The server ended instead of starting.');
    const answer = await fetch(`${url}api/sesion/opciones`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((goOn) => setTimeout(goOn, 10));
  }
  return {
    url,
    pid: proceso.pid ?? Number.NaN,
    arranque: performance.now() - start,
    memoria: () => memoryOf(proceso.pid),
    cerrar: async () => {
      if (proceso.exitCode !== null || proceso.signalCode !== null) return;
      const end = once(proceso, 'exit');
      proceso.kill('SIGTERM');
      await end;
    },
  };
}

/** The bare server, in a process of its own. */
interface Floor {
  /** The address of its one handler. */
  readonly url: string;
  readonly pid: number;
  readonly cerrar: () => void;
}

/** Starts the bare server. */
export async function startFloor(): Promise<Floor> {
  const proceso = spawn(process.execPath, ['--import', 'tsx', 'bench/floorServer.ts'], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [puerto] = await once(proceso.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(puerto).trim()}/hola`,
    pid: proceso.pid ?? Number.NaN,
    cerrar: () => void proceso.kill('SIGTERM'),
  };
}

function memoryOf(pid: number | undefined): { readonly ahora: number; readonly maxima: number } | null {
  try {
    const estado = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megas = (field: string): number => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(estado)?.[1]) / 1_000;
    return { ahora: megas('VmRSS'), maxima: megas('VmHWM') };
  } catch {
    return null;
  }
}
