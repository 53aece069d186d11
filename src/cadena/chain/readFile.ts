import { fromUtf8 } from '#domain/common/utf8';

/** Reads a file of text: in UTF-8, or as old spreadsheets write it ('ANSI'). */
export async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return fromUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Reads a small file of bytes, in base64. */
export async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
