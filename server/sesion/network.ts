import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that an address counts as: an IPv4 address itself, or the first 64 bits of an IPv6 one, because a provider gives
 * all of those to one customer.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = '', after] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
