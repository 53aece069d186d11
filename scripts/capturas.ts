/** `npm run capturas`: takes the pictures of the README anew, from the built product on fresh sample data. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startProduct } from '../tests/browser/bed/product.ts';
import { findChromium } from './runner/chromium.ts';
import { home } from './runner/tools.ts';

const OUT = join(home, 'docs', 'imagenes');

const browser = findChromium();
if (browser.path === null) {
  console.error(`Pictures need Chromium: ${browser.why}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'mostrador-capturas-'));
const product = await startProduct(join(folder, 'data'));
const chrome = await chromium.launch({ executablePath: browser.path, args: ['--no-sandbox', '--disable-gpu'] });
try {
  mkdirSync(OUT, { recursive: true });
  const page = await chrome.newPage({
    viewport: { width: 1366, height: 768 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  });
  await page.goto(`${product.url}auth/login`);
  await page.getByLabel('Número de empleado').fill('100002');
  await page.getByLabel('Tienda').selectOption({ label: 'Tienda Centro' });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/overview');
  await page.goto(`${product.url}valida-operacion?tienda=1&operacion=1000001`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(OUT, 'validacion.png') });
  console.log(`docs/imagenes/validacion.png`);
} finally {
  await chrome.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
