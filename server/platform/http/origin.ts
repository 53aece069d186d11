import type { FastifyRequest } from 'fastify';
import { HOW_TO_SEND_A_KEY } from './key.ts';
import { Rejection } from './rejection.ts';

const NO_EFFECT = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(source: string): string | null {
  return URL.canParse(source) ? new URL(source).host : null;
}

/**
 * Refuses a write that a page of another site makes with the person's cookie. Browsers say where a request comes from
 * in `Sec-Fetch-Site` or `Origin`; a program that sends neither carries no cookie of a person who is looking at a page.
 * Only the host is compared, since a balancer may end TLS before us.
 * @param changes the call changes something even where its method says that it does not.
 */
export function demandSameOrigin(request: FastifyRequest, changes: boolean): void {
  if (NO_EFFECT.has(request.method) && !changes) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const ajeno =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && hostOf(origin) !== request.host);
  if (ajeno) throw new Rejection(403, 'La petición viene de otro sitio y no se atendió.');
}

/**
 * Refuses a GET that changes something unless it was meant. Links, images, prefetches and typed addresses send it too, and none
 * of them carries an `Idempotency-Key`. A program that is no browser follows no links.
 */
export function demandIntent({ headers }: FastifyRequest): void {
  const isBrowser =
    headers['sec-fetch-mode'] !== undefined ||
    headers['sec-fetch-site'] !== undefined ||
    headers.origin !== undefined ||
    headers.referer !== undefined ||
    /^(Mozilla|Opera)\//.test(headers['user-agent'] ?? '');
  if (isBrowser && headers['idempotency-key'] === undefined) {
    throw new Rejection(
      403,
      `Esta dirección cambia datos y no se abre como enlace. Use el botón de su pantalla. ${HOW_TO_SEND_A_KEY}`,
    );
  }
}

/** Headers added by programs that pass a request on; some of them add nothing, and speak HTTP/1.0. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Refuses requests that another program of this machine passes on. Where a number is enough to enter (AUTH=numiden), everybody who
 * reaches a proxy here would be let in as if they sat at this machine.
 */
export function demandNoProxy({ headers, raw }: FastifyRequest): void {
  if (raw.httpVersion !== '1.0' && !PASSED_ON.some((header) => header in headers)) return;
  throw new Rejection(
    403,
    'Este servidor deja entrar con solo un número de empleado y no atiende a través de un intermediario (proxy): use AUTH=contrasena.',
  );
}

const LOCAL_HOSTS = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Refuses requests that name another host than this machine. Where a number is enough to enter (AUTH=numiden), a hostile
 * page could let its own name point to 127.0.0.1 and so count as the same site.
 */
export function demandLocalHost(request: FastifyRequest): void {
  if (!LOCAL_HOSTS.test(request.headers.host ?? '')) {
    throw new Rejection(403, 'Este servidor solo atiende a su propio equipo: use la dirección localhost.');
  }
}
