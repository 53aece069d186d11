import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { keepPrivate, makeFilesPrivate, PRIVATE_FOLDER } from '../../privateFiles.ts';
import { errorCodeOf, StartupError } from '../../startupError.ts';
import { type Base, databaseOf } from '../base.ts';
import { databaseFailureOf } from '../failures.ts';
import { takeLock } from '../folderLock.ts';
import { embeddedPool } from './connection.ts';
import { type EmbeddedDatabase, openEmbedded } from './database.ts';
import { openWhole } from './newFolder.ts';
import { reserveIn } from './reserve.ts';

/**
 * How long the embedded engine may say nothing to a statement, in milliseconds. It can end none: what is ended is the whole
 * engine, and its next opening takes a second or two, so it has longer than PostgreSQL.
 */
const EMBEDDED_LIMIT_MS = 30_000;

/** Makes an open embedded database the product's; tests hand one in that lives in memory. */
export function embeddedDatabase(database: EmbeddedDatabase): Base {
  const pool = embeddedPool(database);
  // A connection breaks only with the database's thread, which the next one begins again.
  pool.on('error', () => undefined);
  return databaseOf(
    pool,
    { motor: 'pglite', listen: database.listen, limitStatements: () => database.limit(EMBEDDED_LIMIT_MS) },
    async () => {
      await pool.end();
      await database.close();
    },
  );
}

// Folder by folder: Node's own recursive way never ends where the system refuses by saying that the parent is missing, as
// under /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Two that start at once.
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
}

function prepareFolder(carpetaDatos: string): string {
  try {
    makeFolder(resolve(carpetaDatos));
    accessSync(carpetaDatos, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(carpetaDatos);
  } catch (error) {
    if (databaseFailureOf(error) === 'full') throw noRoomIn(carpetaDatos, error);
    throw new StartupError(
      `No se puede escribir en la carpeta de datos ${carpetaDatos} (${errorCodeOf(error)}): indique otra con DATA_DIR.`,
      error,
    );
  }
}

/** The names that the product itself makes in its data folder. */
const DATABASE = 'pglite';
const OWN = [DATABASE, '.cerrojo'];
/** Is there while the database is being made for the first time. */
const HALF_MADE = 'pglite.inconclusa';
/** Takes the room that a full disk would not give; see `Reserve`. */
const RESERVE = 'espacio-reservado';

// Once it is open, since a new embedded database unpacks files that anybody may write, whatever the umask.
function closeToOtherUsers(folder: string): void {
  const code = keepPrivate(folder, OWN);
  if (code === null) return;
  process.emitWarning(`No se pudo cerrar la carpeta de datos ${folder} a los demás usuarios del equipo (${code}).`);
}

/** Says that a disk is too full to begin on it. */
export function noRoomIn(folder: string, cause: unknown): StartupError {
  return new StartupError(
    `No hay espacio en el disco de la carpeta de datos ${folder}: libere al menos 200 MB, o indique otra con DATA_DIR, e inicie de nuevo.`,
    cause,
  );
}

function whyNotOpened(folder: string, error: unknown): StartupError {
  if (databaseFailureOf(error) === 'full') return noRoomIn(folder, error);
  return new StartupError(
    `No se pudo abrir la base de datos de la carpeta ${folder}: está dañada o no es de Mostrador.`,
    error,
  );
}

async function openInFolder(folder: string): Promise<Base> {
  const database = join(folder, DATABASE);
  const reserve = reserveIn(join(folder, RESERVE));
  return embeddedDatabase(
    await openWhole(database, join(folder, HALF_MADE), async (isNew) => {
      try {
        return await openEmbedded({ folder: database, isNew, reserve });
      } catch (error) {
        // A server that does not run must take no room from others.
        reserve.spend();
        throw error;
      }
    }),
  );
}

/**
 * Opens the embedded database of a data folder, which is made when missing, and locks it until `close`.
 * @throws StartupError with the one line to show.
 */
export async function openPglite(carpetaDatos: string): Promise<Base> {
  const folder = prepareFolder(carpetaDatos);
  makeFilesPrivate();
  const lock = await takeLock(folder).catch((error: unknown) => {
    throw databaseFailureOf(error) === 'full' ? noRoomIn(folder, error) : error;
  });
  try {
    const base = await openInFolder(folder);
    closeToOtherUsers(folder);
    return {
      ...base,
      close: async () => {
        await base.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw whyNotOpened(folder, error);
  }
}
