/**
 * How the name or the address of a machine is written, whatever way it was typed: rules that compare hosts compare these
 * forms, because '2130706433', '0x7f.1' and '::ffff:127.0.0.1' all reach 127.0.0.1.
 */

/** The characters of a name or of an address; nothing by which a URL would end its host (`@ / ? # \ %`). */
const HOST = /^[\p{L}\p{N}._:-]+$/u;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * The one spelling of a host. A name is in lower case without its last dot; an IPv6 address is shortened, without brackets, and
 * written as IPv4 where it holds one. Null for what is no host.
 */
export function canonicalHost(text: string): string | null {
  const bare = /^\[.*\]$/.test(text) ? text.slice(1, -1) : text;
  if (!HOST.test(bare)) return null;
  const parsed = parsedHost(bare.includes(':') ? `[${bare}]` : bare);
  if (parsed === null) return null;
  const [, high, low] = MAPPED.exec(parsed) ?? [];
  return high === undefined || low === undefined ? parsed : dotted(Number.parseInt(high, 16), Number.parseInt(low, 16));
}

/** Whether a host, in its one spelling, is this very machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** How a host stands in an address: an IPv6 address in brackets. */
export function hostInAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The platform's own reader knows every odd spelling, since it must reach the same machine as a browser. */
function parsedHost(host: string): string | null {
  try {
    return new URL(`http://${host}/`).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') || null;
  } catch {
    return null;
  }
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
