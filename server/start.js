/**
 * Starts the server: the built one when it is of the present sources, else the sources as they are, which build it for
 * the next time. Plain JavaScript, because Node 20 reads no TypeScript and to load a translator costs more than the check.
 */
import { existsSync } from 'node:fs';

const built = (file) => new URL(`../dist-server/${file}`, import.meta.url);

const { main } = await load();
await main({ construir: true });

async function load() {
  if (existsSync(built('main.js'))) {
    const { isServerUpToDate } = await import(built('build.js').href);
    if (isServerUpToDate()) return import(built('main.js').href);
  }
  const { register } = await import('tsx/esm/api');
  register();
  return import('./main.ts');
}
