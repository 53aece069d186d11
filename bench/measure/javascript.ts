import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { newPage, signIn } from '../browser.ts';
import type { Measure } from '../report.ts';

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB gzip`;
}

/** The JavaScript that each screen loads, from an empty cache until the network is quiet. */
export async function measureJavaScript(browser: Browser, url: string, dist: string): Promise<readonly Measure[]> {
  const primeros = [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g),
  ];
  const { page, cerrar } = await newPage(browser, 1);
  const asked = noteScripts(page, url);
  await page.goto(`${url}auth/login`, { waitUntil: 'networkidle' });
  const login = weigh(asked(), dist);
  await signIn(page, url);
  await page.goto(`${url}valida-operacion`, { waitUntil: 'networkidle' });
  const validacion = weigh(asked(), dist);
  await cerrar();
  return [
    {
      que: 'JavaScript of the login screen, before it paints',
      valor: kib(
        weigh(
          primeros.map(([, guion]) => guion ?? ''),
          dist,
        ),
      ),
      meta: 'at most 120 KiB',
    },
    { que: 'With what is loaded beside and after the first paint', valor: kib(login), meta: null },
    { que: 'JavaScript of the validation screen, login included', valor: kib(validacion), meta: null },
  ];
}

function noteScripts(page: Page, url: string): () => readonly string[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.add(request.url().replace(url, '').split('?')[0] ?? '');
  });
  return () => [...seen];
}

function weigh(guiones: readonly string[], dist: string): number {
  return guiones.reduce((total, guion) => total + gzipSync(readFileSync(join(dist, guion)), { level: 9 }).length, 0);
}
