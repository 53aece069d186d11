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
    within: (ask, patience = wait) => answerWithin(Math.min(patience, wait), ask(asked)),
  };
}

/** Waits for an answer, or throws after so many milliseconds; the answer that comes later is dropped. */
export async function answerWithin<R>(patience: number, answer: Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer came within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
