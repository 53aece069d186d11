import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The status that servers write down for a person who left before the answer. */
export const ASKER_LEFT = 499;

/** The end of a request. */
export interface End {
  /** As it was answered, or `ASKER_LEFT`. */
  readonly status: number;
  readonly ms: number;
}

/** Is told once of every request when nothing more of it comes, whoever ended it. */
export function atTheEnd(app: FastifyInstance, tell: (request: FastifyRequest, end: End) => void): void {
  app.addHook('onRequest', (request, reply, go) => {
    reply.raw.once('close', () => tell(request, { status: statusOf(reply), ms: reply.elapsedTime }));
    go();
  });
}

function statusOf({ raw, statusCode }: FastifyReply): number {
  return raw.writableEnded ? statusCode : ASKER_LEFT;
}

/** Writes one line for each request: who asked what, and how it ended; no address, no name and nothing of its content. */
export function logRequests(app: FastifyInstance): void {
  atTheEnd(app, (request, { status, ms }) => {
    const { asker } = request.mostrador ?? {};
    const sesion = asker?.tipo === 'persona' ? asker.sesion : null;
    request.log.info(
      {
        llamada: request.routeOptions.config.nombre ?? null,
        estado: status,
        ms: Math.round(ms),
        numiden: sesion?.numiden ?? null,
        tienda: sesion?.tienda.id ?? null,
        ...(asker?.tipo === 'integracion' && { integracion: asker.integracion.id }),
      },
      status === ASKER_LEFT ? 'the asker left' : 'request',
    );
  });
}
