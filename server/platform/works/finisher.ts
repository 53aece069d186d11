import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../http/environment.ts';
import { Rejection } from '../http/rejection.ts';

/** Whoever ends a server waits so long for what is being asked, in milliseconds; then it stays as it was. */
export const GOODBYE_MS = 2_000;

/** The choice of the next unfinished thing. */
export interface Which {
  readonly now: Date;
  /** Only those after this one, so that a round comes to each once. */
  readonly after: number;
  /** Those that began before it are taken though they rest: whoever asked for them is gone. Null for none. */
  readonly leftBefore: Date | null;
}

/** One kind of request to a neighbour whose outcome is unknown. */
export interface Unfinished<U extends { readonly id: number }> {
  /** As the log calls one of them: 'a refund'. */
  readonly name: string;
  /** Takes the next one that is due, for this server alone for a while; null when there is none. */
  take(which: Which): Promise<U | null>;
  /**
   * Asks for it again, as the person who began it. @throws Rejection 502 while the outcome is unknown,
   * any other when it has ended.
   */
  finish(one: U): Promise<void>;
  /** Lets it rest after an attempt that failed; answers whether it is still unfinished. */
  letRest(one: U): Promise<boolean>;
}

interface Options {
  readonly clock: Environment['clock'];
  /** No other server can be on this database: what began before this one was left by one that is gone. */
  readonly alone: boolean;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Finishes things whose outcome is unknown, beside the finishers of other servers. */
export interface Finisher {
  /** Looks at once and then every so many milliseconds. */
  start(everyMs: number): void;
  /** Asks once for each that is due; answers how many of them have ended. */
  finish(): Promise<number>;
  /** Whether a whole round has ended: each that it found when it began has been asked for. */
  hasGoneRound(): boolean;
  /** Begins no more, and waits for the running requests, but only a little. */
  stop(): Promise<void>;
}

/** Makes the finisher of one kind of unfinished thing. */
export function createFinisher<U extends { readonly id: number }>(
  { name, take, finish: ask, letRest }: Unfinished<U>,
  { clock: now, alone, log }: Options,
): Finisher {
  let leftBefore = alone ? now() : null;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<number> | null = null;
  let stopped = false;
  let goneRound = false;

  const attempt = async (one: U): Promise<boolean> => {
    try {
      await ask(one);
      return true;
    } catch (error) {
      const rests = await letRest(one);
      // A neighbour's no has ended it, and so has a person who was faster.
      if (!rests && error instanceof Rejection) return true;
      const silent = error instanceof Rejection && error.status === 502;
      if (!silent) log.error({ err: error, id: one.id }, `${name} could not be finished`);
      return !rests;
    }
  };

  const finishAll = async (): Promise<number> => {
    let ended = 0;
    let after = 0;
    while (!stopped) {
      const one = await take({ now: now(), after, leftBefore });
      if (one === null) break;
      after = one.id;
      if (await attempt(one)) ended += 1;
    }
    // From the second round on even those have had their turn.
    leftBefore = null;
    goneRound ||= !stopped;
    return ended;
  };

  const finish = (): Promise<number> => {
    running ??= finishAll().finally(() => {
      running = null;
    });
    return running;
  };

  const look = (): void => {
    // A round that is still under way tells its failure itself.
    if (running !== null) return;
    finish().catch((error: unknown) => log.error({ err: error }, `${name} could not be looked for`));
  };

  return {
    start: (everyMs) => {
      look();
      timer = setInterval(look, everyMs).unref();
    },
    finish,
    hasGoneRound: () => goneRound,
    stop: async () => {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      await Promise.race([running?.catch(() => undefined), pause(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}
