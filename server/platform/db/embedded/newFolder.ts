import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Opens a database's folder, which the opening makes where there is none. A making that fails leaves nothing behind.
 * One that was killed in the middle, or cut off by a loss of power, leaves remains that the next opening removes: no
 * data in them was ever confirmed.
 * @param marker a file that is there while the folder is being made; beside the folder.
 */
export async function openWhole<R>(folder: string, marker: string, open: (isNew: boolean) => Promise<R>): Promise<R> {
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder) && readdirSync(folder).length > 0) return open(false);
  writeFileSync(marker, '', { flush: true });
  keep(dirname(marker));
  try {
    const opened = await open(true);
    // The engine asks the disk to keep what it changes from now on, not what it was made of.
    keepTree(folder);
    keep(dirname(marker));
    rmSync(marker);
    return opened;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(marker, { force: true });
    throw error;
  }
}

function keepTree(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) keepTree(path);
    else if (entry.isFile()) keep(path);
  }
  keep(folder);
}

/** Asks the disk to keep a file, or which files a folder has. Windows opens no folder, and needs a file that may be written. */
function keep(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
