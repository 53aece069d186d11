import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { PRIVATE_FILE } from '../privateFiles.ts';
import { errorCodeOf, StartupError } from '../startupError.ts';
import { KEY_BYTES, readKeys } from './keyText.ts';

/** The name of the file in the data folder that holds the key where the environment gives none. */
export const KEY_FILE = 'clave-secretos.txt';

/**
 * The keys of this installation, the one that seals first: those of the environment, else the one of the data folder, which
 * is made at the first start.
 * @throws StartupError when the file holds no key, or cannot be read or written.
 */
export function installationKeys({
  clavesSecretos,
  carpetaDatos,
}: Pick<Config, 'clavesSecretos' | 'carpetaDatos'>): readonly Buffer[] {
  if (clavesSecretos.length > 0) return clavesSecretos;
  const file = resolve(join(carpetaDatos, KEY_FILE));
  try {
    const text = readIfThere(file) ?? make(file);
    const keys = readKeys(text.trim());
    if (keys !== null) return keys;
  } catch (error) {
    throw new StartupError(
      `No se pudo leer ni escribir la clave de los secretos en ${file} (${errorCodeOf(error)}): corrija los permisos o indique CLAVE_SECRETOS.`,
      error,
    );
  }
  throw new StartupError(
    `El archivo ${file} no contiene una clave de secretos: recupérelo de su copia, o bórrelo y escriba de nuevo las contraseñas de los servidores.`,
  );
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whole or not at all, and of two servers that start together the first one's. */
function make(file: string): string {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(resolve(file, '..'), { recursive: true });
  writeFileSync(own, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: PRIVATE_FILE, flag: 'wx', flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8');
}
