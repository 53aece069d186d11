import { expect, type Page } from '@playwright/test';
import { SIZES } from '../bed/looks.ts';
import { overflow } from '../bed/measures.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/** How a screen is come to; `within` when only a part of it is other than in the one before. */
type Way = readonly [name: string, come: (page: Page) => Promise<unknown>, within?: string];

function heading(page: Page, name: string) {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

function storesLoaded(page: Page) {
  return expect(page.getByLabel('Tienda').locator('option').nth(1)).toBeAttached();
}

/** A page of each kind that no component test looks at, each a short way from the one before. */
const ways: readonly Way[] = [
  [
    'a login with errors',
    async (page) => {
      await page.goto('auth/login');
      await storesLoaded(page);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByLabel('Número de empleado')).toHaveAttribute('aria-invalid', 'true');
    },
  ],
  ['an error', (page) => page.goto('errors/error-404').then(() => heading(page, 'Página no encontrada'))],
];

test('no kind of screen has a fault that axe finds, and none is wider than the window', async ({ page, fallas }) => {
  test.setTimeout(120_000);
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
