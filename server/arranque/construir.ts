import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withPersonsUmask } from '../privateFiles.ts';
import { RAIZ } from '../raiz.ts';
import { ErrorDeArranque } from './errorDeArranque.ts';

/** Something that Vite builds. */
export interface Obra {
  readonly nombre: string;
  /** The folder that it is built into, relative to the product's. */
  readonly destino: string;
  /** The configuration of its build. */
  readonly configuracion: string;
  /** The files and folders that it is made of, beside that. */
  readonly fuentes: readonly string[];
}

const comunes = ['domain', 'contract', 'package.json', 'package-lock.json'];

export const APLICACION: Obra = {
  nombre: 'la aplicación',
  destino: 'dist',
  configuracion: 'vite.config.ts',
  fuentes: [...comunes, 'src', 'machines', 'public', 'index.html', join('scripts', 'vite')],
};

export const SERVIDOR: Obra = {
  nombre: 'el servidor',
  destino: 'dist-servidor',
  configuracion: 'vite.servidor.config.ts',
  fuentes: [...comunes, 'server'],
};

const archivosDe = (raiz: string, { fuentes, configuracion }: Obra): string[] =>
  [...fuentes, configuracion]
    .flatMap((fuente) => {
      const ruta = join(raiz, fuente);
      if (!existsSync(ruta)) return [];
      if (!statSync(ruta).isDirectory()) return [ruta];
      return readdirSync(ruta, { recursive: true, withFileTypes: true })
        .filter((entrada) => entrada.isFile() && !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(entrada.name))
        .map((entrada) => join(entrada.parentPath, entrada.name));
    })
    .sort();

/** The fingerprint of what it is made of: names and contents of all its sources. */
export const huellaDe = (raiz: string, obra: Obra): string => {
  const huella = createHash('sha256');
  for (const archivo of archivosDe(raiz, obra))
    huella.update(archivo.slice(raiz.length)).update('\0').update(readFileSync(archivo));
  return huella.digest('hex');
};

/** Whether what is built is of the present sources, by the fingerprint that its build left beside it. */
export const estaAlDia = (raiz: string, obra: Obra): boolean => {
  const marca = join(raiz, obra.destino, '.huella');
  return existsSync(marca) && readFileSync(marca, 'utf8') === huellaDe(raiz, obra);
};

/** Whether the built server is of the present sources. */
export const servidorAlDia = (): boolean => estaAlDia(RAIZ, SERVIDOR);

const programaDeVite = (): string | null => {
  try {
    const paquete = createRequire(join(RAIZ, 'package.json')).resolve('vite/package.json');
    return join(dirname(paquete), 'bin', 'vite.js');
  } catch {
    return null;
  }
};

// Built aside and swapped in whole: an interrupted build, or two at once, leave no half app behind.
const poner = (nueva: string, destino: string): void => {
  const vieja = `${nueva}-anterior`;
  if (existsSync(destino)) renameSync(destino, vieja);
  renameSync(nueva, destino);
  rmSync(vieja, { recursive: true, force: true });
};

const ejecutar = (
  programa: string,
  configuracion: string,
  destino: string,
): Promise<{ readonly codigo: number | null; readonly salida: string }> =>
  new Promise((resolve, reject) => {
    // What is built may be served by another program; only what people entrust to us is closed to others.
    const hijo = withPersonsUmask(() =>
      spawn(
        process.execPath,
        [programa, 'build', '--config', configuracion, '--logLevel', 'warn', '--outDir', destino, '--emptyOutDir'],
        { cwd: RAIZ, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
      ),
    );
    const trozos: Buffer[] = [];
    hijo.stdout.on('data', (trozo: Buffer) => trozos.push(trozo));
    hijo.stderr.on('data', (trozo: Buffer) => trozos.push(trozo));
    hijo.once('error', reject);
    hijo.once('close', (codigo) => resolve({ codigo, salida: Buffer.concat(trozos).toString('utf8') }));
  });

const construir = async (programa: string, obra: Obra): Promise<void> => {
  const huella = huellaDe(RAIZ, obra);
  const nueva = join(RAIZ, '.cache', `${obra.destino}-${randomBytes(4).toString('hex')}`);
  const { codigo, salida } = await ejecutar(programa, obra.configuracion, nueva);
  if (codigo !== 0) {
    rmSync(nueva, { recursive: true, force: true });
    throw new ErrorDeArranque(`No se pudo construir ${obra.nombre}.\n${salida.trim()}`);
  }
  writeFileSync(join(nueva, '.huella'), huella);
  poner(nueva, join(RAIZ, obra.destino));
};

/**
 * Builds the app into `dist/` and the server into `dist-servidor/`, each when it is missing or of other sources. Without
 * Vite, which a delivered product has no need of, what is built is taken as it is and the server runs from its sources.
 * @param avisar told one line before each build begins.
 * @throws ErrorDeArranque when a build fails, with the builder's own output after the first line.
 */
export const construirSiHaceFalta = async (avisar: (linea: string) => void): Promise<void> => {
  const faltan = [APLICACION, SERVIDOR].filter((obra) => !estaAlDia(RAIZ, obra));
  if (faltan.length === 0) return;
  const vite = programaDeVite();
  if (vite === null) {
    if (existsSync(join(RAIZ, APLICACION.destino, 'index.html'))) return;
    throw new ErrorDeArranque('Falta la aplicación construida (dist/): instale todas las dependencias con npm ci.');
  }
  for (const obra of faltan) {
    avisar(`Construyendo ${obra.nombre}…`);
    await construir(vite, obra);
  }
};
