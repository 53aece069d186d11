import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { SIZES } from '../bed/looks.ts';
import { DIALOG, overflow } from '../bed/measures.ts';
import { nuevoCaso, openedCase, openNewCaseWindow, validacion } from '../bed/screens.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/** How a screen is come to; `within` when only a part of it is other than in the one before. */
type Way = readonly [name: string, come: (page: Page) => Promise<unknown>, within?: string];

function heading(page: Page, name: string) {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

function storesLoaded(page: Page) {
  return expect(page.getByLabel('Tienda').locator('option').nth(1)).toBeAttached();
}

/** Every screen there is, in an order in which each is a short way from the one before. */
const ways: readonly Way[] = [
  [
    'the login',
    async (page) => {
      await page.goto('auth/login');
      await storesLoaded(page);
    },
  ],
  [
    'a login with errors',
    async (page) => {
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByLabel('Número de empleado')).toHaveAttribute('aria-invalid', 'true');
    },
    'form',
  ],
  ['error 401', (page) => page.goto('errors/error-401').then(() => heading(page, 'Necesita iniciar sesión'))],
  ['error 404', (page) => page.goto('errors/error-404').then(() => heading(page, 'Página no encontrada'))],
  ['error 500', (page) => page.goto('errors/error-500').then(() => heading(page, 'Ocurrio un error interno'))],
  ['access denied', (page) => page.goto('errors/access-denied').then(() => heading(page, 'No tiene permiso'))],
  [
    'the home page',
    async (page) => {
      await signIn(page);
      await page.goto('overview');
      await heading(page, 'Dashboard');
    },
  ],
  [
    'one’s own account',
    (page) => page.goto('mi-cuenta').then(() => expect(page.getByText('Esta sesión')).toBeVisible()),
  ],
  ['an empty validation', (page) => validacion(page).open()],
  [
    'a validated operation',
    async (page) => {
      const screen = validacion(page);
      await screen.validate('1000001');
      await expect(screen.vales.locator('tbody tr').first()).toBeVisible();
    },
  ],
  ['the new-case window', (page) => openNewCaseWindow(page), DIALOG],
  [
    'the new-case window with errors',
    async (page) => {
      await nuevoCaso(page).guardar.click();
      await expect(nuevoCaso(page).nombre).toBeFocused();
    },
    DIALOG,
  ],
  [
    'the new-case window with customers',
    async (page) => {
      const window = nuevoCaso(page);
      await window.nombre.fill('ana sofia');
      await window.apellidoPaterno.fill('pena');
      await window.buscar.click();
      await window.clientes.first().check();
    },
    DIALOG,
  ],
  [
    'the question before closing',
    async (page) => {
      await nuevoCaso(page).cerrar.click();
      await expect(nuevoCaso(page).question).toBeVisible();
    },
    DIALOG,
  ],
  [
    'a case',
    async (page) => {
      await nuevoCaso(page).question.getByRole('button', { name: 'Descartar' }).click();
      const window = await openNewCaseWindow(page);
      await window.fill();
      await window.guardar.click();
      await openedCase(page);
    },
  ],
];

test('no screen has a fault that axe finds, and none is wider than the window', async ({ page, fallas }) => {
  test.setTimeout(240_000);
  for (const [name, come, within] of ways) {
    await test.step(name, async () => {
      await come(page);
      expect.soft({ name, fallas: await fallas(within) }).toEqual({ name, fallas: [] });
    });
  }
});

test('no page that the menu leads to is wider than its window, and no table in it than the page', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('overview');
  await heading(page, 'Dashboard');
  const links = page.getByRole('navigation').locator('a');
  // Sections that are folded keep their links in the page.
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(15);
  await page.setViewportSize(SIZES.tableta);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Cargando...')).toHaveCount(0);
    expect.soft({ address, pixels: await overflow(page) }).toEqual({ address, pixels: 0 });
    const scrolling = await page.getByRole('region', { name: 'tabla desplazable' }).all();
    expect.soft({ address, scrolling: scrolling.length }).toEqual({ address, scrolling: 0 });
  }
});

test('nor have the dialogs that end a session', async ({ page, fallas }) => {
  await page.clock.install();
  await signIn(page);
  await page.goto('overview');
  await heading(page, 'Dashboard');
  await page.clock.fastForward('15:30');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // The clock goes on, for axe waits on it.
  await page.clock.resume();
  expect(await fallas()).toEqual([]);
});
