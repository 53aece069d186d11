import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../http/environment.ts';
import type { Unfinished } from '../works/finisher.ts';
import { ownContext } from '../works/ownContext.ts';
import { giveBack } from './giveBack.ts';
import type { UnfinishedRefund } from './unfinished.ts';
import { letRest, takeUnfinished } from './unfinished.ts';

/**
 * Refunds whose outcome nobody knows. The server does what a person does who presses the button again, in the name and under
 * the key of who pressed it first: so a refund is given once, and a person who asks meanwhile is answered the same.
 */
export function unfinishedRefunds(
  surroundings: Environment,
  log: Pick<FastifyBaseLogger, 'error'>,
): Unfinished<UnfinishedRefund> {
  const { db, clock: now } = surroundings;
  return {
    name: 'a refund',
    take: (which) => takeUnfinished(db, which),
    async finish(one) {
      const { llamada: call, idVale: id, metodo, claveVecino: goesOn, numiden, cvetda, clave } = one;
      const context = ownContext(
        surroundings,
        { numiden, cvetda, permiso: 'crearVale' },
        { idempotencyKey: clave, log },
      );
      await giveBack({ call, id, version: null, metodo, folio: null, goesOn }, context);
    },
    letRest: (one) => letRest(db, one, now()),
  };
}
