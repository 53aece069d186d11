import { expect } from '@playwright/test';
import { signIn, test } from './bed/test.ts';

const errorPages = [
  ['errors/error-401', 'Necesita iniciar sesión'],
  ['errors/error-404', 'Página no encontrada'],
  ['errors/error-500', 'Ocurrio un error interno'],
  ['errors/access-denied', 'No tiene permiso para ver esta página'],
] as const;

test.describe('addresses', () => {
  for (const path of ['', 'overview', 'valida-operacion', 'administracion/casos/1']) {
    test(`/${path} is shown to nobody who is not signed in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/mostrador\/auth\/login/);
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    });
  }

  test('the root leads to the home page', async ({ page }) => {
    await signIn(page);
    await page.goto('');
    await expect(page).toHaveURL(/\/mostrador\/overview$/);
  });

  for (const path of ['no-existe', 'errors/no-existe', 'auth/no-existe', 'changelog', 'components/buttons']) {
    test(`/${path} is no page and leads to error-404`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/mostrador\/errors\/error-404$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    });
  }

  for (const [path, heading] of errorPages) {
    test(`/${path} says what happened`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('a screen whose permission is missing leads to access-denied', async ({ page }) => {
    await page.route('**/permiso/perfil-usuario/*', (route) =>
      route.fulfill({ json: [{ id: 11, nombre: 'Ver estadísticas' }] }),
    );
    await signIn(page);
    await page.goto('valida-operacion');
    await expect(page).toHaveURL(/\/errors\/access-denied$/);
  });

  for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999', '2147483648', '99999999']) {
    test(`the case ${id}, which there is not, leads to error-404`, async ({ page }) => {
      await signIn(page);
      await page.goto('overview');
      await page.goto(`administracion/casos/${id}`);
      await expect(page).toHaveURL(/\/errors\/error-404$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
      // The address that leads nowhere leaves no step to go back to.
      await page.goBack();
      await expect(page).toHaveURL(/\/overview$/);
    });
  }

  test('every screen has a title of its own and its heading takes the focus', async ({ page }) => {
    await signIn(page);
    await page.goto('overview');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const home = await page.title();
    await page.getByRole('navigation').getByRole('link', { name: 'Validar operación' }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: 'Validación operación' });
    await expect(heading).toBeFocused();
    expect(await page.title()).not.toBe(home);
    expect(await page.title()).toContain('Mostrador');
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await signIn(page);
    await page.goto('overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Saltar al contenido' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
