import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ErrorDeArranque } from './errorDeArranque.ts';

/** What the built app is made of, relative to the repository's root. */
const FUENTES = [
  'src',
  'domain',
  'contract',
  'machines',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

const archivosDe = (raiz: string): string[] =>
  FUENTES.flatMap((fuente) => {
    const ruta = join(raiz, fuente);
    if (!existsSync(ruta)) return [];
    if (!statSync(ruta).isDirectory()) return [ruta];
    return readdirSync(ruta, { recursive: true, withFileTypes: true })
      .filter((entrada) => entrada.isFile() && !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(entrada.name))
      .map((entrada) => join(entrada.parentPath, entrada.name));
  }).sort();

const huellaDe = (raiz: string): string => {
  const huella = createHash('sha256');
  for (const archivo of archivosDe(raiz))
    huella.update(archivo.slice(raiz.length)).update('\0').update(readFileSync(archivo));
  return huella.digest('hex');
};

const construidaPorSuCuenta = (raiz: string, pagina: string): boolean => {
  const { mtimeMs } = statSync(pagina);
  return archivosDe(raiz).every((archivo) => statSync(archivo).mtimeMs <= mtimeMs);
};

/**
 * Whether `dist/` holds the app of the present sources: by the fingerprint that the last build of ours left in it, or,
 * after a build by hand, because nothing changed since.
 */
export const estaAlDia = (raiz: string): boolean => {
  const dist = join(raiz, 'dist');
  const pagina = join(dist, 'index.html');
  if (!existsSync(pagina)) return false;
  const marca = join(dist, '.huella');
  if (existsSync(marca)) return readFileSync(marca, 'utf8') === huellaDe(raiz);
  return construidaPorSuCuenta(raiz, pagina);
};

const programaDeVite = (raiz: string): string | null => {
  try {
    const paquete = createRequire(join(raiz, 'package.json')).resolve('vite/package.json');
    return join(dirname(paquete), 'bin', 'vite.js');
  } catch {
    return null;
  }
};

// Built aside and swapped in whole: an interrupted build, or two at once, leave no half app behind.
const poner = (nueva: string, dist: string): void => {
  const vieja = `${nueva}-anterior`;
  if (existsSync(dist)) renameSync(dist, vieja);
  renameSync(nueva, dist);
  rmSync(vieja, { recursive: true, force: true });
};

const ejecutar = (
  programa: string,
  raiz: string,
  destino: string,
): Promise<{ readonly codigo: number | null; readonly salida: string }> =>
  new Promise((resolve, reject) => {
    const hijo = spawn(
      process.execPath,
      [programa, 'build', '--logLevel', 'warn', '--outDir', destino, '--emptyOutDir'],
      {
        cwd: raiz,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    const trozos: Buffer[] = [];
    hijo.stdout.on('data', (trozo: Buffer) => trozos.push(trozo));
    hijo.stderr.on('data', (trozo: Buffer) => trozos.push(trozo));
    hijo.once('error', reject);
    hijo.once('close', (codigo) => resolve({ codigo, salida: Buffer.concat(trozos).toString('utf8') }));
  });

/**
 * Builds the app into `dist/` when it is missing or older than its sources.
 * @param avisar told one line before the build begins.
 * @throws ErrorDeArranque when the build fails, with the builder's own output after the first line.
 */
export const construirSiHaceFalta = async (raiz: string, avisar: (linea: string) => void): Promise<void> => {
  if (estaAlDia(raiz)) return;
  const vite = programaDeVite(raiz);
  if (vite === null) {
    if (existsSync(join(raiz, 'dist', 'index.html'))) return;
    throw new ErrorDeArranque('Falta la aplicación construida (dist/): instale todas las dependencias con npm ci.');
  }
  avisar('Construyendo la aplicación…');
  const huella = huellaDe(raiz);
  const nueva = join(raiz, '.cache', `dist-${randomBytes(4).toString('hex')}`);
  const { codigo, salida } = await ejecutar(vite, raiz, nueva);
  if (codigo !== 0) {
    rmSync(nueva, { recursive: true, force: true });
    throw new ErrorDeArranque(`No se pudo construir la aplicación.\n${salida.trim()}`);
  }
  writeFileSync(join(nueva, '.huella'), huella);
  poner(nueva, join(raiz, 'dist'));
};
