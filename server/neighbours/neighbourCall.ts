import { databaseFailureOf } from '../db/failures.ts';
import type { Context } from '../http/handler.ts';
import { conflict, Rejection } from '../http/rejection.ts';
import { NeighbourRefusal } from './asked.ts';

/** A neighbour that takes longer is not waited for: its outcome is then unknown. In milliseconds. */
const NEIGHBOUR_WAIT_MS = 20_000;

/**
 * Asks a neighbour, outside of any transaction.
 * @param unknown the words for the person when the outcome is unknown; the server's log has the cause.
 * @throws NeighbourRefusal when it said no; Rejection 502 when it did not say, and the database's own error.
 */
export async function askNeighbour<R>(
  { log }: Pick<Context, 'log'>,
  unknown: string,
  ask: () => Promise<R>,
): Promise<R> {
  try {
    return await answerWithin(NEIGHBOUR_WAIT_MS, ask());
  } catch (error) {
    const ownWords = error instanceof NeighbourRefusal || error instanceof Rejection;
    if (ownWords || databaseFailureOf(error) !== null) throw error;
    log.error({ err: error }, 'a neighbour did not say what came of a request');
    throw new Rejection(502, unknown);
  }
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

/** A neighbour's no as the person is told it. */
export function toConflict(error: unknown): unknown {
  return error instanceof NeighbourRefusal ? conflict(error.message) : error;
}
