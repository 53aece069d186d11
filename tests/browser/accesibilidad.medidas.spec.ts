import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { abrirNuevoCaso, casoAbierto, validacion } from './bed/screens.ts';
import { signIn, test } from './bed/test.ts';

/** Every screen there is, with how to come to it. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the login': async (page) => {
    await page.goto('auth/login');
    await expect(page.getByLabel('Tienda').locator('option').nth(1)).toBeAttached();
  },
  'a login with errors': async (page) => {
    await page.goto('auth/login');
    await expect(page.getByLabel('Tienda').locator('option').nth(1)).toBeAttached();
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByLabel('Número de empleado')).toHaveAttribute('aria-invalid', 'true');
  },
  'error 401': (page) => page.goto('errors/error-401'),
  'error 404': (page) => page.goto('errors/error-404'),
  'error 500': (page) => page.goto('errors/error-500'),
  'access denied': (page) => page.goto('errors/access-denied'),
  'the home page': (page) => signIn(page),
  'an empty validation': async (page) => {
    await signIn(page);
    await validacion(page).abrir();
  },
  'a validated operation': async (page) => {
    await signIn(page);
    const screen = validacion(page);
    await screen.abrir();
    await screen.validar('1000001');
    await expect(screen.vales.locator('tbody tr').first()).toBeVisible();
  },
  'the new-case window': async (page) => {
    await signIn(page);
    await abrirNuevoCaso(page);
  },
  'the new-case window with customers': async (page) => {
    await signIn(page);
    const window = await abrirNuevoCaso(page);
    await window.nombre.fill('maria');
    await window.apellidoPaterno.fill('pena');
    await window.buscar.click();
    await window.clientes.first().check();
  },
  'the new-case window with errors': async (page) => {
    await signIn(page);
    const window = await abrirNuevoCaso(page);
    await window.guardar.click();
    await expect(window.nombre).toBeFocused();
  },
  'the question before closing': async (page) => {
    await signIn(page);
    const window = await abrirNuevoCaso(page);
    await window.descripcion.fill('Algo escrito');
    await window.cerrar.click();
    await expect(window.pregunta).toBeVisible();
  },
  'a case': async (page) => {
    await signIn(page);
    const window = await abrirNuevoCaso(page);
    await window.llenar();
    await window.guardar.click();
    await casoAbierto(page);
    await expect(page.locator('[data-aviso]')).toBeHidden();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [name, come] of Object.entries(screens)) {
      test(`on ${name}`, async ({ page, axe }) => {
        await come(page);
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(await axe()).toEqual([]);
      });
    }

    test('on the idle dialog', async ({ page, axe }) => {
      await page.clock.install();
      await signIn(page);
      await page.clock.fastForward('15:30');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.clock.runFor(1_000);
      expect(await axe()).toEqual([]);
    });
  });
}

test('no screen is wider than the window', async ({ page }) => {
  for (const [name, come] of Object.entries(screens)) {
    await page.context().clearCookies();
    await page.goto('auth/login');
    await page.evaluate(() => localStorage.clear());
    await come(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ name, overflow: Math.max(0, overflow) }).toEqual({ name, overflow: 0 });
  }
});
