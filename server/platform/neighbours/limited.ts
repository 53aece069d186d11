import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Neighbours } from './neighbours.ts';

/** A neighbour that takes longer is not waited for: its outcome is then unknown. In milliseconds. */
const NEIGHBOUR_WAIT_MS = 20_000;

/** Those that are asked while somebody waits; mail waits in the outbox and has a deliverer of its own. */
export type AskedNeighbours = Omit<Neighbours, 'mail'>;

/** The systems beside this one as the house has them: nothing reaches them but a question with a limit of time. */
export interface LimitedNeighbours {
  /** Whether there is somewhere to send mail. */
  readonly sendsMail: boolean;
  /** Whether what is stamped has fiscal validity. */
  readonly stampsCount: boolean;
  /**
   * Asks one of them, outside of any transaction; the answer that comes later is dropped.
   * @param patience in milliseconds.
   * @throws Error when no answer came in time; what the neighbour throws, as it is.
   */
  within<R>(ask: (neighbours: AskedNeighbours) => Promise<R>, patience?: number): Promise<R>;
}

/** Puts the limit of time before neighbours, in milliseconds. */
export function limited({ mail, ...asked }: Neighbours, wait = NEIGHBOUR_WAIT_MS): LimitedNeighbours {
  return {
    sendsMail: mail !== null,
    stampsCount: asked.stamper.certified,
    within: (ask, patience = wait) => answerWithin(Math.min(patience, wait), () => ask(asked)),
  };
}

/** One question to a neighbour, while it is under way. */
interface Question {
  /** By which both sides name this one try in their logs; the next try of the same request has another. */
  readonly id: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

const underWay = new AsyncLocalStorage<Question>();

/** The question that is under way, for a neighbour that sends it over a wire with its id and gives it up with its signal; null outside of any. */
export function questionUnderWay(): Question | null {
  return underWay.getStore() ?? null;
}

/** Waits for an answer, or aborts the question and throws after so many milliseconds; the answer that comes later is dropped. */
export async function answerWithin<R>(patience: number, ask: () => Promise<R>): Promise<R> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No answer came within ${patience} ms`);
      reject(error);
      abort.abort(error);
    }, patience);
  });
  try {
    return await Promise.race([underWay.run({ id: randomUUID(), signal: abort.signal }, ask), late]);
  } finally {
    clearTimeout(timer);
  }
}
