/** Bytes of a key: AES-256. */
export const KEY_BYTES = 32;

/** Reads keys as `CLAVE_SECRETOS` holds them, base64 and separated by commas; null when one is no key, or nothing but zeros. */
export function readKeys(text: string): readonly Buffer[] | null {
  const keys = text.split(',').map((part) => keyOf(part.trim()));
  return keys.includes(null) ? null : keys.filter((key) => key !== null);
}

function keyOf(text: string): Buffer | null {
  const bytes = /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null;
  return bytes?.length === KEY_BYTES && bytes.some((byte) => byte !== 0) ? bytes : null;
}
