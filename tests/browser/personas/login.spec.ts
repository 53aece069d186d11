import { expect } from '@playwright/test';
import { keepAway } from '../bed/keepAway.ts';
import { EMPLOYEES, fillLogin, holdCalls, openHome, signIn, signInByScreen, signOut, test } from '../bed/test.ts';

test.describe('signing in', () => {
  test('leads back to where the person was going', async ({ page }) => {
    await page.goto('valida-operacion?tienda=1&operacion=1000001');
    await expect(page).toHaveURL(/\/auth\/login\?/);
    await fillLogin(page, EMPLOYEES.asesor);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Validación operación' })).toBeVisible();
    await expect(page.getByLabel('Operación', { exact: true })).toHaveValue('1000001');
  });

  test('never leads to another site, and happens once when the button is pressed twice', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('sesion/login')) asked.push(request.url());
    });
    await page.goto(`auth/login?redirect=${encodeURIComponent('//ejemplo.mx/')}`);
    await fillLogin(page, EMPLOYEES.asesor);
    await page.getByRole('button', { name: 'Entrar' }).dblclick();
    await expect(page).toHaveURL(/\/mostrador\/overview$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('says what is missing without troubling the server, and in the words of the house why it refuses', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('sesion/login')) asked.push(request.url());
    });
    await page.goto('auth/login');
    const enter = page.getByRole('button', { name: 'Entrar' });
    await enter.click();
    const number = page.getByLabel('Número de empleado');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription(/\S/);
    await expect(page.getByLabel('Tienda')).toHaveAccessibleDescription(/\S/);
    expect(asked).toEqual([]);

    await fillLogin(page, '999999');
    await enter.click();
    await expect(page.getByText('El usuario no tiene acceso a la aplicación.')).toBeVisible();
    await expect(number).toHaveValue('999999');

    await fillLogin(page, EMPLOYEES.sinPermisos);
    await enter.click();
    await expect(page.getByText('No tiene permisos para acceder a esta aplicación.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  test('says so when the stores cannot be loaded, and tries again', async ({ page }) => {
    await keepAway(page);
    await page.route('**/catalogo/tiendas-login', (route) => route.abort());
    await page.goto('auth/login');
    await expect(page.getByText('Ocurrió un error al intentar obtener las tiendas').first()).toBeVisible();
    await page.unroute('**/catalogo/tiendas-login');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await fillLogin(page, EMPLOYEES.asesor);
  });
});

test.describe('a session', () => {
  test('greets by name, outlives a reload, is no credential in the storage, and ends with Salir, at the server too', async ({
    page,
    context,
    producto,
  }) => {
    await signInByScreen(page);
    await expect(page.getByText(/Bienvenido/)).toContainText('Jorge Peña Ríos');
    await expect(page.getByRole('banner')).toContainText('Numiden: 100002 | Tienda: Tienda Centro');

    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    const cookies = await context.cookies();
    const session = cookies.find(({ name }) => name === 'mostrador_sesion');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(stored).not.toContain(session?.value);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await signOut(page);
    await expect(page.getByLabel('Número de empleado')).toBeFocused();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${producto.url}api/sesion/actual`, { headers: { cookie } });
    expect(answer.status).toBe(401);
    await page.goto('overview');
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  test('that is still being closed does not stop who signs in meanwhile', async ({ page }) => {
    await signIn(page);
    await openHome(page);
    const closeNow = await holdCalls(page, '**/sesion/logout');
    await page.getByRole('button', { name: 'Salir' }).click();
    await fillLogin(page, EMPLOYEES.gerente);
    await page.getByRole('button', { name: 'Entrar' }).click();
    closeNow();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('that the server has forgotten is signed in to over the same screen, which says why', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('valida-operacion');
    await expect(page.getByRole('heading', { level: 1, name: 'Validación operación' })).toBeVisible();
    await context.clearCookies();
    await page.getByLabel('Tienda', { exact: true }).selectOption({ label: 'Tienda Centro' });
    await page.getByLabel('Operación', { exact: true }).fill('1000001');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    const over = page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
    await expect(over).toContainText('Su sesión terminó. Inicie sesión de nuevo.');
    await expect(page.getByLabel('Número de empleado')).toBeFocused();
    await page.keyboard.type(EMPLOYEES.asesor);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/1000001/).first()).toBeVisible();
    await expect(page).toHaveURL(/operacion=1000001/);
  });
});
