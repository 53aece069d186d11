import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Tells whether an address is one of the balancers in PROXIES, whose word about where a request comes from is believed.
 * @param proxies IP addresses and networks ('10.0.0.5', '10.1.0.0/16').
 */
export function balancersOf(proxies: readonly string[]): (address: string) => boolean {
  const named = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) named.addAddress(address, familyOf(address));
    else named.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && named.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Warns once in the log of a balancer that PROXIES does not name. Everybody behind it shares one address at the login's limit,
 * and its TLS is not seen.
 */
export function warnOfUnnamedBalancers(app: FastifyInstance, isBalancer: (address: string) => boolean): void {
  let said = false;
  app.addHook('onRequest', async (request) => {
    if (said || !FORWARDED.some((header) => header in request.headers)) return;
    const address = request.socket.remoteAddress ?? '';
    if (isBalancer(address)) return;
    said = true;
    request.log.warn(
      { address },
      'forwarded headers come from an address that PROXIES does not name and are not believed; if it is a balancer, name it',
    );
  });
}
