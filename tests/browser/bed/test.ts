import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { fallasEn } from './medidas.ts';
import { PREPARED } from './prepare.ts';
import type { Product } from './product.ts';
import { startProduct } from './product.ts';
import type { Wire } from './wire.ts';
import { stretchWire } from './wire.ts';

/** The sample employees, by what they may do. */
export const EMPLEADOS = {
  administrador: '100001',
  asesor: '100002',
  gerente: '100003',
  facturacion: '100004',
  sinPermisos: '100005',
} as const;

interface Worker {
  /** The server of this worker, shared by its tests. */
  readonly producto: Product;
}

interface Each {
  /** A server of the test's own, for tests that kill it. */
  readonly propio: Product;
  /** A server of the test's own that asks for passwords, and the first one of each sample employee. */
  readonly conContrasenas: { readonly producto: Product; readonly iniciales: ReadonlyMap<string, string> };
  /** The worker's server behind a wire that can break. */
  readonly hilo: Wire;
  /** Console errors and uncaught exceptions of the page; a test that expects some empties it. */
  readonly quejas: string[];
  /** What is wrong with the page as it is now, on a counter PC and a tablet, in light and dark; empty is what we want. */
  readonly fallas: () => Promise<string[]>;
}

/** Makes a data folder of one's own from the prepared one; `remove` deletes it. */
const copyData = (): { readonly dataDir: string; readonly remove: () => void } => {
  const prepared = process.env[PREPARED];
  if (prepared === undefined) throw new Error('The prepared data folder is missing: run through playwright.config.ts.');
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-browser-'));
  const dataDir = join(folder, 'data');
  cpSync(prepared, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Runs a server on a data folder of its own for as long as it is used. */
const withProduct = async (
  use: (product: Product, dataDir: string) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { dataDir, remove } = copyData();
  try {
    const product = await startProduct(dataDir, env);
    await use(product, dataDir);
    await product.stop();
  } finally {
    remove();
  }
};

/** What the first start with passwords wrote down: each number with its password. */
const firstPasswords = (dataDir: string): ReadonlyMap<string, string> => {
  const lines = readFileSync(join(dataDir, 'contrasenas-iniciales.txt'), 'utf8').matchAll(/^(\d+) {2}(\S+)$/gm);
  return new Map([...lines].map(([, numiden = '', contrasena = '']) => [numiden, contrasena]));
};

export const test = base.extend<Each, Worker>({
  producto: [async ({}, use) => withProduct(use), { scope: 'worker' }],

  propio: async ({}, use) => withProduct(use),

  conContrasenas: async ({}, use) =>
    withProduct((producto, dataDir) => use({ producto, iniciales: firstPasswords(dataDir) }), { AUTH: 'contrasena' }),

  hilo: async ({ producto }, use) => {
    const wire = await stretchWire(producto.url);
    await use(wire);
    await wire.close();
  },

  baseURL: async ({ producto }, use) => use(producto.url),

  quejas: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isAnswerOfServer(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],

  fallas: async ({ page }, use) => use(() => fallasEn(page)),
});

/** Chromium itself notes every refused request in the console; whether a refusal was right is each test's affair. */
const isAnswerOfServer = (text: string): boolean => text.startsWith('Failed to load resource');

/** Signs in at Tienda Centro through the login screen and waits for the home page. */
export const signInByScreen = async (page: Page, numiden: string = EMPLEADOS.asesor): Promise<void> => {
  await page.goto('auth/login');
  await fillLogin(page, numiden);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
};

/** Signs in at Tienda Centro by the call alone, for tests that are about what comes after; goes to no page. */
export const signIn = async (page: Page, numiden: string = EMPLEADOS.asesor): Promise<void> => {
  const answer = await page.request.post('api/sesion/login', {
    data: { numiden, idTienda: 1, tienda: 'Tienda Centro' },
  });
  expect(await answer.json()).toMatchObject({ codigo: 1 });
};

/** Leaves, and waits until the server has closed the session: the login screen is there before. */
export const signOut = async (page: Page): Promise<void> => {
  const closed = page.waitForResponse('**/sesion/logout');
  await page.getByRole('button', { name: 'Salir' }).click();
  await closed;
  await expect(page).toHaveURL(/\/auth\/login/);
};

/** Keeps calls to an address waiting on the way to the server; answers what lets them go on. */
export const holdCalls = async (page: Page, address: string): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Fills the login form as it asks, without sending it. */
export const fillLogin = async (page: Page, numiden: string, tienda = 'Tienda Centro'): Promise<void> => {
  await page.getByLabel('Número de empleado').fill(numiden);
  await page.getByLabel('Tienda').selectOption({ label: tienda });
};
