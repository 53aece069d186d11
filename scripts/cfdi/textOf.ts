const DECLARED = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/;
const HEAD_BYTES = 200;

/**
 * The text of an XML file in whatever encoding it was written: by its mark, else as its first line says, else UTF-8.
 * @throws TypeError when the bytes are no text of that encoding, RangeError when the encoding is unknown.
 */
export function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1').replace(/^ï»¿/, '');
  return decode(bytes, DECLARED.exec(head)?.[1] ?? 'utf-8');
}

function decode(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
