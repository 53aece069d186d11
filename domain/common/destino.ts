import { canonicalHost, isLoopback } from './hosts.ts';

/** Where an address leads; `ruta` is what follows the host, with its query. */
export interface Destino {
  readonly origen: string;
  readonly ruta: string;
  /** In the one spelling of hosts. */
  readonly host: string;
  readonly puerto: number;
}

/** Reads the address of a receiver; null for one that none may have: not https beyond this machine, with a user, or with a fragment. */
export function destinationOf(text: string): Destino | null {
  const url = parsed(text);
  const host = url === null ? null : canonicalHost(url.hostname);
  if (url === null || host === null || url.username + url.password + url.hash !== '') return null;
  const isPlain = url.protocol === 'http:' && isLoopback(host);
  if (url.protocol !== 'https:' && !isPlain) return null;
  const puerto = url.port === '' ? (isPlain ? 80 : 443) : Number(url.port);
  return { origen: url.origin, ruta: `${url.pathname}${url.search}`.slice(1), host, puerto };
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
