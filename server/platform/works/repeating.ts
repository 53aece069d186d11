import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { checkOwnVersion } from '../db/migrate.ts';
import { GOODBYE_MS } from './finisher.ts';

interface Options {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** How long it rests after a round, in milliseconds. */
  readonly restMs: number;
  /** The line of the log where a round fails; the next one comes all the same. */
  readonly failed: string;
}

/**
 * Does something round after round, beside the same on other servers.
 * @param round is handed whether to go on: false ends it.
 */
export function repeating(
  { db, log, restMs, failed }: Options,
  round: (goOn: () => boolean) => Promise<unknown>,
): { readonly start: () => void; readonly stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const once = async () => {
    try {
      // A server that an upgrade left behind does nothing with tables that it does not know.
      await checkOwnVersion(db);
      await round(() => !stopped);
    } catch (error) {
      log.error({ err: error }, failed);
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = once();
    }, restMs).unref();
  };
  return {
    start: () => {
      running = once();
    },
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      // A database that says nothing keeps no server from ending: the next one does again what was begun.
      await Promise.race([running, pause(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}
