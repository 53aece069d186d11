import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Galleta } from '../http/manejador.ts';

export const NOMBRE_GALLETA = 'mostrador_sesion';

/**
 * The session cookie of a request. It has no lifetime of its own: the browser forgets it when it closes, the server ends
 * the session earlier. `Secure` is added where the request came by TLS.
 */
export const galletaDe = (request: FastifyRequest, reply: FastifyReply, path: string): Galleta => {
  const opciones = { path, httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' } as const;
  return {
    token: request.cookies[NOMBRE_GALLETA] || null,
    poner: (token) => {
      reply.setCookie(NOMBRE_GALLETA, token, opciones);
    },
    quitar: () => {
      reply.clearCookie(NOMBRE_GALLETA, opciones);
    },
  };
};
