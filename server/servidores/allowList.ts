import { addressBytes, canonicalHost } from '#domain/hosts';

/** One entry of `SERVIDORES_PERMITIDOS`; `puerto` is null where any will do. */
export type AllowedHost =
  | { readonly tipo: 'nombre'; readonly nombre: string; readonly puerto: number | null }
  | { readonly tipo: 'red'; readonly bytes: readonly number[]; readonly bits: number; readonly puerto: number | null };

/**
 * Reads `SERVIDORES_PERMITIDOS`: names, addresses and networks ('erp.cadena.mx', '10.0.0.5:8443', '10.1.0.0/16',
 * '[fd00::1]:443'), separated by commas.
 * @returns null when one of them is none of these.
 */
export function readAllowList(text: string): readonly AllowedHost[] | null {
  const entries = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readEntry);
  return entries.includes(null) ? null : entries.filter((entry) => entry !== null);
}

/**
 * Whether any entry could let a host through before its name is looked up: names that no entry
 * allows are not even asked for.
 */
export function mayBeAllowed(allowed: readonly AllowedHost[], host: string, port: number): boolean {
  if (addressBytes(host) !== null) return isAllowed(allowed, host, host, port);
  return allowed.some((entry) => fitsPort(entry, port) && (entry.tipo === 'red' || entry.nombre === host));
}

/**
 * Whether a connection may be opened to an address that a host was looked up to.
 *
 * An allowed name may lead to any address but this machine's own and those without a router between (`isNear`): whoever
 * answers for the name decides where it leads. Those must be allowed by address, or by the name localhost.
 * @param host as it was written, @param address what it is; both in the form of `canonicalHost`.
 */
export function isAllowed(allowed: readonly AllowedHost[], host: string, address: string, port: number): boolean {
  const bytes = addressBytes(address);
  if (bytes === null) return false;
  return allowed.some((entry) => {
    if (!fitsPort(entry, port)) return false;
    if (entry.tipo === 'red') return isWithin(entry, bytes);
    if (entry.nombre !== host) return false;
    return host === 'localhost' ? isLoopback(bytes) : !isNear(bytes);
  });
}

function readEntry(text: string): AllowedHost | null {
  const [, inBrackets, bare, plain, port] =
    /^(?:\[([^\]]+)\]|([^:]*:[^:]*:.*)|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const [written = '', bitsText, ...rest] = (inBrackets ?? bare ?? plain ?? '').split('/');
  const host = canonicalHost(written);
  const puerto = port === undefined ? null : Number(port);
  if (host === null || rest.length > 0 || (puerto !== null && (puerto < 1 || puerto > 65_535))) return null;
  const bytes = addressBytes(host);
  if (bytes === null) return bitsText === undefined ? { tipo: 'nombre', nombre: host, puerto } : null;
  const bits = bitsText === undefined ? bytes.length * 8 : bitsOf(bitsText);
  return bits === null || bits > bytes.length * 8 ? null : { tipo: 'red', bytes, bits, puerto };
}

function bitsOf(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function fitsPort({ puerto }: AllowedHost, port: number): boolean {
  return puerto === null || puerto === port;
}

function isWithin(
  { bytes, bits }: { readonly bytes: readonly number[]; readonly bits: number },
  other: readonly number[],
) {
  if (bytes.length !== other.length) return false;
  return bytes.every((byte, place) => {
    const significant = Math.min(8, Math.max(0, bits - place * 8));
    const mask = (0xff00 >> significant) & 0xff;
    return (byte & mask) === ((other[place] ?? 0) & mask);
  });
}

function isLoopback(bytes: readonly number[]): boolean {
  return NETWORKS.loopback.some((network) => isWithin(network, bytes));
}

/** This machine, the link it hangs on, and addresses of many machines or none. */
function isNear(bytes: readonly number[]): boolean {
  return isLoopback(bytes) || NETWORKS.near.some((network) => isWithin(network, bytes));
}

function network(text: string) {
  const entry = readEntry(text);
  if (entry?.tipo !== 'red') throw new Error(`${text} is no network`);
  return entry;
}

const NETWORKS = {
  loopback: ['127.0.0.0/8', '::1'].map(network),
  near: ['0.0.0.0/8', '169.254.0.0/16', '224.0.0.0/3', '::', 'fe80::/10', 'ff00::/8', '64:ff9b::/96'].map(network),
};
