import type { Context } from '../http/handler.ts';
import { conflict, Rejection } from '../http/rejection.ts';
import { NeighbourRefusal } from './asked.ts';
import type { AskedNeighbours } from './limited.ts';
import { outcomeOf } from './outcome.ts';

/** A neighbour did not say what came of a request: whoever asks again under the same key comes to know it. */
export class Unanswered extends Rejection {
  constructor(text: string) {
    super(502, text);
    this.name = 'Unanswered';
  }
}

/** Nothing was done, since what it takes is not there now: whoever asks again under the same key goes on once that is mended. */
export class NotReady extends Rejection {
  constructor(text: string) {
    super(502, text);
    this.name = 'NotReady';
  }
}

/**
 * Asks a neighbour, outside of any transaction.
 * @param unknown the words for the person when the outcome is unknown; the server's log has the cause.
 * @throws NeighbourRefusal when it said no; NotReady when it did nothing, for no fault of the request; Unanswered when it did not say;
 * and the database's own error.
 */
export async function askNeighbour<R>(
  { neighbours, log }: Pick<Context, 'neighbours' | 'log'>,
  unknown: string,
  ask: (neighbours: AskedNeighbours) => Promise<R>,
): Promise<R> {
  const outcome = await outcomeOf(() => neighbours.within(ask));
  switch (outcome.tipo) {
    case 'hecho':
      return outcome.valor;
    case 'negado':
      throw outcome.no;
    case 'noListo':
      throw new NotReady(outcome.texto);
    case 'desconocido':
      log.error({ err: outcome.causa }, 'a neighbour did not say what came of a request');
      throw new Unanswered(unknown);
  }
}

/** The same for a question whose no is the person's 409. */
export async function askOrConflict<R>(...question: Parameters<typeof askNeighbour<R>>): Promise<R> {
  try {
    return await askNeighbour(...question);
  } catch (error) {
    throw error instanceof NeighbourRefusal ? conflict(error.message) : error;
  }
}
