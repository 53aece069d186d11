import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE } from '../../../platform/privateFiles.ts';
import { errorCodeOf, StartupError } from '../../../platform/startupError.ts';

/** Files that are being taken in, that were, and that could not be. */
const ROOMS = { inHand: 'en-curso', done: 'hechos', refused: 'rechazos' } as const;

/** The kinds of files that are taken; one that is still being written has another name. */
const TAKEN = /\.(ndjson|csv)(\.gz)?$/i;

/** The name of a file in hand: the moment when it was last known to be, the mark of its claim, and its own name. */
const IN_HAND = /^(\d+)_([0-9a-f]{8})_(.+)$/s;

/** A file in hand of so long ago was left by a server that is gone, in milliseconds. */
const LEFT_AFTER_MS = 5 * 60_000;

/** A file that this server alone is taking in. */
export interface Claim {
  /** As it was put into the folder. */
  readonly name: string;
  /** The place where it is now. */
  path(): string;
  /** Says that it is still being taken in. @throws where another server holds it by now. */
  touch(): Promise<void>;
  /** Puts it away with its report beside it. @throws as `touch`. */
  putAway(where: 'done' | 'refused', report: string): Promise<void>;
  /** Lets go of it: it can be taken in again at once, from its beginning. */
  release(): Promise<void>;
}

/** Makes the rooms of the chain's folder where they are missing. @throws StartupError where it cannot: the folder must be there. */
export async function openRooms(folder: string): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const room of Object.values(ROOMS)) await mkdir(join(folder, room), { recursive: true });
  } catch (error) {
    const code = errorCodeOf(error);
    throw new StartupError(
      `No se puede leer y escribir en la carpeta de entrada ${folder} (${code}): hágala o indique otra con ENTRADA_DIR.`,
      error,
    );
  }
}

/**
 * Takes a file that was left in hand, or the first of the folder by name, for this server alone: of several servers that rename a file one
 * succeeds. Nothing but its name is changed, since files are often of another user of the system.
 * @returns null where there is none.
 */
export async function claimNext(folder: string, now: () => Date): Promise<Claim | null> {
  for (const { name, path } of [...(await leftIn(folder, now())), ...(await newIn(folder))]) {
    const claim = await claimed(folder, { name, path }, now);
    if (claim !== null) return claim;
  }
  return null;
}

interface Found {
  readonly name: string;
  readonly path: string;
}

async function newIn(folder: string): Promise<readonly Found[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && TAKEN.test(entry.name)).map(({ name }) => name);
  return names.sort().map((name) => ({ name, path: join(folder, name) }));
}

async function leftIn(folder: string, now: Date): Promise<readonly Found[]> {
  const held = await readdir(join(folder, ROOMS.inHand));
  return held.sort().flatMap((file) => {
    const [, moment, , name] = IN_HAND.exec(file) ?? [];
    if (name === undefined || now.getTime() - Number(moment) < LEFT_AFTER_MS) return [];
    return [{ name, path: join(folder, ROOMS.inHand, file) }];
  });
}

/** @returns null where another server was faster. */
async function claimed(folder: string, { name, path: from }: Found, now: () => Date): Promise<Claim | null> {
  const mark = randomUUID().slice(0, 8);
  let path = from;
  const moveTo = async (target: string) => {
    await rename(path, target);
    path = target;
  };
  const holdAt = (moment: number) => moveTo(join(folder, ROOMS.inHand, `${moment}_${mark}_${name}`));
  const touch = () => holdAt(now().getTime());
  try {
    await touch();
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
  return {
    name,
    path: () => path,
    touch,
    putAway: async (where, report) => {
      await touch();
      const stamp = now()
        .toISOString()
        .replace(/[-:]|\.\d+/g, '');
      // Two files of one name may end in the same second.
      const target = join(folder, ROOMS[where], `${stamp}_${mark}_${name}`);
      await writeFile(`${target}.reporte.txt`, report, { mode: PRIVATE_FILE });
      await moveTo(target);
    },
    release: () => holdAt(0),
  };
}
