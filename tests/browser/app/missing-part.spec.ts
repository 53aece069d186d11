import { expect } from '@playwright/test';
import { nuevoCaso, validacion } from '../bed/screens.ts';
import { EMPLOYEES, fillLogin, signIn, test } from '../bed/test.ts';

test.describe('a part of the app that did not come, which browsers do not ask for again while the page lives', () => {
  test('comes with a reload of its own where nobody has signed in yet', async ({ page, quejas }) => {
    await page.route('**/sessionWork*.js', (route) => route.abort(), { times: 1 });
    const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('sessionWork'));
    await page.goto('auth/login');
    await missing;
    await page.waitForEvent('load');
    await fillLogin(page, EMPLOYEES.asesor);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    quejas.length = 0;
  });

  test('is missed in its place and comes with "Reintentar"; nobody is told of another version', async ({
    page,
    quejas,
  }) => {
    await page.route('**/NewCaseDialog*.js', (route) => route.abort(), { times: 1 });
    await signIn(page);
    await page.goto('valida-operacion?tienda=1&operacion=1000001');
    const { nuevoCaso: open } = validacion(page);
    await open.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ocurrio un error interno' })).toBeVisible();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await open.click();
    await expect(nuevoCaso(page).descripcion).toBeEditable();
    await expect(page.getByText('Versión desactualizada')).toHaveCount(0);
    quejas.length = 0;
  });
});
