import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Opens a database's folder, which the opening makes where there is none. A making that fails leaves nothing behind, and of one
 * that was killed in the middle the next opening removes what it left: nobody has been promised anything of it.
 * @param marker a file that is there while the folder is being made.
 */
export async function openWhole<R>(folder: string, marker: string, open: (isNew: boolean) => Promise<R>): Promise<R> {
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder) && readdirSync(folder).length > 0) return open(false);
  writeFileSync(marker, '');
  try {
    const opened = await open(true);
    rmSync(marker);
    return opened;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(marker, { force: true });
    throw error;
  }
}
