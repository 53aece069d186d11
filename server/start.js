/**
 * Starts the server: the built one when it is of the present sources, else the sources as they are, which build it for
 * the next time. Plain JavaScript, because Node 20 reads no TypeScript and to load a translator costs more than the check.
 */
import { existsSync } from 'node:fs';

const construido = (archivo) => new URL(`../dist-servidor/${archivo}`, import.meta.url);

const cargar = async () => {
  if (existsSync(construido('principal.js'))) {
    const { servidorAlDia } = await import(construido('construir.js').href);
    if (servidorAlDia()) return import(construido('principal.js').href);
  }
  const { register } = await import('tsx/esm/api');
  register();
  return import('./principal.ts');
};

const { principal } = await cargar();
await principal({ construir: true });
