import type { IPv4, IPv6 } from 'ipaddr.js';
import ipaddr from 'ipaddr.js';
import { canonicalHost } from '#domain/common/hosts';

/** A network: an address of it, and how many bits its addresses share. */
type Network = readonly [IPv4 | IPv6, number];

/** One entry of `SERVIDORES_PERMITIDOS`; `puerto` is null where any will do. */
export type AllowedHost =
  | { readonly tipo: 'nombre'; readonly nombre: string; readonly puerto: number | null }
  | { readonly tipo: 'red'; readonly red: Network; readonly puerto: number | null };

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
  if (ipaddr.isValid(host)) return isAllowed(allowed, host, host, port);
  return allowed.some((entry) => fitsPort(entry, port) && (entry.tipo === 'red' || entry.nombre === host));
}

/**
 * Whether a connection may be opened to an address that a host was looked up to.
 *
 * An allowed name may lead to any address but this machine's own and those without a router between (`NEAR`): whoever
 * answers for the name decides where it leads. Those must be allowed by address, or by the name localhost.
 * @param host as it was written, @param address what it is; both in the form of `canonicalHost`.
 */
export function isAllowed(allowed: readonly AllowedHost[], host: string, address: string, port: number): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return allowed.some((entry) => {
    if (!fitsPort(entry, port)) return false;
    if (entry.tipo === 'red') return isWithin(parsed, [entry.red]);
    if (entry.nombre !== host) return false;
    return host === 'localhost' ? isWithin(parsed, LOOPBACK) : !isWithin(parsed, NEAR);
  });
}

function readEntry(text: string): AllowedHost | null {
  const [, inBrackets, bare, plain, port] =
    /^(?:\[([^\]]+)\]|([^:]*:[^:]*:.*)|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const [written = '', bitsText, ...rest] = (inBrackets ?? bare ?? plain ?? '').split('/');
  const host = canonicalHost(written);
  const puerto = port === undefined ? null : Number(port);
  if (host === null || rest.length > 0 || (puerto !== null && (puerto < 1 || puerto > 65_535))) return null;
  if (!ipaddr.isValid(host)) return bitsText === undefined ? { tipo: 'nombre', nombre: host, puerto } : null;
  const cidr = `${host}/${bitsText ?? (host.includes(':') ? 128 : 32)}`;
  return ipaddr.isValidCIDR(cidr) ? { tipo: 'red', red: ipaddr.parseCIDR(cidr), puerto } : null;
}

function fitsPort({ puerto }: AllowedHost, port: number): boolean {
  return puerto === null || puerto === port;
}

function isWithin(address: IPv4 | IPv6, networks: readonly Network[]): boolean {
  return networks.some(([of, bits]) => of.kind() === address.kind() && address.match(of, bits));
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'].map((text) => ipaddr.parseCIDR(text));

/** This machine, the link it hangs on, and addresses of many machines or none. */
const NEAR = [
  ...LOOPBACK,
  ...['0.0.0.0/8', '169.254.0.0/16', '224.0.0.0/3', '::/128', 'fe80::/10', 'ff00::/8', '64:ff9b::/96'].map((text) =>
    ipaddr.parseCIDR(text),
  ),
];
