import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { fromUtf8 } from '#domain/common/utf8';
import { Rejection } from './rejection.ts';

/** The type of a text of JSON lines. */
export const JSON_LINES = 'application/x-ndjson';

/** The size of such a text as it travels, and when it was unpacked, in bytes. */
const MAX_BYTES = { sent: 5 * 1024 * 1024, unpacked: 32 * 1024 * 1024 };

const unpack = promisify(gunzip);

/**
 * Makes the server read texts of JSON lines, gzipped or not, as lists: a line that is no JSON is a text in them, one that is no text a
 * `BrokenLine`, and none stops another.
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

const LINE_END = 0x0a;

function linesOf(body: Buffer): unknown[] {
  const lines: unknown[] = [];
  for (let from = 0; from <= body.length; ) {
    const end = body.indexOf(LINE_END, from);
    const line = body.subarray(from, end === -1 ? body.length : end);
    from += line.length + 1;
    lines.push(...lineOf(line));
  }
  return lines;
}

/** A line of bytes that are no UTF-8: it is refused by itself, and stops no other. */
export class BrokenLine {
  /** Each byte as a letter, by which it is known when it comes again. */
  readonly bytes: string;

  constructor(bytes: Buffer) {
    this.bytes = bytes.toString('latin1');
  }
}

/** A line as JSON, or as it stands where it is none; nothing of a line that is blank. */
export function lineOf(bytes: Buffer): readonly [unknown] | readonly [] {
  const line = fromUtf8(bytes);
  if (line === null) return [new BrokenLine(bytes)];
  if (line.trim() === '') return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [line];
  }
}
