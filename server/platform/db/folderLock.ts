import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { errorCodeOf, StartupError } from '../startupError.ts';

/** A held lock of a data folder. */
export interface FolderLock {
  release(): Promise<void>;
}

/** A Unix socket's path is cut at about 104 bytes on some systems. */
const MAX_LENGTH = 100;
const NAME_LENGTH = '/0123456789ab.sock.tmp'.length;
const ATTEMPTS = 4;
const ANSWER_WAIT_MS = 1_000;

type Neighbour = 'nadie' | 'aspirante' | 'titular';

function inUse(folder: string): StartupError {
  return new StartupError(
    `La carpeta de datos ${folder} está en uso por otro proceso de Mostrador: ciérrelo o indique otra carpeta con DATA_DIR.`,
  );
}

function inTemporary(folder: string): string {
  return join(tmpdir(), `mostrador-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}

/** The error codes of a file system without sockets (some shared folders of virtual machines). */
const NO_SOCKETS = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS'];

async function canListen(sockets: string): Promise<boolean> {
  const ruta = join(sockets, `${randomBytes(6).toString('hex')}.tmp`);
  const server = createServer();
  try {
    await listen(server, ruta);
  } catch (error) {
    if (NO_SOCKETS.includes(errorCodeOf(error))) return false;
    throw error;
  }
  await close(server);
  return true;
}

async function socketsFolder(folder: string): Promise<string> {
  const own = join(folder, '.cerrojo');
  if (Buffer.byteLength(own) + NAME_LENGTH <= MAX_LENGTH) {
    mkdirSync(own, { recursive: true, mode: 0o700 });
    if (await canListen(own)) return own;
  }
  const ajena = inTemporary(folder);
  mkdirSync(ajena, { recursive: true, mode: 0o700 });
  return ajena;
}

function listen(server: Server, ruta: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(ruta, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

// Asks who lives behind a socket: there is no answer for a process that is gone, however it went.
function ask(ruta: string): Promise<Neighbour> {
  return new Promise((resolve) => {
    const connection = connect(ruta);
    const respond = (neighbour: Neighbour) => {
      connection.destroy();
      resolve(neighbour);
    };
    // Connected but silent: a living process that is busy.
    connection.setTimeout(ANSWER_WAIT_MS, () => respond(connection.connecting ? 'aspirante' : 'titular'));
    connection.once('data', (datum) => respond(String(datum) === 'titular' ? 'titular' : 'aspirante'));
    connection.once('end', () => respond('aspirante'));
    connection.once('error', (error) =>
      respond(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(errorCodeOf(error)) ? 'nadie' : 'titular'),
    );
  });
}

async function lookAtNeighbours(sockets: string, own: string): Promise<Neighbour> {
  let worst: Neighbour = 'nadie';
  for (const nombre of readdirSync(sockets)) {
    if (nombre === own || !nombre.endsWith('.sock')) continue;
    const ruta = join(sockets, nombre);
    const neighbour = await ask(ruta);
    // Names are random and never used twice, so removing a dead one cannot hit a newcomer.
    if (neighbour === 'nadie') rmSync(ruta, { force: true });
    else if (worst !== 'titular') worst = neighbour;
  }
  return worst;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

async function attempt(sockets: string): Promise<FolderLock | Exclude<Neighbour, 'nadie'>> {
  const nombre = `${randomBytes(6).toString('hex')}.sock`;
  const ruta = join(sockets, nombre);
  let estado: Neighbour = 'aspirante';
  const server = createServer((connection) => {
    connection.on('error', () => undefined);
    connection.end(estado);
  });
  server.unref();
  // Under a name that no other process looks at until it answers: a bound socket that does not
  // listen yet would look dead.
  const provisional = `${ruta}.tmp`;
  await listen(server, provisional);
  renameSync(provisional, ruta);
  const release = async (): Promise<void> => {
    rmSync(ruta, { force: true });
    await close(server);
  };
  const neighbour = await lookAtNeighbours(sockets, nombre);
  if (neighbour === 'nadie') {
    estado = 'titular';
    return { release };
  }
  await release();
  return neighbour;
}

// Windows keeps a pipe's name exactly as long as its process lives.
async function takePipe(folder: string): Promise<FolderLock> {
  const server = createServer((connection) => connection.end('titular'));
  server.unref();
  const nombre = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 24);
  try {
    await listen(server, `\\\\.\\pipe\\mostrador-${nombre}`);
  } catch (error) {
    if (errorCodeOf(error) === 'EADDRINUSE') throw inUse(folder);
    throw error;
  }
  return { release: () => close(server) };
}

/**
 * Takes the data folder for this process alone, or refuses. PGlite has no lock of its own, and two processes ruin a
 * folder without a word. The lock is a socket that this process listens on: the system closes it with the process, so
 * SIGKILL leaves nothing behind that could deceive (docs/decisions/012-folder-lock.md).
 * @throws StartupError when another living process holds the folder.
 */
export async function takeLock(carpetaDatos: string): Promise<FolderLock> {
  const folder = realpathSync(carpetaDatos);
  if (process.platform === 'win32') return takePipe(folder);
  const sockets = await socketsFolder(folder);
  for (let intento = 0; intento < ATTEMPTS; intento += 1) {
    const resultado = await attempt(sockets);
    if (typeof resultado !== 'string') return resultado;
    if (resultado === 'titular') break;
    // Two that start at once see each other and both step back; chance decides who is first next time.
    await esperar(30 + Math.random() * 200);
  }
  throw inUse(folder);
}
