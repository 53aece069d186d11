import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/contract';
import { GUIA_TEXTS } from '#domain/guias/guiasVale';
import type { Context } from '../platform/http/handler.ts';
import type { Asked } from '../platform/neighbours/asked.ts';
import { askNeighbour, askOrConflict } from '../platform/neighbours/neighbourCall.ts';
import type { Logistics } from './neighbours/logistics.ts';

/**
 * The clave of a person's request to logistics by a call, from the key of that request; without
 * a key it is new each time.
 */
export function askedBy(call: CallName, { idempotencyKey, sesion }: Context): Asked {
  const { numiden } = sesion;
  return { clave: `${call}/${numiden}/${idempotencyKey ?? randomUUID()}`, numiden };
}

type Surroundings = Pick<Context, 'neighbours' | 'log'>;

/**
 * Asks logistics for a change.
 * @throws NeighbourRefusal for its definite no; Unanswered when it did not say.
 */
export function askLogistics<R>(context: Surroundings, question: (logistics: Logistics) => Promise<R>): Promise<R> {
  return askNeighbour(context, GUIA_TEXTS.sinSaberse, ({ logistics }) => question(logistics));
}

/** The same for a person, who is told its no as a 409. */
export function askForPerson<R>(context: Surroundings, question: (logistics: Logistics) => Promise<R>): Promise<R> {
  return askOrConflict(context, GUIA_TEXTS.sinSaberse, ({ logistics }) => question(logistics));
}
