import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { codigoDeError, ErrorDeArranque } from '../arranque/errorDeArranque.ts';

/** A held lock of a data folder. */
export interface Cerrojo {
  soltar(): Promise<void>;
}

/** A Unix socket's path is cut at about 104 bytes on some systems. */
const LARGO_MAXIMO = 100;
const LARGO_NOMBRE = '/0123456789ab.sock.tmp'.length;
const INTENTOS = 4;
const ESPERA_RESPUESTA_MS = 1_000;

type Vecino = 'nadie' | 'aspirante' | 'titular';

const enUso = (carpeta: string): ErrorDeArranque =>
  new ErrorDeArranque(
    `La carpeta de datos ${carpeta} está en uso por otro proceso de Mostrador: ciérrelo o indique otra carpeta con DATA_DIR.`,
  );

const enTemporales = (carpeta: string): string =>
  join(tmpdir(), `mostrador-${createHash('sha256').update(carpeta).digest('hex').slice(0, 16)}`);

/** What a file system says that knows no sockets (some shared folders of virtual machines). */
const SIN_SOCKETS = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS'];

const puedeEscuchar = async (sockets: string): Promise<boolean> => {
  const ruta = join(sockets, `${randomBytes(6).toString('hex')}.tmp`);
  const servidor = createServer();
  try {
    await escuchar(servidor, ruta);
  } catch (error) {
    if (SIN_SOCKETS.includes(codigoDeError(error))) return false;
    throw error;
  }
  await cerrar(servidor);
  return true;
};

const carpetaDeSockets = async (carpeta: string): Promise<string> => {
  const propia = join(carpeta, '.cerrojo');
  if (Buffer.byteLength(propia) + LARGO_NOMBRE <= LARGO_MAXIMO) {
    mkdirSync(propia, { recursive: true, mode: 0o700 });
    if (await puedeEscuchar(propia)) return propia;
  }
  const ajena = enTemporales(carpeta);
  mkdirSync(ajena, { recursive: true, mode: 0o700 });
  return ajena;
};

const escuchar = (servidor: Server, ruta: string): Promise<void> =>
  new Promise((resolve, reject) => {
    servidor.once('error', reject);
    servidor.listen(ruta, () => {
      servidor.off('error', reject);
      resolve();
    });
  });

// What lives behind a socket: nobody answers for a process that is gone, however it went.
const preguntar = (ruta: string): Promise<Vecino> =>
  new Promise((resolve) => {
    const conexion = connect(ruta);
    const contestar = (vecino: Vecino) => {
      conexion.destroy();
      resolve(vecino);
    };
    // Connected but silent: a living process that is busy.
    conexion.setTimeout(ESPERA_RESPUESTA_MS, () => contestar(conexion.connecting ? 'aspirante' : 'titular'));
    conexion.once('data', (dato) => contestar(String(dato) === 'titular' ? 'titular' : 'aspirante'));
    conexion.once('end', () => contestar('aspirante'));
    conexion.once('error', (error) =>
      contestar(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(codigoDeError(error)) ? 'nadie' : 'titular'),
    );
  });

const mirarVecinos = async (sockets: string, propio: string): Promise<Vecino> => {
  let peor: Vecino = 'nadie';
  for (const nombre of readdirSync(sockets)) {
    if (nombre === propio || !nombre.endsWith('.sock')) continue;
    const ruta = join(sockets, nombre);
    const vecino = await preguntar(ruta);
    // Names are random and never used twice, so removing a dead one cannot hit a newcomer.
    if (vecino === 'nadie') rmSync(ruta, { force: true });
    else if (peor !== 'titular') peor = vecino;
  }
  return peor;
};

const cerrar = (servidor: Server): Promise<void> => new Promise((resolve) => servidor.close(() => resolve()));

const intentar = async (sockets: string): Promise<Cerrojo | Exclude<Vecino, 'nadie'>> => {
  const nombre = `${randomBytes(6).toString('hex')}.sock`;
  const ruta = join(sockets, nombre);
  let estado: Vecino = 'aspirante';
  const servidor = createServer((conexion) => {
    conexion.on('error', () => undefined);
    conexion.end(estado);
  });
  servidor.unref();
  // Under a name that nobody looks at until it answers: a bound socket that does not listen yet would look dead.
  const provisional = `${ruta}.tmp`;
  await escuchar(servidor, provisional);
  renameSync(provisional, ruta);
  const soltar = async (): Promise<void> => {
    rmSync(ruta, { force: true });
    await cerrar(servidor);
  };
  const vecino = await mirarVecinos(sockets, nombre);
  if (vecino === 'nadie') {
    estado = 'titular';
    return { soltar };
  }
  await soltar();
  return vecino;
};

// Windows keeps a pipe's name exactly as long as its process lives.
const tomarTuberia = async (carpeta: string): Promise<Cerrojo> => {
  const servidor = createServer((conexion) => conexion.end('titular'));
  servidor.unref();
  const nombre = createHash('sha256').update(carpeta.toLowerCase()).digest('hex').slice(0, 24);
  try {
    await escuchar(servidor, `\\\\.\\pipe\\mostrador-${nombre}`);
  } catch (error) {
    if (codigoDeError(error) === 'EADDRINUSE') throw enUso(carpeta);
    throw error;
  }
  return { soltar: () => cerrar(servidor) };
};

/**
 * Takes the data folder for this process alone, or refuses. PGlite has no lock of its own, and two processes ruin a
 * folder without a word. The lock is a socket that this process listens on: the system closes it with the process, so
 * SIGKILL leaves nothing behind that could deceive (docs/decisions/012-folder-lock.md).
 * @throws ErrorDeArranque when another living process holds the folder.
 */
export const tomarCerrojo = async (carpetaDatos: string): Promise<Cerrojo> => {
  const carpeta = realpathSync(carpetaDatos);
  if (process.platform === 'win32') return tomarTuberia(carpeta);
  const sockets = await carpetaDeSockets(carpeta);
  for (let intento = 0; intento < INTENTOS; intento += 1) {
    const resultado = await intentar(sockets);
    if (typeof resultado !== 'string') return resultado;
    if (resultado === 'titular') break;
    // Two that start at once see each other and both step back; chance decides who is first next time.
    await esperar(30 + Math.random() * 200);
  }
  throw enUso(carpeta);
};
