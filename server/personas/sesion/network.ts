import ipaddr from 'ipaddr.js';

/**
 * The network that an address counts as: an IPv4 address itself, or the first 64 bits of an IPv6 one, because a provider gives
 * all of those to one customer.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
