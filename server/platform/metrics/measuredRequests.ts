import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ASKER_LEFT, atTheEnd } from '../http/ended.ts';
import type { Metrics, StatusClass } from './metrics.ts';

/** Counts every request of a server when it has ended, in whatever way. */
export function measureRequests(app: FastifyInstance, { began }: Pick<Metrics, 'began'>): void {
  const ends = new WeakMap<FastifyRequest, ReturnType<Metrics['began']>>();
  app.addHook('onRequest', async (request) => {
    ends.set(request, began());
  });
  atTheEnd(app, (request, { status, ms }) => {
    ends.get(request)?.(request.routeOptions.config.nombre ?? null, classOf(status), ms / 1_000);
  });
}

function classOf(status: number): StatusClass {
  if (status === ASKER_LEFT) return 'ida';
  if (status < 300) return '2xx';
  return status < 400 ? '3xx' : status < 500 ? '4xx' : '5xx';
}
