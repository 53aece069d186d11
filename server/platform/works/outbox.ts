import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { checkOwnVersion } from '../db/migrate.ts';
import { GOODBYE_MS } from './finisher.ts';

/** How often it is looked whether something is owed, in milliseconds. */
const LOOK_EVERY_MS = 3_000;

/** One kind of message that is owed in the transaction that it tells of, and sent once that is committed. */
export interface Outbox<O> {
  /** The line of the log where a round fails; the next one comes all the same. */
  readonly failed: string;
  /**
   * Takes some that are due, for this process alone for a while: a process that dies with one leaves it to be taken again. None ends the
   * round.
   */
  take(now: Date): Promise<readonly O[]>;
  /** Sends one and stores what became of it; answers whether it was taken over there. */
  send(one: O): Promise<boolean>;
  /** Those that are taken together go out at once, and not one after the other. */
  readonly atOnce: boolean;
  /** Lets go of what it holds open. */
  close(): void;
}

interface Options {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Delivers an outbox of the database, beside the deliverers of other processes. */
export interface Deliverer {
  start(): void;
  /** Delivers what is due now; answers how many were sent. */
  deliver(): Promise<number>;
  /** Takes no more, and waits for what is being sent, but only a little; then its lease runs out. */
  stop(): Promise<void>;
}

/** Makes the deliverer of one outbox: nothing that is owed is lost, and what a dying process had sent may go out twice. */
export function createOutboxDeliverer<O>(outbox: Outbox<O>, { db, now, log }: Options): Deliverer {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<number> | null = null;
  let stopped = false;

  const sendAll = async (batch: readonly O[]): Promise<number> => {
    if (outbox.atOnce) return (await Promise.all(batch.map((one) => outbox.send(one)))).filter(Boolean).length;
    let sent = 0;
    for (const one of batch) sent += (await outbox.send(one)) ? 1 : 0;
    return sent;
  };

  const deliverAll = async (): Promise<number> => {
    // A server that an upgrade left behind sends nothing of tables that it does not know.
    await checkOwnVersion(db);
    let sent = 0;
    while (!stopped) {
      const batch = await outbox.take(now());
      if (batch.length === 0) break;
      sent += await sendAll(batch);
    }
    return sent;
  };

  const deliver = (): Promise<number> => {
    running ??= deliverAll().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    start: () => {
      timer = setInterval(() => {
        deliver().catch((error: unknown) => log.error({ err: error }, outbox.failed));
      }, LOOK_EVERY_MS).unref();
    },
    deliver,
    stop: async () => {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      await Promise.race([running?.catch(() => undefined), pause(GOODBYE_MS, undefined, { ref: false })]);
      outbox.close();
    },
  };
}
