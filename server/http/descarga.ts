import type { FastifyReply } from 'fastify';
import { FILE_POLICY } from './headers.ts';
import type { ArchivoParaDescargar } from './manejador.ts';

/**
 * The `Content-Disposition` of a download (RFC 6266): a plain ASCII name for old clients, and the true name in UTF-8 by
 * RFC 5987. Whatever could end the header or the quotes is replaced.
 */
export const disposicionDe = (nombre: string): string => {
  const simple = nombre.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const codificado = encodeURIComponent(nombre.replace(/[\uD800-\uDFFF]/gu, '_')).replace(
    /['()*]/g,
    (letra) => `%${letra.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${simple}"; filename*=UTF-8''${codificado}`;
};

/** Answers a file so that no browser ever shows it as a page of ours. */
export const enviarArchivo = (reply: FastifyReply, archivo: ArchivoParaDescargar): FastifyReply => {
  if (archivo.bytes !== null) reply.header('Content-Length', archivo.bytes);
  return reply
    .header('Content-Type', archivo.tipo)
    .header('Content-Disposition', disposicionDe(archivo.nombre))
    .header('Content-Security-Policy', FILE_POLICY)
    .header('X-Content-Type-Options', 'nosniff')
    .send(archivo.flujo);
};
