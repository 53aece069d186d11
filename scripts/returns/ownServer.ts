import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../runner/port.ts';
import { home } from '../runner/tools.ts';

/** A server of one's own on a data folder. */
export interface OwnServer {
  /** With a slash at its end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the calls of the product, without the app, and waits for the first answer. */
export async function startCalls(folder: string): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/mostrador/`;
  const child = spawn(process.execPath, ['--import', 'tsx', join('server', 'dev.ts')], {
    cwd: home,
    env: environmentOf(folder, port),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error('El servidor terminó en lugar de arrancar.');
    const answer = await fetch(`${url}api/sesion/opciones`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((goOn) => setTimeout(goOn, 50));
  }
  return {
    url,
    stop: async () => {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
    },
  };
}

/** Loads a file of sales as a person does; its report goes to the same screen. @throws Error when nothing was loaded. */
export async function importSales(folder: string, file: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join('server', 'ventas', 'import', 'main.ts'), 'ventas', file],
    {
      cwd: home,
      env: environmentOf(folder, 0),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('No se pudieron importar las ventas.');
}

/** Nothing of the product's own environment but the folder: the database of whoever runs this is left alone. */
function environmentOf(folder: string, port: number): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, AUTH: __, HOST: ___, BASE_PATH: ____, DEMO: _____, TZ: ______, ...others } = process.env;
  return { ...others, DATA_DIR: folder, PORT: String(port) };
}
