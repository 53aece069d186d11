import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { EMPLOYEES, fillLogin, firstPasswords, test, withProduct } from '../bed/test.ts';
import { voucherPage } from '../bed/vouchers.ts';

const PASSWORD = 'caballo correcto batería';

/** Changes the first password of an employee. */
async function choosePassword(request: APIRequestContext, server: string, numiden: string, first: string) {
  const send = async (path: string, data: object) => {
    const answer = await request.post(`${server}api/${path}`, {
      data,
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await send('sesion/login', { numiden, idTienda: 1, tienda: 'Tienda Centro', contrasena: first });
  await send('sesion/contrasena', { actual: first, nueva: PASSWORD });
}

test('a manager authorizes at the adviser’s till, by number and password, and the session stays the adviser’s', async ({
  page,
  playwright,
  fallas,
}) => {
  test.slow();
  await withProduct(
    async ({ url }, dataDir) => {
      const first = firstPasswords(dataDir);
      for (const numiden of [EMPLOYEES.asesor, EMPLOYEES.gerente]) {
        const request = await playwright.request.newContext();
        await choosePassword(request, url, numiden, first.get(numiden) ?? '');
        await request.dispose();
      }
      await page.goto(`${url}auth/login`);
      await fillLogin(page, EMPLOYEES.asesor);
      await page.getByLabel('Contraseña').fill(PASSWORD);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page).toHaveURL(/\/overview$/);

      await page.goto(`${url}vales?estado=porAutorizar`);
      await page.locator('tbody th a').first().click();
      const vale = voucherPage(page);
      await expect(vale.resumen).toContainText('POR AUTORIZAR');
      await vale.action('Autorizar aquí').click();
      const window = page.getByRole('dialog', { name: 'Autorizar aquí' });
      await window.getByLabel('Número de empleado').fill(EMPLOYEES.gerente);
      await window.getByLabel('Contraseña').fill('otra cosa del todo');
      expect(await fallas('[role=dialog]')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(window.getByLabel('Contraseña')).toHaveAccessibleDescription(/no son correctos/);
      await window.getByLabel('Contraseña').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(window).toHaveCount(0);
      await expect(vale.resumen).toContainText('VIGENTE');
      await expect(page.getByText('Vale autorizado en el equipo de Jorge Peña Ríos', { exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Jorge Peña Ríos');

      await page.goto(`${url}vales?estado=porAutorizar`);
      await page.locator('tbody th a').first().click();
      await vale.action('Autorizar aquí').click();
      await window.getByLabel('Número de empleado').fill(EMPLOYEES.gerente);
      await window.getByLabel('Contraseña').fill(PASSWORD);
      await window.getByRole('button', { name: 'Rechazar', exact: true }).click();
      await expect(window.getByLabel(/^Comentario/)).toHaveAccessibleDescription(/Escriba al menos 5 caracteres/);
      await window.getByLabel(/^Comentario/).fill('El daño lo hizo el cliente.');
      await window.getByRole('button', { name: /^(Rechazar|Reintentar)$/ }).click();
      await expect(window).toHaveCount(0);
      await expect(vale.resumen).toContainText('RECHAZADO');
      await expect(
        page.getByText('Vale rechazado en el equipo de Jorge Peña Ríos: El daño lo hizo el cliente.', { exact: true }),
      ).toBeVisible();

      await page.goto(`${url}administracion/casos?estado=5`);
      await page.locator('tbody th a').first().click();
      await page.getByRole('button', { name: 'Autorizar aquí', exact: true }).click();
      await window.getByLabel('Número de empleado').fill(EMPLOYEES.gerente);
      await window.getByLabel('Contraseña').fill(PASSWORD);
      await window.getByLabel(/^Comentario/).fill('La garantía ya venció.');
      await window.getByRole('button', { name: 'No autorizar', exact: true }).click();
      await expect(window).toHaveCount(0);
      await expect(
        page.getByText(/Caso no autorizado en el equipo de Jorge Peña Ríos: La garantía ya venció\./).first(),
      ).toBeVisible();
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(stored).not.toContain(PASSWORD);
    },
    { AUTH: 'contrasena' },
  );
});
