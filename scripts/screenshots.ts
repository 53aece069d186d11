/** `npm run capturas`: takes the pictures of the README and of the manual anew, from the built product on fresh sample data. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { newCaseAt } from '../tests/browser/bed/caso.ts';
import { startProduct } from '../tests/browser/bed/product.ts';
import { findChromium } from './runner/chromium.ts';
import { home } from './runner/tools.ts';

/** One picture: who looks, where, and what is done there first. */
interface Screenshot {
  readonly archivo: string;
  readonly numiden: string;
  readonly ruta: string;
  readonly antes?: (page: Page) => Promise<unknown>;
}

/** The first case of a list that the filter in the address finds. */
async function openFirst(page: Page): Promise<void> {
  await page.locator('main tbody a[href*="/administracion/casos/"]').first().click();
  await page.getByRole('heading', { name: 'Historia' }).waitFor();
}

/** The page that makes a return of the sample operation, under a case of its own. */
async function beginVoucher(page: Page): Promise<void> {
  const here = new URL(page.url());
  const app = here.href.slice(0, here.href.indexOf('vales'));
  const idCaso = await newCaseAt(app);
  await page.goto(`${app}vales/nuevo?caso=${idCaso}&tienda=1&operacion=1000001`);
  await page.getByRole('region', { name: 'Resumen' }).waitFor();
}

/** Two servers: one is this very product and is reached. */
async function addServers(page: Page): Promise<void> {
  const own = { servidor: '127.0.0.1', puerto: Number(new URL(page.url()).port), path: '', url: '' };
  const erp = { servidor: 'erp.cadena.mx', puerto: 443, path: '/servicios/v2', url: 'https://erp.cadena.mx' };
  for (const server of [own, erp]) {
    await page.request.post(new URL('api/panel/guardar', page.url()).href, {
      data: { ...server, usuario: 'mostrador', pass: 'de muestra' },
      headers: { 'idempotency-key': `captura-${server.puerto}` },
    });
  }
  await page.getByRole('button', { name: 'Probar conexión de 127.0.0.1' }).click();
  await page.getByText('CONECTA', { exact: true }).waitFor();
}

/** The stream of changes keeps the network busy for ever: a page is there when nothing in it is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

const SCREENSHOTS: readonly Screenshot[] = [
  { archivo: 'imagenes/validacion.png', numiden: '100002', ruta: 'valida-operacion?tienda=1&operacion=1000001' },
  {
    archivo: 'manual/imagenes/buscar-venta.png',
    numiden: '100002',
    ruta: 'valida-operacion?por=venta&busca=ana+sof%C3%ADa+pe%C3%B1a',
  },
  {
    archivo: 'manual/imagenes/nuevo-caso.png',
    numiden: '100002',
    ruta: 'valida-operacion?tienda=1&operacion=1000001',
    antes: async (page) => {
      await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Nuevo Caso' });
      await dialog.getByRole('button', { name: 'Es otra persona' }).click();
      await dialog.getByLabel(/^Nombre/).fill('Maria');
      await dialog.getByLabel(/^Apellido paterno/).fill('Hernandez');
      await dialog.getByRole('button', { name: 'Buscar cliente' }).click();
      await dialog.getByText(/coincidencia/).waitFor();
    },
  },
  { archivo: 'manual/imagenes/configuracion-general.png', numiden: '100001', ruta: 'configuracion-general' },
  {
    archivo: 'manual/imagenes/seguridad.png',
    numiden: '100001',
    ruta: 'seguridad',
    // Colleagues who are in, too.
    antes: async (page) => {
      for (const numiden of ['100002', '100003', '100004']) {
        const context = await page.context().browser()?.newContext();
        const data = { numiden, idTienda: 1, tienda: 'Tienda Centro' };
        await context?.request.post(new URL('api/sesion/login', page.url()).href, { data });
        await context?.close();
      }
      await page.reload();
    },
  },
  { archivo: 'manual/imagenes/inicio.png', numiden: '100003', ruta: 'overview' },
  { archivo: 'manual/imagenes/casos.png', numiden: '100002', ruta: 'administracion/casos' },
  {
    archivo: 'manual/imagenes/caso.png',
    numiden: '100002',
    ruta: 'administracion/casos?estado=2',
    antes: openFirst,
  },
  {
    archivo: 'manual/imagenes/escalar.png',
    numiden: '100002',
    ruta: 'administracion/casos?estado=2',
    antes: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Escalar' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    archivo: 'manual/imagenes/servidores.png',
    numiden: '100001',
    ruta: 'configuracion',
    antes: addServers,
  },
  { archivo: 'manual/imagenes/por-autorizar.png', numiden: '100003', ruta: 'administracion/por-autorizar' },
  { archivo: 'manual/imagenes/vales.png', numiden: '100002', ruta: 'vales' },
  {
    archivo: 'manual/imagenes/hacer-un-vale.png',
    numiden: '100002',
    ruta: 'vales',
    antes: async (page) => {
      await beginVoucher(page);
      await page
        .getByLabel(/^Motivo/)
        .first()
        .selectOption({ index: 1 });
      await page.getByLabel('Cantidad de Silla secretarial', { exact: true }).fill('2');
      await page.getByLabel('Depreciar Silla secretarial', { exact: true }).check();
      await page.getByLabel('Porcentaje de depreciación de Silla secretarial', { exact: true }).fill('10');
      await page.getByLabel('Motivo de depreciación de Silla secretarial', { exact: true }).selectOption({ index: 1 });
    },
  },
  {
    archivo: 'manual/imagenes/repartir.png',
    numiden: '100002',
    ruta: 'vales',
    antes: async (page) => {
      await beginVoucher(page);
      await page.getByLabel('Cantidad de Silla secretarial', { exact: true }).fill('1');
      await page.getByRole('button', { name: 'Repartir', exact: true }).click();
    },
  },
  {
    archivo: 'manual/imagenes/guias.png',
    numiden: '100002',
    ruta: 'vales',
    antes: async (page) => {
      await beginVoucher(page);
      const guides = page.getByRole('region', { name: 'Guías logísticas' });
      await guides.locator('summary').click();
      await guides.getByText('La operación contiene Guía Logística relacionada').waitFor();
      await guides.scrollIntoViewIfNeeded();
    },
  },
];

async function take(navegador: Browser, url: string, { archivo, numiden, ruta, antes }: Screenshot): Promise<void> {
  const context = await navegador.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.request.post(`${url}api/sesion/login`, { data: { numiden, idTienda: 1, tienda: 'Tienda Centro' } });
  await page.goto(url + ruta);
  await settled(page);
  await antes?.(page);
  await settled(page);
  const destination = join(home, 'docs', archivo);
  mkdirSync(dirname(destination), { recursive: true });
  await page.screenshot({ path: destination });
  await context.close();
  console.log(`docs/${archivo}`);
}

const browser = findChromium();
if (browser.path === null) {
  console.error(`Pictures need Chromium: ${browser.why}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'mostrador-capturas-'));
const product = await startProduct(join(folder, 'data'), { SERVIDORES_PERMITIDOS: '127.0.0.1' });
const chrome = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', '--lang=es-MX'],
});
try {
  for (const captura of SCREENSHOTS) await take(chrome, product.url, captura);
} finally {
  await chrome.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
