import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { FOLIO_HEADER } from '#contract/common/failure';

/** Without letters that are read as figures, or as each other: a person reads it out over the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A name that a balancer may give a request; a longer one, or with other signs, would disturb the log. */
const GIVEN = /^[\w-]{8,64}$/;

/** The name of one request in the log, in the error that a person sees, at a neighbour and in the audit. */
function newFolio(): string {
  return [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Makes what names requests: as a balancer that PROXIES names did already, else anew. */
export function namerOfRequests(isBalancer: (address: string) => boolean): (raw: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[FOLIO_HEADER.toLowerCase()];
    const isBelieved = typeof given === 'string' && GIVEN.test(given) && isBalancer(socket.remoteAddress ?? '');
    return isBelieved ? given : newFolio();
  };
}

const underWay = new AsyncLocalStorage<string>();

/** The folio of the request that is being answered; null for what a server does by itself. */
export function folioUnderWay(): string | null {
  return underWay.getStore() ?? null;
}

/** Tells every asker the folio of the request, and makes it known to all that is done for it. */
export function carryFolio(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(FOLIO_HEADER, id);
  });
  // As late as can be: a body that is parsed comes by the connection's own way, which knows no request.
  app.addHook('preHandler', ({ id }, _reply, go) => underWay.run(id, go));
}
