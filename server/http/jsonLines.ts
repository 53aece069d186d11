import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Rejection } from './rejection.ts';

/** The type of a text of JSON lines. */
export const JSON_LINES = 'application/x-ndjson';

/** The size of such a text as it travels, and when it was unpacked, in bytes. */
const MAX_BYTES = { sent: 5 * 1024 * 1024, unpacked: 32 * 1024 * 1024 };

const unpack = promisify(gunzip);

/**
 * Makes the server read texts of JSON lines, gzipped or not, as lists: a line that is no JSON is a text in them, and stops no other.
 * Refuses with 413 more than 5 MB, and with 415 another packing.
 */
export function readJsonLines(app: FastifyInstance): void {
  app.addContentTypeParser(
    JSON_LINES,
    { parseAs: 'buffer', bodyLimit: MAX_BYTES.sent },
    async ({ headers }: { headers: Record<string, string | string[] | undefined> }, body: Buffer) => {
      const encoding = headers['content-encoding'] ?? 'identity';
      if (encoding === 'identity') return linesOf(body);
      if (encoding !== 'gzip') throw new Rejection(415, 'El envío viene sin comprimir o con gzip.');
      return linesOf(await unpack(body, { maxOutputLength: MAX_BYTES.unpacked }).catch(refuseUnpacking));
    },
  );
}

function refuseUnpacking(error: Error & { readonly code?: string }): never {
  if (error.code === 'ERR_BUFFER_TOO_LARGE') throw new Rejection(413, 'La petición es demasiado grande.');
  throw new Rejection(400, 'El envío dice que viene con gzip, y no se puede descomprimir.');
}

function linesOf(body: Buffer): unknown[] {
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [jsonOf(line)]));
}

/** A line as JSON, or as it stands where it is none. */
export function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}
