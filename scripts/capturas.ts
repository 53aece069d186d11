/** `npm run capturas`: takes the pictures of the README and of the manual anew, from the built product on fresh sample data. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { startProduct } from '../tests/browser/bed/product.ts';
import { findChromium } from './runner/chromium.ts';
import { home } from './runner/tools.ts';

/** One picture: who looks, where, and what is done there first. */
interface Captura {
  readonly archivo: string;
  readonly numiden: string;
  readonly ruta: string;
  readonly antes?: (page: Page) => Promise<unknown>;
}

/** The first case of a list that the filter in the address finds. */
const abrirPrimero = async (page: Page): Promise<void> => {
  await page.locator('main tbody a[href*="/administracion/casos/"]').first().click();
  await page.getByRole('heading', { name: 'Historia' }).waitFor();
};

const CAPTURAS: readonly Captura[] = [
  { archivo: 'imagenes/validacion.png', numiden: '100002', ruta: 'valida-operacion?tienda=1&operacion=1000001' },
  {
    archivo: 'manual/imagenes/nuevo-caso.png',
    numiden: '100002',
    ruta: 'valida-operacion?tienda=1&operacion=1000001',
    antes: async (page) => {
      await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
      const ventana = page.getByRole('dialog', { name: 'Nuevo Caso' });
      await ventana.getByLabel(/^Nombre/).fill('Maria');
      await ventana.getByLabel(/^Apellido paterno/).fill('Hernandez');
      await ventana.getByRole('button', { name: 'Buscar cliente' }).click();
      await ventana.getByText(/coincidencia/).waitFor();
    },
  },
  { archivo: 'manual/imagenes/inicio.png', numiden: '100003', ruta: 'overview' },
  { archivo: 'manual/imagenes/casos.png', numiden: '100002', ruta: 'administracion/casos' },
  {
    archivo: 'manual/imagenes/caso.png',
    numiden: '100002',
    ruta: 'administracion/casos?estado=2',
    antes: abrirPrimero,
  },
  {
    archivo: 'manual/imagenes/escalar.png',
    numiden: '100002',
    ruta: 'administracion/casos?estado=2',
    antes: async (page) => {
      await abrirPrimero(page);
      await page.getByRole('button', { name: 'Escalar' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { archivo: 'manual/imagenes/por-autorizar.png', numiden: '100003', ruta: 'administracion/por-autorizar' },
];

const tomar = async (navegador: Browser, url: string, { archivo, numiden, ruta, antes }: Captura): Promise<void> => {
  const contexto = await navegador.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  const page = await contexto.newPage();
  await page.request.post(`${url}api/sesion/login`, { data: { numiden, idTienda: 1, tienda: 'Tienda Centro' } });
  await page.goto(url + ruta, { waitUntil: 'networkidle' });
  await antes?.(page);
  await page.waitForLoadState('networkidle');
  const destino = join(home, 'docs', archivo);
  mkdirSync(dirname(destino), { recursive: true });
  await page.screenshot({ path: destino });
  await contexto.close();
  console.log(`docs/${archivo}`);
};

const browser = findChromium();
if (browser.path === null) {
  console.error(`Pictures need Chromium: ${browser.why}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'mostrador-capturas-'));
const product = await startProduct(join(folder, 'data'));
const chrome = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', '--lang=es-MX'],
});
try {
  for (const captura of CAPTURAS) await tomar(chrome, product.url, captura);
} finally {
  await chrome.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
