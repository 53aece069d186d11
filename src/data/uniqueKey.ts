/**
 * A new idempotency key: 128 random bits in hexadecimal. Made with `getRandomValues`, because `randomUUID` exists only
 * in a secure context and a store's server may be reached by plain HTTP.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
