import type { FastifyRequest } from 'fastify';
import { Rechazo } from './rechazo.ts';

const SIN_EFECTO = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostDe = (origen: string): string | null => (URL.canParse(origen) ? new URL(origen).host : null);

/**
 * Refuses a write that a page of another site makes with the person's cookie. Browsers say where a request comes from
 * in `Sec-Fetch-Site` or `Origin`; a program that sends neither carries no cookie of a person who is looking at a page.
 * Only the host is compared, since a balancer may end TLS before us.
 */
export const exigirMismoOrigen = (request: FastifyRequest): void => {
  if (SIN_EFECTO.has(request.method)) return;
  const sitio = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const ajeno =
    (sitio !== undefined && sitio !== 'same-origin' && sitio !== 'none') ||
    (origin !== undefined && hostDe(origin) !== request.host);
  if (ajeno) throw new Rechazo(403, 'La petición viene de otro sitio y no se atendió.');
};

const HOSTS_LOCALES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Refuses requests that name another host than this machine. Where a number is enough to enter (AUTH=numiden), a hostile
 * page could let its own name point to 127.0.0.1 and so count as the same site.
 */
export const exigirHostLocal = (request: FastifyRequest): void => {
  if (!HOSTS_LOCALES.test(request.headers.host ?? '')) {
    throw new Rechazo(403, 'Este servidor solo atiende a su propio equipo: use la dirección localhost.');
  }
};
