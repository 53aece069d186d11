import { type Destino, destinationOf } from '#domain/common/destino';
import { EVENTO_TEXTS } from '#domain/common/eventos';
import { type AllowedHost, mayBeAllowed } from '../allowList.ts';
import { lineTo } from '../neighbours/http/line.ts';
import { signatureOf } from '../neighbours/http/signature.ts';

/** After how many milliseconds a connection, and an answer, is given up. */
const LIMITS = { connectMs: 2_000, allMs: 15_000, headOnly: true } as const;

/** A message to a receiver: `seconds` since 1970 are those of this very try. */
export interface EventMessage {
  readonly url: string;
  readonly id: string;
  readonly seconds: number;
  readonly body: string;
  readonly keys: readonly Buffer[];
}

/** The outcome of a try, in words: only a status 2xx is a yes, 410 is a no for good and for all, and a redirect is not followed. */
export type EventOutcome =
  | { readonly tipo: 'taken'; readonly respuesta: string }
  /** It wants none any more. */
  | { readonly tipo: 'gone'; readonly respuesta: string }
  | {
      readonly tipo: 'failed';
      readonly respuesta: string;
      /** Nobody answered: the others for it would wait as long. */
      readonly silent: boolean;
      /** It wants to be left alone for so long, in milliseconds; null where it says nothing. */
      readonly restMs: number | null;
    };

/** Sends a message once, only where it may go by now. */
export async function sendEvent(
  { url, id, seconds, body, keys }: EventMessage,
  allowed: readonly AllowedHost[],
): Promise<EventOutcome> {
  const to = destinationOf(url);
  if (to === null || !mayBeAllowed(allowed, to.host, to.puerto)) {
    return { tipo: 'failed', respuesta: notAllowed(to), silent: true, restMs: null };
  }
  const line = lineTo({ nombre: to.host, url: to.origen, certificado: null, llave: null }, allowed, LIMITS);
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Mostrador',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf({ id, seconds, body }, keys),
  };
  try {
    const answer = await line.post({ path: to.ruta, headers, body, reuses: false, signal: null });
    const respuesta = EVENTO_TEXTS.contesto(answer.status);
    if (answer.status >= 200 && answer.status < 300) return { tipo: 'taken', respuesta };
    if (answer.status === 410) return { tipo: 'gone', respuesta };
    return { tipo: 'failed', respuesta, silent: false, restMs: restOf(answer.retryAfter) };
  } catch (error) {
    const [, ...why] = (error instanceof Error ? error.message : String(error)).split(': ');
    const respuesta = EVENTO_TEXTS.noContesto(why.join(': '));
    return { tipo: 'failed', respuesta, silent: true, restMs: null };
  }
}

function notAllowed(to: Destino | null): string {
  return to === null ? EVENTO_TEXTS.noEsDireccion : EVENTO_TEXTS.noPermitido(to.host, to.puerto);
}

/** `Retry-After` in seconds; the form of a date is not read. */
function restOf(retryAfter: string | undefined): number | null {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : null;
}
