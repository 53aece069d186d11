import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { home } from '../../scripts/runner/tools.ts';
import { estilosEstaticos } from '../../scripts/vite/estilosEstaticos.ts';

const AQUI = fileURLToPath(new URL('.', import.meta.url));

const TIPOS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the bench's own pages as the product is built, and serves them compressed as the product is served. */
export const servirPaginas = async (
  carpeta: string,
): Promise<{ readonly url: string; readonly cerrar: () => Promise<void> }> => {
  await build({
    root: AQUI,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), estilosEstaticos(home)],
    build: {
      outDir: carpeta,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: { desnuda: join(AQUI, 'desnuda.html'), tabla: join(AQUI, 'tabla.html') } },
    },
  });
  const comprimidos = new Map<string, Buffer>();
  const servidor = createServer((peticion, respuesta) => {
    const ruta = join(carpeta, new URL(peticion.url ?? '/', 'http://localhost').pathname);
    try {
      const cuerpo = comprimidos.get(ruta) ?? brotliCompressSync(readFileSync(ruta));
      comprimidos.set(ruta, cuerpo);
      respuesta.writeHead(200, {
        'content-type': TIPOS[extname(ruta)] ?? 'application/octet-stream',
        'content-encoding': 'br',
      });
      respuesta.end(cuerpo);
    } catch {
      respuesta.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const direccion = servidor.address();
  if (direccion === null || typeof direccion === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${direccion.port}/`,
    cerrar: async () => {
      servidor.closeAllConnections();
      servidor.close();
    },
  };
};
