import type { AllowedHost } from '../allowList.ts';
import { type Line, lineTo } from '../neighbours/http/line.ts';

/** The part of `fetch` that asking a provider needs. */
export type ProviderFetch = (
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: HeadersInit;
    readonly body?: unknown;
    readonly signal?: unknown;
  },
) => Promise<Response>;

/** The sets of keys of a large provider are larger than other answers, in bytes; and a person waits, in milliseconds. */
const LIMITS = { connectMs: 2_000, allMs: 8_000, maxBytes: 2 * 1024 * 1024 };

/** Asks a provider by the lines of neighbours: only where `SERVIDORES_PERMITIDOS` leads, and no redirect is followed. */
export function allowedFetch(allowed: readonly AllowedHost[]): ProviderFetch {
  const lines = new Map<string, Line>();
  return async (address, { method = 'GET', headers, body, signal }) => {
    const url = new URL(address);
    const line =
      lines.get(url.origin) ??
      lineTo({ nombre: 'proveedor de identidad', url: url.origin, certificado: null, llave: null }, allowed, LIMITS);
    lines.set(url.origin, line);
    const answer = await line.post({
      path: `${url.pathname}${url.search}`.replace(/^\//, ''),
      ...(method === 'GET' ? { method } : {}),
      headers: Object.fromEntries(new Headers(headers)),
      body: body === undefined || body === null ? '' : String(body),
      reuses: false,
      signal: signal instanceof AbortSignal ? signal : null,
    });
    const type = answer.type === '' ? {} : { 'Content-Type': answer.type };
    return new Response(answer.body === '' ? null : answer.body, { status: answer.status, headers: type });
  };
}
