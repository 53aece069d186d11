import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/contract';
import type { Context } from '../http/handler.ts';
import { conflict } from '../http/rejection.ts';
import type { Asked } from '../neighbours/asked.ts';
import { NeighbourRefusal } from '../neighbours/asked.ts';
import type { Logistics } from '../neighbours/logistics.ts';

/** The logistics that the chain works with. */
export function logisticsOf({ neighbours }: Pick<Context, 'neighbours'>): Logistics {
  return neighbours.logistics;
}

/**
 * The clave of a person's request to logistics by a call, from the key of that request; without
 * a key it is new each time.
 */
export function askedBy(call: CallName, { idempotencyKey, sesion }: Context): Asked {
  const { numiden } = sesion;
  return { clave: `${call}/${numiden}/${idempotencyKey ?? randomUUID()}`, numiden };
}

/**
 * Asks logistics for a change.
 * @throws Rejection 409 with its own text for its definite no; anything else that goes wrong there goes on.
 */
export async function asked<R>(question: () => Promise<R>): Promise<R> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof NeighbourRefusal) throw conflict(error.message);
    throw error;
  }
}
