import { setTimeout as pause } from 'node:timers/promises';
import { claimNext, openRooms } from './claims.ts';
import { type Surroundings, takeFile } from './take.ts';

/** How long whoever closes the server waits for the piece of a file that is being stored, in milliseconds. */
const GOODBYE_MS = 2_000;

interface Options extends Omit<Surroundings, 'closing'> {
  readonly folder: string;
}

/** Takes in the files of the chain's folder, beside other servers that look at the same. */
export interface Watch {
  /** Looks at once and then every so many milliseconds. */
  start(everyMs: number): void;
  /** Takes in all that is there; answers how many files. */
  look(): Promise<number>;
  /** Begins no more and leaves the file in hand for another server. */
  stop(): Promise<void>;
}

/** Makes the watch over the chain's folder (ENTRADA_DIR), into which a file is moved once it is whole. */
export function watchFolder({ folder, ...surroundings }: Options): Watch {
  const { log, clock } = surroundings;
  const closing = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<number> | null = null;

  const takeAll = async (): Promise<number> => {
    await openRooms(folder);
    for (let count = 0; ; count += 1) {
      const claim = closing.signal.aborted ? null : await claimNext(folder, clock);
      if (claim === null) return count;
      try {
        const { wasOfUse, report } = await takeFile(claim, { ...surroundings, closing: closing.signal });
        await claim.putAway(wasOfUse ? 'done' : 'refused', report);
        log.info({ archivo: claim.name }, wasOfUse ? 'a file of sales was taken in' : 'a file of sales was refused');
      } catch (error) {
        if (closing.signal.aborted) await claim.release();
        // It waits as if its server were gone, and holds up no other file.
        else log.error({ err: error, archivo: claim.name }, 'a file of sales could not be taken in');
        return count;
      }
    }
  };

  const look = (): Promise<number> => {
    running ??= takeAll().finally(() => {
      running = null;
    });
    return running;
  };
  const lookAndTell = (): void => {
    look().catch((error: unknown) => log.error({ err: error }, 'the folder of sales could not be taken in'));
  };

  return {
    start: (everyMs) => {
      lookAndTell();
      timer = setInterval(lookAndTell, everyMs).unref();
    },
    look,
    stop: async () => {
      closing.abort();
      if (timer !== null) clearInterval(timer);
      await Promise.race([running?.catch(() => undefined), pause(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}
