import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newCaseOfBuyer } from './bed/caso.ts';
import { SIZES } from './bed/measures.ts';
import { BLENDER, newSale } from './bed/sales.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';
import { makeVoucher } from './bed/vouchers.ts';

function parts(page: Page) {
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  return {
    methods,
    field: (name: string) => methods.getByRole('textbox', { name }),
    button: (name: string) => methods.getByRole('button', { name }),
    toWallet: methods.getByLabel('Todo a la billetera del cliente'),
    discard: page.getByRole('button', { name: 'Descartar lo escrito' }),
  };
}

test('a division by hand is found as it stood, by keyboard, and a method that takes too much is told beside it', async ({
  page,
  producto,
}) => {
  // One blender of a sale that was paid by card in part: the card takes less than the balance.
  const sale = newSale('porTarjetaEnParte');
  const caso = await newCaseOfBuyer(producto.url, sale);
  await signIn(page);
  await page.goto(`vales/nuevo?caso=${caso}&tienda=${sale.tienda}&operacion=${sale.operacion}`);
  await page.getByLabel(`Cantidad de ${BLENDER.descripcion}`, { exact: true }).fill('1');
  const { methods, field, button } = parts(page);
  await button('Repartir').press('Enter');
  await expect(methods.getByRole('textbox').first()).toBeFocused();
  await expect(methods.getByRole('status')).toHaveText('Suma lo que se devuelve');
  const balance = page.getByRole('region', { name: 'Resumen' }).locator('dl > div').filter({ hasText: 'A devolver' });
  const whole = (await balance.locator('dd').innerText()).replace('$', '');

  for (const one of await methods.getByRole('textbox').all()) await one.fill('');
  await expect(methods.getByRole('status')).toHaveText(`Falta repartir$${whole}`);
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  await page.reload();
  await expect(methods.getByRole('status')).toHaveText(`Falta repartir$${whole}`);
  await button('El resto aquí, en BILLETERA').press('Enter');
  await expect(field('BILLETERA')).toHaveValue(whole);
  await expect(field('BILLETERA')).toBeFocused();
  await expect(button('El resto aquí, en BILLETERA')).toHaveCount(0);

  await field('BILLETERA').fill('');
  await field('TARJETA BANCARIA').fill(whole);
  await expect(methods.getByRole('status')).toHaveText('Suma lo que se devuelve');
  await expect(methods.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(methods.getByRole('alert').filter({ hasText: 'más de lo que se pagó' })).toHaveText(
    'Por TARJETA BANCARIA no puede volver más de lo que se pagó.',
  );

  await button('Como se pagó').press('Enter');
  await expect(button('Repartir')).toBeFocused();
  await expect(methods.getByRole('alert').filter({ hasText: 'más de lo que se pagó' })).toHaveCount(0);
});

test('what saves the voucher is in sight on a counter PC while the balance is divided', async ({ page, producto }) => {
  const sale = newSale('porTarjetaEnParte');
  const caso = await newCaseOfBuyer(producto.url, sale);
  await signIn(page);
  await page.setViewportSize(SIZES.escritorio);
  await page.goto(`vales/nuevo?caso=${caso}&tienda=${sale.tienda}&operacion=${sale.operacion}`);
  await page.getByLabel(`Cantidad de ${BLENDER.descripcion}`, { exact: true }).fill('1');
  await parts(page).button('Repartir').click();
  for (const name of ['Guardar vale', 'Guardar y devolver']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  // Nothing of the column goes on below them.
  const last = await page.getByRole('button', { name: 'Guardar vale', exact: true }).boundingBox();
  expect(SIZES.escritorio.height - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(16);
});

test('a partial voucher goes on as it was to go back, and returns to that when what was written is discarded', async ({
  page,
  apart,
  producto,
}) => {
  const { id } = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { partial: true, toWallet: true });
  await signIn(page);
  await page.goto(`vales/nuevo?vale=${id}`);
  const { methods, button, toWallet, discard } = parts(page);
  await expect(toWallet).toBeChecked();
  await button('Repartir').press('Enter');
  await expect(methods.getByRole('status')).toHaveText('Suma lo que se devuelve');
  await discard.press('Enter');
  await expect(toWallet).toBeChecked();
  await toWallet.press('Space');
  await expect(toWallet).not.toBeChecked();
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  await page.reload();
  await expect(toWallet).not.toBeChecked();
  await discard.press('Enter');
  await expect(toWallet).toBeChecked();
});
