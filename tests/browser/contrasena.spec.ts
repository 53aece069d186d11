import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { EMPLEADOS, fillLogin, test } from './bed/test.ts';

const NUEVA = 'caballo correcto batería';

const enter = async (page: Page, numiden: string, contrasena: string): Promise<void> => {
  await fillLogin(page, numiden);
  await page.getByLabel('Contraseña').fill(contrasena);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

const change = async (page: Page, actual: string, nueva: string, repetida = nueva): Promise<void> => {
  await page.getByLabel('Contraseña actual').fill(actual);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(nueva);
  await page.getByLabel('Contraseña nueva, otra vez').fill(repetida);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Another browser of the same person, with cookies of its own. */
const elsewhere = async (browser: Browser, url: string): Promise<Page> =>
  (await browser.newContext({ baseURL: url })).newPage();

test.describe('a first password', () => {
  test('must be changed before anything else, and then leads to where the person was going', async ({
    page,
    conContrasenas: { producto, iniciales },
    fallas,
  }) => {
    const inicial = iniciales.get(EMPLEADOS.asesor) ?? '';
    await page.goto(`${producto.url}valida-operacion?tienda=1&operacion=1000001`);
    await enter(page, EMPLEADOS.asesor, inicial);
    await expect(heading(page, 'Elija su contraseña')).toBeVisible();
    expect(await fallas()).toEqual([]);

    for (const path of ['overview', 'mi-cuenta', 'administracion/casos']) {
      await page.goto(`${producto.url}${path}`);
      await expect(heading(page, 'Elija su contraseña')).toBeVisible();
    }
    await page.goto(`${producto.url}valida-operacion?tienda=1&operacion=1000001`);

    await change(page, inicial, NUEVA, 'caballo correcto');
    await expect(page.getByLabel('Contraseña nueva, otra vez')).toHaveAccessibleDescription(/no son iguales/);
    await change(page, inicial, 'jorgepeña12');
    await expect(page.getByLabel('Contraseña nueva', { exact: true })).toHaveAccessibleDescription(/su nombre/);
    await expect(page.getByLabel('Contraseña nueva', { exact: true })).toBeFocused();
    expect(await fallas()).toEqual([]);

    await change(page, inicial, NUEVA);
    await expect(heading(page, 'Validación operación')).toBeVisible();
    await expect(page.getByLabel('Operación', { exact: true })).toHaveValue('1000001');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(NUEVA);
  });

  test('that is not changed leaves the way out', async ({ page, conContrasenas: { producto, iniciales } }) => {
    await page.goto(`${producto.url}auth/login`);
    await enter(page, EMPLEADOS.asesor, iniciales.get(EMPLEADOS.asesor) ?? '');
    await page.getByRole('button', { name: 'Salir sin cambiarla' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.goto(`${producto.url}auth/contrasena`);
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

test.describe('one’s own account', () => {
  test('changes the password, which ends the session elsewhere', async ({
    page,
    browser,
    conContrasenas: { producto, iniciales },
    fallas,
  }) => {
    const inicial = iniciales.get(EMPLEADOS.asesor) ?? '';
    await page.goto(`${producto.url}auth/login`);
    await enter(page, EMPLEADOS.asesor, inicial);
    await change(page, inicial, NUEVA);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const other = await elsewhere(browser, producto.url);
    await other.goto('auth/login');
    await enter(other, EMPLEADOS.asesor, NUEVA);
    await expect(heading(other, 'Dashboard')).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Mi cuenta/ })
      .click();
    await expect(heading(page, 'Mi cuenta')).toBeVisible();
    await expect(page.getByText('Esta sesión')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Terminar la sesión de/ })).toHaveCount(1);
    expect(await fallas()).toEqual([]);

    await change(page, 'no es esta', 'tres tristes tigres');
    await expect(page.getByLabel('Contraseña actual')).toHaveAccessibleDescription(/no es correcta/);
    await change(page, NUEVA, 'tres tristes tigres');
    await expect(page.getByText('Su contraseña se cambió; sus demás sesiones se terminaron')).toBeVisible();
    await expect(page.getByLabel('Contraseña actual')).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Terminar la sesión de/ })).toHaveCount(0);

    await other
      .getByRole('banner')
      .getByRole('link', { name: /^Mi cuenta/ })
      .click();
    await expect(other).toHaveURL(/\/auth\/login/);
    await expect(other.getByRole('alert').filter({ hasText: /sesión terminó/ })).toBeVisible();
    await enter(other, EMPLEADOS.asesor, 'tres tristes tigres');
    await expect(heading(other, 'Mi cuenta')).toBeVisible();
    await other.context().close();
  });

  test('ends another session from the list, without passwords too', async ({ page, browser, propio }) => {
    const sessions: Page[] = [];
    for (const each of [page, await elsewhere(browser, propio.url), await elsewhere(browser, propio.url)]) {
      await each.goto(`${propio.url}auth/login`);
      await fillLogin(each, EMPLEADOS.asesor);
      await each.getByRole('button', { name: 'Entrar' }).click();
      await expect(heading(each, 'Dashboard')).toBeVisible();
      sessions.push(each);
    }
    await page.goto(`${propio.url}mi-cuenta`);
    await expect(page.getByText('Tienda Centro · desde la dirección 127.0.0.1')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Cambiar contraseña' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Terminar la sesión de/ })
      .last()
      .click();
    await expect(page.getByText('La sesión se terminó')).toBeVisible();
    await expect(page.getByText('Tienda Centro · desde la dirección 127.0.0.1')).toHaveCount(2);
    await page.getByRole('button', { name: 'Terminar las demás' }).click();
    await expect(page.getByText('Tienda Centro · desde la dirección 127.0.0.1')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Terminar las demás' })).toHaveCount(0);
    for (const ended of sessions.slice(1)) {
      await ended.reload();
      await expect(ended).toHaveURL(/\/auth\/login/);
      await ended.context().close();
    }
  });
});
