import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The folder of the product that is tested. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY = /(?:Mostrador está listo: (\S+))|(?:Llamadas del servidor: (\S+\/)api\/docs\/)/;

/** How package.json starts them. */
const PROGRAMS = {
  start: ['server/start.js'],
  /** Its calls alone, from the sources: no app is built. */
  calls: ['--import', 'tsx', 'server/dev.ts'],
  /** It kills itself where its argument says. */
  dying: ['--import', 'tsx', 'tests/server/bed/dyingServer.ts'],
  contrasena: ['--import', 'tsx', 'server/setPassword.ts'],
  quitarFactor: ['--import', 'tsx', 'server/quitSecondFactor.ts'],
  import: ['--import', 'tsx', 'server/ventas/import/main.ts'],
  codigosPostales: ['--import', 'tsx', 'server/ventas/import/postalCodes/main.ts'],
  respaldar: ['--import', 'tsx', 'server/backup/main.ts', 'respaldar'],
  revisar: ['--import', 'tsx', 'server/upgrade/main.ts', 'revisar'],
  restaurar: ['--import', 'tsx', 'server/backup/main.ts', 'restaurar'],
} as const;

/** A program of the server, started as a person starts it. */
export interface Process {
  readonly hijo: ChildProcess;
  /** The address, once it is printed; rejects when the program ends without printing one. */
  readonly direccion: Promise<string>;
  readonly fin: Promise<{ readonly codigo: number | null; readonly senal: NodeJS.Signals | null }>;
  salida(): string;
  errores(): string;
}

function cleanEnvironment(): Record<string, string | undefined> {
  const clean: Record<string, string | undefined> = { ...process.env };
  for (const nombre of [
    'PORT',
    'HOST',
    'BASE_PATH',
    'DATA_DIR',
    'DATABASE_URL',
    'AUTH',
    'DEMO',
    'PROXIES',
    'SMTP_URL',
    'CIERRE_SEGUNDOS',
    'TZ',
  ]) {
    delete clean[nombre];
  }
  return clean;
}

/**
 * Runs one of the server's programs with this environment and nothing else of the product's in it.
 * @param root the folder of the product; another one has another version.
 */
export function runCommand(
  program: keyof typeof PROGRAMS,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  root = ROOT,
): Process {
  const child = spawn(process.execPath, [...PROGRAMS[program], ...args], {
    cwd: root,
    env: { ...cleanEnvironment(), ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let salida = '';
  let errores = '';
  const end = once(child, 'close').then(([codigo, senal]) => ({ codigo, senal }));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      salida += chunk.toString('utf8');
      const [, app, calls] = READY.exec(salida) ?? [];
      const url = app ?? calls;
      if (url !== undefined) resolve(url);
    });
    end.then(() => reject(new Error(`ended without an address: ${salida}${errores}`)));
  });
  // A test that never asks for the address is not failed by its absence.
  address.catch(() => undefined);
  child.stderr.on('data', (chunk: Buffer) => {
    errores += chunk.toString('utf8');
  });
  return { hijo: child, direccion: address, fin: end, salida: () => salida, errores: () => errores };
}

/** Signs in over the network and answers the session's cookie. */
export async function signInByNetwork(
  address: string,
  numiden: number,
  contrasena?: string,
): Promise<{ readonly status: number; readonly cookie: string }> {
  const answer = await fetch(`${address}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden: String(numiden), idTienda: 1, tienda: '', contrasena }),
  });
  return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** The status of asking who is signed in. */
export async function askWho(address: string, cookie: string): Promise<number> {
  return (await fetch(`${address}api/sesion/actual`, { headers: { cookie } })).status;
}
