import ipaddr from 'ipaddr.js';

/** Whether an address is one of those from which an integration may come; where it names none, any is. */
export function isAllowedFrom(direcciones: readonly string[], ip: string): boolean {
  if (direcciones.length === 0) return true;
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return direcciones.some((direccion) => {
    const network = direccion.includes('/') ? direccion : `${direccion}/${direccion.includes(':') ? 128 : 32}`;
    const [of, bits] = ipaddr.parseCIDR(network);
    return of.kind() === address.kind() && address.match(of, bits);
  });
}
