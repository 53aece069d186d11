import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageFor, type Screens } from './screens.ts';

/** A year: files under assets/ carry the hash of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const BASE = /<base\s+href="[^"]*"\s*\/?>/i;

/** The page with `<base href>` set to where the app is served, so that its relative links work from any depth. */
function withBase(html: string, basePath: string): string {
  const base = `<base href="${basePath}" />`;
  return BASE.test(html) ? html.replace(BASE, base) : html.replace(/<head[^>]*>/i, (head) => `${head}${base}`);
}

/** Keeps index.html in memory, with what each screen needs, and reads it again when the file changes (a new build while the server runs). */
function readPage(dist: string, basePath: string): () => Page {
  const [file, list] = [join(dist, 'index.html'), join(dist, 'pantallas.json')];
  let mark = Number.NaN;
  let page: Page = { plain: '', of: () => '' };
  return () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== mark) {
      const plain = withBase(readFileSync(file, 'utf8'), basePath);
      const screens: Screens = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
      page = { plain, of: pageFor(plain, screens) };
      mark = mtimeMs;
    }
    return page;
  };
}

/** The page for whoever is not signed in, and that of each screen. */
interface Page {
  readonly plain: string;
  readonly of: (path: string) => string;
}

/** An extension begins with a letter: '1.5' at the end of an address is a number that somebody mistyped. */
const FILE_NAME = /\.[A-Za-z][A-Za-z0-9]*$/;

/** The address inside the app of a request for a screen (a deep link), or null where it asks for a file or a call. */
function askedScreen(request: FastifyRequest, basePath: string): string | null {
  const [ruta = ''] = request.url.split('?');
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (!ruta.startsWith(basePath)) return null;
  const relative = ruta.slice(basePath.length);
  return relative === 'api' || relative.startsWith('api/') || FILE_NAME.test(relative) ? null : `/${relative}`;
}

/**
 * Serves the built app under `basePath`: files with compressed siblings where the build made them, and index.html for
 * every screen's address. `/` and the base without its slash lead there.
 * @param isSignedIn whether somebody seems to be signed in, whose page names the scripts of the screen as well: whoever is not is led to
 * the login, and needs none of them.
 * @returns a function that answers a request for a screen, and tells whether it was one.
 */
export async function serveApp(
  app: FastifyInstance,
  dist: string,
  basePath: string,
  isSignedIn: (request: FastifyRequest, reply: FastifyReply) => boolean,
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
  const page = existsSync(join(dist, 'index.html')) ? readPage(dist, basePath) : null;
  return (request, reply) => {
    const screen = page === null ? null : askedScreen(request, basePath);
    if (page === null || screen === null) return false;
    const html = isSignedIn(request, reply) ? page().of(screen) : page().plain;
    reply.code(200).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html);
    return true;
  };
}
