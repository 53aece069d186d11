import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the bench's own pages as the product is built, and serves them compressed as the product is served. */
export async function servePages(
  folder: string,
): Promise<{ readonly url: string; readonly cerrar: () => Promise<void> }> {
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: { bare: join(HERE, 'bare.html'), table: join(HERE, 'table.html') } },
    },
  });
  const comprimidos = new Map<string, Buffer>();
  const server = createServer((request, answer) => {
    const ruta = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = comprimidos.get(ruta) ?? brotliCompressSync(readFileSync(ruta));
      comprimidos.set(ruta, body);
      answer.writeHead(200, {
        'content-type': TYPES[extname(ruta)] ?? 'application/octet-stream',
        'content-encoding': 'br',
      });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    cerrar: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
