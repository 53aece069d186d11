import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics, StatusClass } from './metrics.ts';

/** Counts every request of a server when it has ended, in whatever way. */
export function measureRequests(app: FastifyInstance, { began }: Pick<Metrics, 'began'>): void {
  app.addHook('onRequest', (request, reply, go) => {
    const end = began();
    const { routeOptions } = request;
    const call = routeOptions.config.nombre ?? null;
    // Nothing of a request comes after the end of its connection's turn, whoever ended it.
    reply.raw.once('close', () => end(call, classOf(reply), reply.elapsedTime / 1_000));
    go();
  });
}

function classOf({ raw, statusCode }: FastifyReply): StatusClass {
  if (!raw.writableEnded) return 'ida';
  if (statusCode < 300) return '2xx';
  return statusCode < 400 ? '3xx' : statusCode < 500 ? '4xx' : '5xx';
}
