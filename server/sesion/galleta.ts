import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Galleta } from '../http/manejador.ts';

export const NOMBRE_GALLETA = 'mostrador_sesion';

/**
 * Over TLS the name begins with `__Host-`: a browser takes such a cookie only from this very host by TLS, so that no sister
 * name and no plain answer can plant one. It must hold for the whole host, so the name says which of the products on it.
 */
const nombreSeguro = (basePath: string): string =>
  [`__Host-${NOMBRE_GALLETA}`, basePath.split('/').filter(Boolean).join('+')].filter(Boolean).join('-');

/**
 * The session cookie of a request. It has no lifetime of its own: the browser forgets it when it closes, the server ends
 * the session earlier. By TLS only the guarded name counts, and the plain one, which anybody may have planted, is cleared
 * with it; without TLS, as on this machine, a browser takes the plain one only.
 */
export const galletaDe = (request: FastifyRequest, reply: FastifyReply, basePath: string): Galleta => {
  const secure = request.protocol === 'https';
  const comun = { httpOnly: true, sameSite: 'strict', secure } as const;
  const sencilla = { ...comun, path: basePath };
  const nombre = secure ? nombreSeguro(basePath) : NOMBRE_GALLETA;
  const opciones = secure ? { ...comun, path: '/' } : sencilla;
  return {
    token: request.cookies[nombre] || null,
    poner: (token) => {
      reply.setCookie(nombre, token, opciones);
      if (secure && request.cookies[NOMBRE_GALLETA] !== undefined) reply.clearCookie(NOMBRE_GALLETA, sencilla);
    },
    quitar: () => {
      reply.clearCookie(nombre, opciones);
      if (secure) reply.clearCookie(NOMBRE_GALLETA, sencilla);
    },
  };
};
