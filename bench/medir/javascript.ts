import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Medida } from '../informe.ts';
import { entrar, paginaNueva } from '../navegador.ts';

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB gzip`;

/** The JavaScript that each screen loads, from an empty cache until the network is quiet. */
export const medirJavaScript = async (navegador: Browser, url: string, dist: string): Promise<readonly Medida[]> => {
  const primeros = [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g),
  ];
  const { page, cerrar } = await paginaNueva(navegador, 1);
  const pedidos = anotarGuiones(page, url);
  await page.goto(`${url}auth/login`, { waitUntil: 'networkidle' });
  const login = pesar(pedidos(), dist);
  await entrar(page, url);
  await page.goto(`${url}valida-operacion`, { waitUntil: 'networkidle' });
  const validacion = pesar(pedidos(), dist);
  await cerrar();
  return [
    {
      que: 'JavaScript of the login screen, before it paints',
      valor: kib(
        pesar(
          primeros.map(([, guion]) => guion ?? ''),
          dist,
        ),
      ),
      meta: 'under 150 KiB',
    },
    { que: 'With what is loaded beside and after the first paint', valor: kib(login), meta: null },
    { que: 'JavaScript of the validation screen, login included', valor: kib(validacion), meta: null },
  ];
};

const anotarGuiones = (page: Page, url: string): (() => readonly string[]) => {
  const vistos = new Set<string>();
  page.on('request', (peticion) => {
    if (peticion.resourceType() === 'script') vistos.add(peticion.url().replace(url, '').split('?')[0] ?? '');
  });
  return () => [...vistos];
};

const pesar = (guiones: readonly string[], dist: string): number =>
  guiones.reduce((total, guion) => total + gzipSync(readFileSync(join(dist, guion)), { level: 9 }).length, 0);
