import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));
const LISTO = /Mostrador está listo: (\S+)/;

/** How package.json starts them. */
const PROGRAMAS = {
  start: ['server/start.js'],
  contrasena: ['--import', 'tsx', 'server/contrasena.ts'],
  import: ['--import', 'tsx', 'server/import/main.ts'],
  restaurar: ['--import', 'tsx', 'server/respaldo/main.ts', 'restaurar'],
} as const;

/** A program of the server, started as a person starts it. */
export interface Proceso {
  readonly hijo: ChildProcess;
  /** The address, once it is printed; rejects when the program ends without printing one. */
  readonly direccion: Promise<string>;
  readonly fin: Promise<{ readonly codigo: number | null; readonly senal: NodeJS.Signals | null }>;
  salida(): string;
  errores(): string;
}

const entornoLimpio = (): Record<string, string | undefined> => {
  const limpio: Record<string, string | undefined> = { ...process.env };
  for (const nombre of ['PORT', 'HOST', 'BASE_PATH', 'DATA_DIR', 'DATABASE_URL', 'AUTH', 'DEMO', 'PROXIES', 'TZ']) {
    delete limpio[nombre];
  }
  return limpio;
};

/** Runs one of the server's programs with this environment and nothing else of the product's in it. */
export const ejecutar = (
  programa: keyof typeof PROGRAMAS,
  entorno: Readonly<Record<string, string>>,
  argumentos: readonly string[] = [],
): Proceso => {
  const hijo = spawn(process.execPath, [...PROGRAMAS[programa], ...argumentos], {
    cwd: RAIZ,
    env: { ...entornoLimpio(), ...entorno },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let salida = '';
  let errores = '';
  const fin = once(hijo, 'close').then(([codigo, senal]) => ({ codigo, senal }));
  const direccion = new Promise<string>((resolve, reject) => {
    hijo.stdout.on('data', (trozo: Buffer) => {
      salida += trozo.toString('utf8');
      const [, url] = LISTO.exec(salida) ?? [];
      if (url !== undefined) resolve(url);
    });
    fin.then(() => reject(new Error(`ended without an address: ${salida}${errores}`)));
  });
  // A test that never asks for the address is not failed by its absence.
  direccion.catch(() => undefined);
  hijo.stderr.on('data', (trozo: Buffer) => {
    errores += trozo.toString('utf8');
  });
  return { hijo, direccion, fin, salida: () => salida, errores: () => errores };
};

/** Signs in over the network and answers the session's cookie. */
export const entrarPorRed = async (
  direccion: string,
  numiden: number,
  contrasena?: string,
): Promise<{ readonly status: number; readonly cookie: string }> => {
  const respuesta = await fetch(`${direccion}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden: String(numiden), idTienda: 1, tienda: '', contrasena }),
  });
  return { status: respuesta.status, cookie: respuesta.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

/** The status of asking who is signed in. */
export const preguntarQuien = async (direccion: string, cookie: string): Promise<number> =>
  (await fetch(`${direccion}api/sesion/actual`, { headers: { cookie } })).status;
