import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A year: files under assets/ carry the hash of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const BASE = /<base\s+href="[^"]*"\s*\/?>/i;

/** The page with `<base href>` set to where the app is served, so that its relative links work from any depth. */
function withBase(html: string, basePath: string): string {
  const base = `<base href="${basePath}" />`;
  return BASE.test(html) ? html.replace(BASE, base) : html.replace(/<head[^>]*>/i, (head) => `${head}${base}`);
}

/** Keeps index.html in memory and reads it again when the file changes (a new build while the server runs). */
function readPage(file: string, basePath: string): () => string {
  let mark = Number.NaN;
  let html = '';
  return () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== mark) {
      html = withBase(readFileSync(file, 'utf8'), basePath);
      mark = mtimeMs;
    }
    return html;
  };
}

/** An extension begins with a letter: '1.5' at the end of an address is a number that somebody mistyped. */
const FILE_NAME = /\.[A-Za-z][A-Za-z0-9]*$/;

/** Whether a request asks for a screen of the app (a deep link) and not for a file or a call. */
function asksForPage(request: FastifyRequest, basePath: string): boolean {
  const [ruta = ''] = request.url.split('?');
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (!ruta.startsWith(basePath)) return false;
  const relative = ruta.slice(basePath.length);
  return relative !== 'api' && !relative.startsWith('api/') && !FILE_NAME.test(relative);
}

/**
 * Serves the built app under `basePath`: files with compressed siblings where the build made them, and index.html for
 * every screen's address. `/` and the base without its slash lead there.
 * @returns a function that answers a request for a screen, and tells whether it was one.
 */
export async function serveApp(
  app: FastifyInstance,
  dist: string,
  basePath: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => boolean> {
  await app.register(fastifyStatic, {
    root: dist,
    prefix: basePath,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // A folder is no file: the screen or the 404 below answers for it.
    allowedPath: (ruta) => extname(ruta) !== '',
    setHeaders: (answer, ruta) => {
      answer.header('Cache-Control', /[\\/]assets[\\/]/.test(ruta) ? IMMUTABLE : 'no-cache');
    },
  });
  const page = join(dist, 'index.html');
  const html = existsSync(page) ? readPage(page, basePath) : null;
  return (request, reply) => {
    if (html === null || !asksForPage(request, basePath)) return false;
    reply.code(200).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html());
    return true;
  };
}
