import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { makeVoucher } from '../bed/vouchers.ts';

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
