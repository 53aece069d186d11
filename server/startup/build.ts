import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withPersonsUmask } from '../platform/privateFiles.ts';
import { ROOT } from '../platform/root.ts';
import { StartupError } from '../platform/startupError.ts';
import { APP, type BuildJob, SERVER } from './jobs.ts';

function filesOf(root: string, { fuentes, configuracion }: BuildJob): string[] {
  return [...fuentes, configuracion]
    .flatMap((fuente) => {
      const ruta = join(root, fuente);
      if (!existsSync(ruta)) return [];
      if (!statSync(ruta).isDirectory()) return [ruta];
      return readdirSync(ruta, { recursive: true, withFileTypes: true })
        .filter((input) => input.isFile() && !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(input.name))
        .map((input) => join(input.parentPath, input.name));
    })
    .sort();
}

/** The fingerprint of a build: names and contents of all its sources. */
export function fingerprintOf(root: string, job: BuildJob): string {
  const fingerprint = createHash('sha256');
  for (const file of filesOf(root, job))
    fingerprint.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return fingerprint.digest('hex');
}

/** Whether what is built is of the present sources, by the fingerprint that its build left beside it. */
export function isUpToDate(root: string, job: BuildJob): boolean {
  const mark = join(root, job.destino, '.huella');
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprintOf(root, job);
}

/** Whether the built server is of the present sources. */
export function isServerUpToDate(): boolean {
  return isUpToDate(ROOT, SERVER);
}

function viteProgram(): string | null {
  try {
    const paquete = createRequire(join(ROOT, 'package.json')).resolve('vite/package.json');
    return join(dirname(paquete), 'bin', 'vite.js');
  } catch {
    return null;
  }
}

// Built aside and swapped in whole: an interrupted build, or two at once, leave no half app behind.
function put(fresh: string, destination: string): void {
  const old = `${fresh}-anterior`;
  if (existsSync(destination)) renameSync(destination, old);
  renameSync(fresh, destination);
  rmSync(old, { recursive: true, force: true });
}

function run(
  program: string,
  configuration: string,
  destination: string,
): Promise<{ readonly codigo: number | null; readonly salida: string }> {
  return new Promise((resolve, reject) => {
    // The built files may be served by another program; only the data that people entrust to us are closed to others.
    const child = withPersonsUmask(() =>
      spawn(
        process.execPath,
        [program, 'build', '--config', configuration, '--logLevel', 'warn', '--outDir', destination, '--emptyOutDir'],
        { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
      ),
    );
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ codigo: code, salida: Buffer.concat(chunks).toString('utf8') }));
  });
}

async function build(program: string, job: BuildJob): Promise<void> {
  const fingerprint = fingerprintOf(ROOT, job);
  const fresh = join(ROOT, '.cache', `${job.destino}-${randomBytes(4).toString('hex')}`);
  const { codigo, salida } = await run(program, job.configuracion, fresh);
  if (codigo !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new StartupError(`No se pudo construir ${job.nombre}.\n${salida.trim()}`);
  }
  writeFileSync(join(fresh, '.huella'), fingerprint);
  put(fresh, join(ROOT, job.destino));
}

/**
 * Builds the app into `dist/` and the server into `dist-server/`, each when it is missing or of other sources. Without
 * Vite, which a delivered product has no need of, what is built is taken as it is and the server runs from its sources.
 * @param notify told one line before each build begins.
 * @throws StartupError when a build fails, with the builder's own output after the first line.
 */
export async function buildIfNeeded(notify: (line: string) => void): Promise<void> {
  const missing = [APP, SERVER].filter((job) => !isUpToDate(ROOT, job));
  if (missing.length === 0) return;
  const vite = viteProgram();
  if (vite === null) {
    if (existsSync(join(ROOT, APP.destino, 'index.html'))) return;
    throw new StartupError('Falta la aplicación construida (dist/): instale todas las dependencias con npm ci.');
  }
  for (const job of missing) {
    notify(`Construyendo ${job.nombre}…`);
    await build(vite, job);
  }
}
