import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCodeOf } from '../../startupError.ts';

/** The disk of the data folder is full. It has PostgreSQL's own code for that, by which it is known. */
export class NoRoom extends Error {
  readonly code = '53100';

  constructor(cause?: unknown) {
    super('No space left on device', cause === undefined ? undefined : { cause });
    this.name = 'NoRoom';
  }
}

/**
 * Room that is kept on the disk of an embedded database. A database that broke for want of room needs some to be opened
 * again, and by then only this is left.
 */
export interface Reserve {
  /** Keeps it, from now on or still; answers false, and takes nothing, when the disk has no room for it. */
  keep(): Promise<boolean>;
  /** Gives the room back to the disk. */
  spend(): void;
  /** Whether the disk is nearly full, whatever is kept. */
  isShort(): boolean;
}

/** Opening takes up to one segment of the log, 16 MB, and the pages that its repetition needs. */
const RESERVED_BYTES = 32 * 1024 * 1024;
/** The room that must be left beside it, so that the disk is not full again with the next save. */
const BESIDE_BYTES = 16 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/** The error codes of a disk, or of a person's share of one, that is full. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** Keeps room by a file of that size. */
export function reserveIn(file: string): Reserve {
  const spend = (): void => rmSync(file, { force: true });
  return {
    keep: async () => {
      if (statSync(file, { throwIfNoEntry: false })?.size === RESERVED_BYTES) return true;
      spend();
      if (freeBeside(file) < RESERVED_BYTES + BESIDE_BYTES) return false;
      try {
        await fill(file);
        return true;
      } catch (error) {
        spend();
        if (FULL.includes(errorCodeOf(error))) return false;
        throw error;
      }
    },
    spend,
    isShort: () => freeBeside(file) < BESIDE_BYTES,
  };
}

function freeBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

/** Writes what takes the room that it seems to take, also where the file system compresses. */
async function fill(file: string): Promise<void> {
  const chunk = randomBytes(CHUNK_BYTES);
  const handle = await open(file, 'w', 0o600);
  try {
    for (let written = 0; written < RESERVED_BYTES; written += CHUNK_BYTES) await handle.write(chunk);
  } finally {
    await handle.close();
  }
}
