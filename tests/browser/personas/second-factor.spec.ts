/** A second factor in a real browser: taken up, given at the sign-in, and replaced by a code of recovery. */
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { EMPLOYEES, fillLogin, test } from '../bed/test.ts';

const PASSWORD = 'caballo correcto batería';

async function enter(page: Page, contrasena: string): Promise<void> {
  await fillLogin(page, EMPLOYEES.facturacion);
  await page.getByLabel('Contraseña').fill(contrasena);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(heading(page, 'Iniciar sesión')).toBeVisible();
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

/** The code of some steps from now: the next one is taken too, so that nobody waits for it here. */
function codeOf(secreto: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secreto), timestamp: Date.now() + steps * 30_000 });
}

test('is taken up with an application, asked for after the password, and replaced by a code of recovery', async ({
  page,
  conContrasenas: { producto, iniciales },
  fallas,
}) => {
  const inicial = iniciales.get(EMPLOYEES.facturacion) ?? '';
  await page.goto(`${producto.url}auth/login`);
  await enter(page, inicial);
  await page.getByLabel('Contraseña actual').fill(inicial);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Contraseña nueva, otra vez').fill(PASSWORD);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await page.goto(`${producto.url}mi-cuenta`);
  await page.getByRole('button', { name: 'Activar segundo factor' }).click();
  const window = page.getByRole('dialog', { name: 'Activar segundo factor' });
  await window.getByLabel('Su contraseña').fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(window.getByLabel('Su contraseña')).toHaveAccessibleDescription(/no es correcta/);
  await window.getByLabel('Su contraseña').fill(PASSWORD);
  expect(await fallas()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(window.getByRole('img', { name: 'Código QR con la clave' })).toBeVisible();
  const secreto = (await window.getByLabel('Clave', { exact: true }).innerText()).replaceAll(' ', '');
  expect(secreto).toMatch(/^[A-Z2-7]{32}$/);
  expect(await fallas()).toEqual([]);
  await window.getByLabel(/El código que muestra la aplicación/).fill('000000');
  await page.keyboard.press('Enter');
  await expect(window.getByLabel(/El código que muestra la aplicación/)).toHaveAccessibleDescription(/no es correcto/);
  await window.getByLabel(/El código que muestra la aplicación/).fill(codeOf(secreto));
  await page.keyboard.press('Enter');
  const shown = page.getByLabel('Códigos de recuperación', { exact: true });
  await expect(shown).toBeVisible();
  const codes = (await shown.innerText()).trim().split(/\s+/);
  expect(codes).toHaveLength(10);
  expect(await fallas()).toEqual([]);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Le quedan 10 códigos de recuperación.', { exact: false })).toBeVisible();
  expect(await fallas()).toEqual([]);

  await leave(page);
  await enter(page, PASSWORD);
  const code = page.getByLabel('Código');
  await expect(code).toBeFocused();
  expect(await fallas()).toEqual([]);
  await code.fill('12');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/seis dígitos/);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('El código no es correcto.');
  await code.fill(codeOf(secreto, 1));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of [secreto, PASSWORD, ...codes]) expect(stored).not.toContain(secret);

  await leave(page);
  await enter(page, PASSWORD);
  await code.fill(codes[4]?.toUpperCase() ?? '');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await leave(page);
  await enter(page, PASSWORD);
  await code.fill(codes[4] ?? '');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('El código no es correcto.');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
});
