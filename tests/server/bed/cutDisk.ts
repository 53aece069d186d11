import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk whose power a test cuts: what its file system was not asked to keep, and did not happen to write yet, is lost. */
export interface CutDisk {
  readonly folder: string;
  /** From now on nothing reaches the disk any more, nor can be read. */
  cut(): void;
  /**
   * The machine is on again: the file system repeats its own log, and shows what the disk has. No file of it may
   * be open.
   */
  repair(): void;
  remove(): void;
}

/** Stops an ext4 at once and without writing its log (EXT4_IOC_SHUTDOWN with NOLOGFLUSH), by one of its files. */
const SHUT_DOWN =
  'open(my $file, "<", $ARGV[0]) or die; my $flags = pack("I", 2); ioctl($file, 0x8004587d, $flags) or die "$!"';

/** Makes a disk, or answers null where that is not allowed. */
export function mountCutDisk(megabytes: number): CutDisk | null {
  const place = mkdtempSync(join(tmpdir(), 'corte-'));
  const image = join(place, 'disco');
  const folder = join(place, 'montado');
  const quietly = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });
  const mount = () => quietly('mount', '-o', 'loop', image, folder);
  try {
    mkdirSync(folder);
    writeFileSync(image, '');
    truncateSync(image, megabytes * 1024 * 1024);
    quietly('mkfs.ext4', '-q', image);
    mount();
  } catch {
    rmSync(place, { recursive: true });
    return null;
  }
  const handle = join(folder, 'corriente');
  writeFileSync(handle, '', { flush: true });
  return {
    folder,
    cut: () => void execFileSync('perl', ['-e', SHUT_DOWN, handle], { stdio: ['ignore', 'ignore', 'inherit'] }),
    repair: () => {
      quietly('umount', folder);
      mount();
    },
    remove: () => {
      quietly('umount', '-l', folder);
      rmSync(place, { recursive: true });
    },
  };
}

/** Tells whether the power of a disk can be cut here: as root on Linux, with ext4 and perl. */
export function canCut(): boolean {
  if (process.platform !== 'linux') return false;
  const tried = mountCutDisk(16);
  if (tried === null) return false;
  try {
    tried.cut();
    tried.repair();
    return true;
  } catch {
    return false;
  } finally {
    tried.remove();
  }
}
