import { expect } from '@playwright/test';
import { EMPLOYEES, openHome, signIn, test } from '../bed/test.ts';

test.describe('addresses', () => {
  test('are shown to nobody who is not signed in', async ({ page }) => {
    for (const path of ['', 'overview', 'valida-operacion', 'administracion/casos/1']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/mostrador\/auth\/login/);
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    }
  });

  test('name the scripts of their screen to whoever is signed in, and to nobody else', async ({ page }) => {
    const served = async () => (await page.request.get('administracion/casos')).text();
    const screen = /<link rel="modulepreload" crossorigin href="\.\/assets\/casos\.index-/;
    expect(await served()).not.toMatch(screen);
    await signIn(page);
    expect(await served()).toMatch(screen);
  });

  test('that are no page lead to error-404, at the root and under every part', async ({ page }) => {
    for (const path of ['no-existe', 'errors/no-existe', 'auth/no-existe', 'changelog', 'components/buttons']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/mostrador\/errors\/error-404$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    }
  });

  test('a screen whose permission is missing leads to access-denied', async ({ page }) => {
    await page.route('**/permiso/perfil-usuario/*', (route) =>
      route.fulfill({ json: [{ id: 11, nombre: 'Ver estadísticas' }] }),
    );
    await signIn(page);
    await page.goto('valida-operacion');
    await expect(page).toHaveURL(/\/errors\/access-denied$/);
  });

  test('a case that is no number, or which there is not, leads to error-404 and leaves no step to go back to', async ({
    page,
  }) => {
    await signIn(page);
    await openHome(page);
    for (const id of ['abc', '99999999']) {
      await test.step(id, async () => {
        await page.goto(`administracion/casos/${id}`);
        await expect(page).toHaveURL(/\/errors\/error-404$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(/\/overview$/);
      });
    }
  });

  test('go on without what their list does not know, in the same step of the way back', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await openHome(page);
    for (const [given, said] of [
      // A word of before, a number that is none, a page before the first.
      ['vales?estado=vigente&tienda=abc&numIden=12&pagina=0', /\/vales\?estado=vigente&numiden=12$/],
      ['administracion/casos?estado=99&orden=antiguos', /\/casos\?orden=antiguos$/],
      // A word that is no filter's stays.
      ['facturas?tipo=ninguno&utm=carta', /\/facturas\?utm=carta$/],
      ['usuarios?rol=0&inactivos=quiza', /\/usuarios\?rol=0$/],
      ['administracion/por-autorizar?importe=mucho&tipo=vale', /\/por-autorizar\?tipo=vale$/],
      ['seguridad?pestana=bitacora&filas=7&accion=ninguna', /\/seguridad\?pestana=bitacora$/],
      ['valida-operacion?tienda=uno&operacion=1000001', /\/valida-operacion\?operacion=1000001$/],
    ] as const) {
      await test.step(given, async () => {
        await page.goto(given);
        await expect(page).toHaveURL(said);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/seguridad\?pestana=bitacora$/);
  });

  test('the root leads to the home page, where the first Tab offers to skip to the content', async ({ page }) => {
    // The home page of who makes vouchers begins at the number of an operation.
    await signIn(page, EMPLOYEES.facturacion);
    await page.goto('');
    await expect(page).toHaveURL(/\/mostrador\/overview$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Saltar al contenido' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('every screen has a title of its own, and the focus is on its heading or on the field that it begins with', async ({
    page,
  }) => {
    await signIn(page);
    await openHome(page);
    const home = await page.title();
    const menu = page.getByRole('navigation');
    await menu.getByRole('link', { name: 'Casos', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Casos' })).toBeFocused();
    expect(await page.title()).not.toBe(home);
    expect(await page.title()).toContain('Mostrador');
    await menu.getByRole('link', { name: 'Validar operación' }).first().click();
    const operacion = page.getByLabel('Operación', { exact: true });
    await expect(operacion).toBeFocused();
    // The same when the app opens there.
    await page.reload();
    await expect(operacion).toBeFocused();
    await page.goto('valida-operacion?por=venta');
    await expect(page.getByLabel('Folio web, ticket o cliente')).toBeFocused();
  });
});
