import { expect } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

test('a program gets its credential, enters with it, and enters no more once it is off', async ({ page, apart }) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('integraciones');
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  await expect(page.getByRole('rowheader', { name: /^Cajas(?! del )/ })).toBeVisible();

  await page.getByRole('button', { name: 'Agregar integración' }).click();
  await dialog.getByLabel(/^Nombre/).fill('Logística');
  await dialog.getByRole('checkbox', { name: 'Mandar ventas' }).check();
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Secretos de Logística' })).toBeVisible();
  await page.getByRole('button', { name: 'Nuevo secreto' }).click();
  await question.getByRole('button', { name: 'Crear', exact: true }).click();
  const secret = (await question.getByLabel('Secreto nuevo').textContent()) ?? '';
  expect(secret).toMatch(/^mst_\d+_[\w-]{43}$/);
  await question.getByRole('button', { name: 'Ya lo guardé' }).click();

  const { request } = await apart(EMPLOYEES.asesor);
  const enter = () => request.get('api/entrada/prueba', { headers: { authorization: `Bearer ${secret}` } });
  const entered = await enter();
  expect([entered.status(), (await entered.json()).integracion]).toEqual([200, 'Logística']);
  await expect(dialog.getByText(`Termina en ${secret.slice(-4)}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Apagar Logística' }).click();
  await question.getByRole('button', { name: 'Sí, apagar' }).click();
  await expect(page.getByRole('row', { name: /^Logística/ }).getByText('APAGADA')).toBeVisible();
  expect((await enter()).status()).toBe(401);
});
