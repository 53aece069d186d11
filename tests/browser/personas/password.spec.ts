import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, fillLogin, openHome, signIn, test } from '../bed/test.ts';

const NEW = 'caballo correcto batería';

async function enter(page: Page, numiden: string, contrasena: string): Promise<void> {
  await fillLogin(page, numiden);
  await page.getByLabel('Contraseña').fill(contrasena);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function change(page: Page, current: string, fresh: string, repeated = fresh): Promise<void> {
  await page.getByLabel('Contraseña actual').fill(current);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(fresh);
  await page.getByLabel('Contraseña nueva, otra vez').fill(repeated);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

test.describe('a first password', () => {
  test('must be changed before anything else, and then leads to where the person was going', async ({
    page,
    conContrasenas: { producto, iniciales },
    fallas,
  }) => {
    const inicial = iniciales.get(EMPLOYEES.asesor) ?? '';
    await page.goto(`${producto.url}valida-operacion?tienda=1&operacion=1000001`);
    await enter(page, EMPLOYEES.asesor, inicial);
    await expect(heading(page, 'Elija su contraseña')).toBeVisible();
    for (const path of ['overview', 'administracion/casos']) {
      await page.goto(`${producto.url}${path}`);
      await expect(heading(page, 'Elija su contraseña')).toBeVisible();
    }
    await page.goto(`${producto.url}valida-operacion?tienda=1&operacion=1000001`);

    await change(page, inicial, NEW, 'caballo correcto');
    await expect(page.getByLabel('Contraseña nueva, otra vez')).toHaveAccessibleDescription(/no son iguales/);
    await change(page, inicial, 'jorgepeña12');
    await expect(page.getByLabel('Contraseña nueva', { exact: true })).toHaveAccessibleDescription(/su nombre/);
    await expect(page.getByLabel('Contraseña nueva', { exact: true })).toBeFocused();
    expect(await fallas()).toEqual([]);

    await change(page, inicial, NEW);
    await expect(heading(page, 'Validación operación')).toBeVisible();
    await expect(page.getByLabel('Operación', { exact: true })).toHaveValue('1000001');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(NEW);
  });

  test('that is not changed leaves the way out', async ({ page, conContrasenas: { producto, iniciales } }) => {
    await page.goto(`${producto.url}auth/login`);
    await enter(page, EMPLOYEES.gerente, iniciales.get(EMPLOYEES.gerente) ?? '');
    await page.getByRole('button', { name: 'Salir sin cambiarla' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.goto(`${producto.url}auth/pendiente`);
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

test.describe('one’s own account', () => {
  test('changes the password, which ends the session elsewhere', async ({
    page,
    elsewhere,
    conContrasenas: { producto, iniciales },
  }) => {
    const inicial = iniciales.get(EMPLOYEES.administrador) ?? '';
    await page.goto(`${producto.url}auth/login`);
    await enter(page, EMPLOYEES.administrador, inicial);
    await change(page, inicial, NEW);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const other = await elsewhere();
    await other.goto(`${producto.url}auth/login`);
    await enter(other, EMPLOYEES.administrador, NEW);
    await expect(heading(other, 'Dashboard')).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Mi cuenta/ })
      .click();
    await expect(heading(page, 'Mi cuenta')).toBeVisible();
    await expect(page.getByText('Esta sesión')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Terminar la sesión de/ })).toHaveCount(1);

    await change(page, 'no es esta', 'tres tristes tigres');
    await expect(page.getByLabel('Contraseña actual')).toHaveAccessibleDescription(/no es correcta/);
    await change(page, NEW, 'tres tristes tigres');
    await expect(page.getByText('Su contraseña se cambió; sus demás sesiones se terminaron')).toBeVisible();
    await expect(page.getByLabel('Contraseña actual')).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Terminar la sesión de/ })).toHaveCount(0);

    // At once, without anything done there.
    const over = other.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
    await expect(over).toContainText('Su sesión terminó. Inicie sesión de nuevo.');
    await expect(over.getByLabel('Número de empleado')).toHaveValue(EMPLOYEES.administrador);
    await expect(over.getByLabel('Contraseña')).toBeFocused();
    await other.keyboard.type('no es esta');
    await other.keyboard.press('Enter');
    await expect(over.getByText('El número de empleado o la contraseña no son correctos.')).toBeVisible();
    await over.getByLabel('Contraseña').fill('tres tristes tigres');
    await other.keyboard.press('Enter');
    await expect(over).toBeHidden();
    await expect(heading(other, 'Dashboard')).toBeVisible();
  });

  test('ends another session from the list, without passwords too', async ({ page, elsewhere }) => {
    await signIn(page, EMPLOYEES.facturacion);
    await page.request.post('api/sesion/terminar-otras', { data: {} });
    const others = [await elsewhere(EMPLOYEES.facturacion), await elsewhere(EMPLOYEES.facturacion)];
    for (const each of others) await openHome(each);
    await page.goto('mi-cuenta');
    const sessions = page.getByText('Tienda Centro · desde la dirección 127.0.0.1');
    await expect(sessions).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Cambiar contraseña' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Terminar la sesión de/ })
      .last()
      .click();
    await expect(page.getByText('La sesión se terminó')).toBeVisible();
    await expect(sessions).toHaveCount(2);
    await page.getByRole('button', { name: 'Terminar las demás' }).click();
    await expect(sessions).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Terminar las demás' })).toHaveCount(0);
    for (const ended of others) {
      await expect(ended.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' })).toBeVisible();
    }
  });
});
