import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from './startupError.ts';

/** The rights of a file that only its owner reads: customers' data. */
export const PRIVATE_FILE = 0o600;
/** The rights of a folder that only its owner enters. */
export const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;

/**
 * Takes a data folder away from the other users of the machine, whatever rights they had. That holds for the folder, what lies
 * in it, and all that is in `own`. Other people's folders inside are behind the folder's own rights and are not touched; links
 * are not followed. Windows keeps its rights elsewhere.
 * @returns the system's code where the rights cannot be changed (another owner, a file system without rights), else null.
 */
export function keepPrivate(folder: string, own: readonly string[]): string | null {
  if (process.platform === 'win32') return null;
  try {
    closeToOthers(folder);
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (own.includes(name)) closeTree(path);
      else if (lstatSync(path).isFile()) closeToOthers(path);
    }
    return null;
  } catch (error) {
    return errorCodeOf(error);
  }
}

let personsUmask: number | null = null;

/** From now on this process makes files for its owner alone. */
export function makeFilesPrivate(): void {
  const before = process.umask(OTHERS);
  personsUmask ??= before;
}

/** Starts something that makes files without secrets, with the rights that the person who started us gives. */
export function withPersonsUmask<R>(start: () => R): R {
  if (personsUmask === null) return start();
  const ours = process.umask(personsUmask);
  try {
    return start();
  } finally {
    process.umask(ours);
  }
}

function closeTree(path: string): void {
  closeToOthers(path);
  // A link is none, whatever it leads to.
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) closeTree(join(path, name));
}

function closeToOthers(path: string): void {
  const state = lstatSync(path);
  if ((state.mode & OTHERS) === 0 || state.isSymbolicLink()) return;
  chmodSync(path, state.mode & PRIVATE_FOLDER);
}
