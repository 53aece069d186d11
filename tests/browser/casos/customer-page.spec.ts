import { expect } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

test('from a case one comes to its customer, whose phones are opened on purpose, and back to the case', async ({
  page,
  fallas,
}) => {
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('administracion/casos');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const customer = page.getByRole('region', { name: 'Cliente', exact: true }).getByRole('link').first();
  const name = (await customer.textContent()) ?? '';
  const caso = /casos\/(\d+)/.exec(page.url())?.[1] ?? '';
  await customer.press('Enter');
  await expect(page).toHaveURL(/\/clientes\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const contact = page.getByRole('region', { name: 'Contacto' });
  await expect(contact).not.toContainText('Celular');
  await contact.getByRole('button', { name: /^Ver correo/ }).press('Enter');
  await expect(contact.getByRole('status')).toContainText('Celular');

  await page
    .getByRole('region', { name: 'Casos' })
    .getByRole('link', { name: new RegExp(`^Caso ${caso}\\b`) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/administracion/casos/${caso}$`));
  expect(await fallas()).toEqual([]);
});

test('a number that no customer has leads to error-404', async ({ page }) => {
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('clientes/999999999');
  await expect(page).toHaveURL(/error-404/);
});
