import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, in memory, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves so many bytes free, by a file that takes the rest. */
  leave(bytes: number): void;
  /** Gives it another size. */
  resize(megabytes: number): void;
  remove(): void;
}

/** Mounts one, or answers null where that is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'disco-'));
  const mount = (...args: string[]) => execFileSync('mount', [...args, 'tmpfs', folder], { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`);
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'relleno');
  writeFileSync(filler, '');
  let filled = 0;
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    leave: (bytes) => {
      const more = free() - bytes;
      if (more > 0) writeFileSync(filler, Buffer.alloc(more), { flag: 'a' });
      else truncateSync(filler, Math.max(0, filled + more));
      filled = Math.max(0, filled + more);
    },
    resize: (size) => void mount('-o', `remount,size=${size}m`),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Tells whether a small disk can be mounted here. */
export function canMount(): boolean {
  if (process.platform !== 'linux') return false;
  const tried = mountSmallDisk(1);
  tried?.remove();
  return tried !== null;
}
