import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { newPage, signIn } from '../browser.ts';
import { kib, type Measure } from '../report.ts';

/** The screens of a day at the counter after the login: home with its figures, a validation, lists, a case, a voucher. */
const DAY = [
  'overview',
  'valida-operacion?tienda=1&operacion=1000001',
  'administracion/casos',
  'administracion/casos/1',
  'vales',
  'vales/nuevo?tienda=1&operacion=1000002&tipo=1',
] as const;

/** The JavaScript that each screen loads, from an empty cache until the network is quiet. */
export async function measureJavaScript(browser: Browser, url: string, dist: string): Promise<readonly Measure[]> {
  const primeros = [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g),
  ].map(([, guion]) => guion ?? '');
  const login = await loadedOn(browser, url, []);
  const validacion = await loadedOn(browser, url, ['valida-operacion']);
  const day = await loadedOn(browser, url, DAY, '100001');
  const chart = readdirSync(join(dist, 'assets')).filter((name) => /^Chart-.*\.js$/.test(name));
  return [
    kib('JavaScript of the login screen, before it paints', weigh(primeros, dist)),
    kib('With what is loaded beside and after the first paint', weigh(login, dist)),
    kib('JavaScript of the validation screen, login included', weigh(validacion, dist)),
    kib(
      'JavaScript of the bar chart of the home page',
      weigh(
        chart.map((name) => `assets/${name}`),
        dist,
      ),
    ),
    kib('JavaScript of a day: login, home with figures, validation, lists, a case, a voucher', weigh(day, dist)),
  ];
}

/** The scripts that one person's browser has asked for after the login and these screens. */
async function loadedOn(browser: Browser, url: string, paths: readonly string[], numiden?: string) {
  const { page, cerrar } = await newPage(browser, 1);
  const asked = noteScripts(page, url);
  await page.goto(`${url}auth/login`, { waitUntil: 'networkidle' });
  if (paths.length > 0) await signIn(page, url, numiden);
  for (const path of paths) {
    await page.goto(`${url}${path}`);
    // The stream of changes never ends: that there is nothing more to load is told by a pause.
    await page.waitForLoadState('networkidle');
  }
  await cerrar();
  return asked();
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
