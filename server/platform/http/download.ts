import type { FastifyReply } from 'fastify';
import type { FileToDownload } from './handler.ts';
import { FILE_POLICY } from './headers.ts';

/**
 * The `Content-Disposition` of a download (RFC 6266): a plain ASCII name for old clients, and the true name in UTF-8 by
 * RFC 5987. Whatever could end the header or the quotes is replaced.
 */
export function dispositionOf(nombre: string): string {
  const simple = nombre.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const codificado = encodeURIComponent(nombre.replace(/[\uD800-\uDFFF]/gu, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${simple}"; filename*=UTF-8''${codificado}`;
}

/** Answers a file so that no browser ever shows it as a page of ours. */
export function sendFile(reply: FastifyReply, file: FileToDownload): FastifyReply {
  if (file.bytes !== null) reply.header('Content-Length', file.bytes);
  return reply
    .header('Content-Type', file.tipo)
    .header('Content-Disposition', dispositionOf(file.nombre))
    .header('Content-Security-Policy', FILE_POLICY)
    .header('X-Content-Type-Options', 'nosniff')
    .send(file.stream);
}
