import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { setClock } from './clock.ts';
import { faultsIn } from './measures.ts';
import { PREPARED } from './prepare.ts';
import { type Product, type ProductEnvironment, startProduct } from './product.ts';
import { stretchWire, type Wire } from './wire.ts';

/** The sample employees, by what they may do. */
export const EMPLOYEES = {
  administrador: '100001',
  asesor: '100002',
  gerente: '100003',
  facturacion: '100004',
  sinPermisos: '100005',
} as const;

/** Those of them who write new cases in tests. */
const WRITERS = [EMPLOYEES.asesor, EMPLOYEES.gerente];

/** Who can be asked for things without a screen: a page, or a person who has none. */
export interface Signed {
  readonly request: APIRequestContext;
}

interface Worker {
  /** The server of this worker, shared by its tests. */
  readonly producto: Product;
  /**
   * A server of this worker that asks for passwords, and the first one of each sample employee; one test may change
   * each employee.
   */
  readonly conContrasenas: { readonly producto: Product; readonly iniciales: ReadonlyMap<string, string> };
  /** A person who is signed in at the worker's server and works by calls alone: a page costs a hundred times as much. */
  readonly apart: (numiden: string) => Promise<Signed>;
}

interface Each {
  /** Another computer: a page with cookies of its own, signed in when a person is named; it goes away with the test. */
  readonly elsewhere: (numiden?: string) => Promise<Page>;
  /** The worker's server behind a wire that can break. */
  readonly hilo: Wire;
  /** Console errors and uncaught exceptions of the page; a test that expects some empties it. */
  readonly quejas: string[];
  /** Drafts live at the server, which tests share: what a test leaves written is thrown away after it. */
  readonly draftsForgotten: null;
  /**
   * The faults of the page as it is now, on a counter PC and a tablet, in light and dark; empty is what we want. With a
   * selector, only that part is looked at: for a state of a page that was looked at before.
   */
  readonly fallas: (within?: string) => Promise<string[]>;
}

/** Makes a data folder of one's own from the prepared one; `remove` deletes it. */
function copyData(): { readonly dataDir: string; readonly remove: () => void } {
  const prepared = process.env[PREPARED];
  if (prepared === undefined) throw new Error('The prepared data folder is missing: run through playwright.config.ts.');
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-browser-'));
  const dataDir = join(folder, 'data');
  cpSync(prepared, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a server on a data folder of its own for as long as it is used; `change` changes the folder before it starts. */
export async function withProduct(
  use: (product: Product, dataDir: string) => Promise<void>,
  env: ProductEnvironment = {},
  change: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const { dataDir, remove } = copyData();
  try {
    await change(dataDir);
    const product = await startProduct(dataDir, env);
    await use(product, dataDir);
    await product.stop();
  } finally {
    remove();
  }
}

/** The passwords that the first start wrote down: each number with its password. */
export function firstPasswords(dataDir: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(dataDir, 'contrasenas-iniciales.txt'), 'utf8').matchAll(/^(\d+) {2}(\S+)$/gm);
  return new Map([...lines].map(([, numiden = '', contrasena = '']) => [numiden, contrasena]));
}

export const test = base.extend<Each, Worker>({
  browser: [async ({ browser }, use) => use(setClock(browser)), { scope: 'worker' }],

  // Connections may be tried to this machine alone, where tests have servers of their own.
  producto: [async ({}, use) => withProduct(use, { SERVIDORES_PERMITIDOS: '127.0.0.1' }), { scope: 'worker' }],

  conContrasenas: [
    async ({}, use) =>
      withProduct((producto, dataDir) => use({ producto, iniciales: firstPasswords(dataDir) }), { AUTH: 'contrasena' }),
    { scope: 'worker' },
  ],

  apart: [
    async ({ producto, playwright }, use) => {
      const people = new Map<string, Signed>();
      await use(async (numiden) => {
        const known = people.get(numiden);
        // A test may have ended all sessions of a person.
        if (known !== undefined && (await known.request.get('api/sesion/actual')).ok()) return known;
        const person = known ?? { request: await playwright.request.newContext({ baseURL: producto.url }) };
        people.set(numiden, person);
        await signIn(person, numiden);
        return person;
      });
      for (const { request } of people.values()) await request.dispose();
    },
    { scope: 'worker' },
  ],

  elsewhere: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (numiden) => {
      const page = await (await browser.newContext()).newPage();
      pages.push(page);
      if (numiden !== undefined) await signIn(page, numiden);
      return page;
    });
    for (const page of pages) await page.context().close();
  },

  hilo: async ({ producto }, use) => {
    const wire = await stretchWire(producto.url);
    await use(wire);
    await wire.close();
  },

  baseURL: async ({ producto }, use) => use(producto.url),

  // A call that is still on its way through a test's own hands when the test has ended is nobody's fault.
  page: async ({ page, context }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },

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

  // Asks for no page, so that it comes after the page is gone, which writes what was being written just then.
  draftsForgotten: [
    async ({ apart }, use) => {
      await use(null);
      for (const numiden of WRITERS) await forgetDrafts(await apart(numiden));
    },
    { auto: true },
  ],

  fallas: async ({ page }, use) => use((within) => faultsIn(page, within)),
});

/** Chromium itself notes every refused request in the console; whether a refusal was right is each test's affair. */
function isAnswerOfServer(text: string): boolean {
  return text.startsWith('Failed to load resource');
}

/** Throws away every new case that a person began to write. */
async function forgetDrafts({ request }: Signed): Promise<void> {
  const answer = await request.get('api/borrador/propios?prefijo=nuevoCaso.');
  for (const { clave } of (await answer.json()) as readonly { readonly clave: string }[]) {
    await request.put(`api/borrador/guardar/${clave}`, { data: { contenido: null } });
  }
}

/** Signs in at Tienda Centro through the login screen and waits for the home page. */
export async function signInByScreen(page: Page, numiden: string = EMPLOYEES.asesor): Promise<void> {
  await page.goto('auth/login');
  await fillLogin(page, numiden);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Signs in at Tienda Centro by the call alone, for tests that are about what comes after; goes to no page. */
export async function signIn({ request }: Signed, numiden: string = EMPLOYEES.asesor): Promise<void> {
  const answer = await request.post('api/sesion/login', {
    data: { numiden, idTienda: 1, tienda: 'Tienda Centro' },
  });
  expect(await answer.json()).toMatchObject({ codigo: 1 });
}

/** Goes to the home page of whoever is signed in, and waits until it is there. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Leaves, and waits until the server has closed the session: the login screen is there before. */
export async function signOut(page: Page): Promise<void> {
  const closed = page.waitForResponse('**/sesion/logout');
  await page.getByRole('button', { name: 'Salir' }).click();
  await closed;
  await expect(page).toHaveURL(/\/auth\/login/);
}

/** Keeps calls to an address waiting on the way to the server; answers what lets them go on. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Fills the login form as it asks, without sending it. */
export async function fillLogin(page: Page, numiden: string, tienda = 'Tienda Centro'): Promise<void> {
  await page.getByLabel('Número de empleado').fill(numiden);
  await page.getByLabel('Tienda').selectOption({ label: tienda });
}

/** The same at a server of its own, where no other walk leaves records at the same person's charge. */
export const testAlone = test.extend<object, { readonly producto: Product }>({
  producto: [async ({}, use) => withProduct(use), { scope: 'worker' }],
});
