import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookie } from '../../platform/http/handler.ts';

/** The plain name of the session's cookie. */
export const COOKIE_NAME = 'mostrador_sesion';

/**
 * The data that a browser clears when a person leaves: its copies of pages, so that the back button shows the next
 * person nothing. Not 'storage', where drafts wait for a person whose session closed idle, nor 'cookies', which would
 * take the one by which the computer is known, and those of the
 * host's other sites (docs/decisions/061-a-server-in-trouble.md).
 */
const LEFT_BEHIND = '"cache"';

/**
 * Over TLS the name begins with `__Host-`: a browser takes such a cookie only from this very host by TLS, so that no sister
 * name and no plain answer can plant one. It must hold for the whole host, so the name says which of the products on it.
 */
function safeName(basePath: string): string {
  return [`__Host-${COOKIE_NAME}`, basePath.split('/').filter(Boolean).join('+')].filter(Boolean).join('-');
}

/**
 * The session cookie of a request. It has no lifetime of its own: the browser forgets it when it closes, the server ends
 * the session earlier. By TLS only the guarded name counts, and the plain one, which anybody may have planted, is cleared
 * with it; without TLS, as on this machine, a browser takes the plain one only.
 */
export function cookieOf(request: FastifyRequest, reply: FastifyReply, basePath: string): Cookie {
  const secure = request.protocol === 'https';
  const common = { httpOnly: true, sameSite: 'strict', secure } as const;
  const plain = { ...common, path: basePath };
  const nombre = secure ? safeName(basePath) : COOKIE_NAME;
  const options = secure ? { ...common, path: '/' } : plain;
  return {
    token: request.cookies[nombre] || null,
    set: (token) => {
      reply.setCookie(nombre, token, options);
      if (secure && request.cookies[COOKIE_NAME] !== undefined) reply.clearCookie(COOKIE_NAME, plain);
    },
    clear: () => {
      reply.header('Clear-Site-Data', LEFT_BEHIND);
      reply.clearCookie(nombre, options);
      if (secure) reply.clearCookie(COOKIE_NAME, plain);
    },
  };
}

/** The cookie of a sign-in under way: there and back with the identity provider, or from the password to the code. */
const TRIP_COOKIE = 'mostrador_viaje';

/** How long a person may take at the provider, in milliseconds; the code has a shorter term of its own. */
export const TRIP_MS = 10 * 60_000;

/** That cookie of a request and its answer. The page itself asks for the sign-in when it is back, so it need not travel from elsewhere. */
export function tripCookieOf(request: FastifyRequest, reply: FastifyReply, basePath: string): Cookie {
  const secure = request.protocol === 'https';
  const nombre = secure ? `__Host-${TRIP_COOKIE}` : TRIP_COOKIE;
  const options = { httpOnly: true, sameSite: 'strict', secure, path: secure ? '/' : basePath } as const;
  return {
    token: request.cookies[nombre] || null,
    set: (token) => {
      reply.setCookie(nombre, token, { ...options, maxAge: TRIP_MS / 1_000 });
    },
    clear: () => {
      reply.clearCookie(nombre, options);
    },
  };
}
