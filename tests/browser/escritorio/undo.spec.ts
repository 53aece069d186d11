/** A decision that was just made is taken back by one key, on its own page, at the real server. */
import { expect } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { makeVoucher, voucherAtServer } from '../bed/vouchers.ts';

test('a voucher is authorized and taken back by Z, and its page says so', async ({ page, apart, producto }) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const { id } = await makeVoucher(asesor, producto.url, { waits: true });
  await signIn(page, EMPLOYEES.gerente);
  await page.goto(`vales/${id}`);
  await page
    .getByRole('button', { name: /^Autorizar/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Autorizar/ })
    .first()
    .click();
  const undo = page.getByRole('button', { name: 'Deshacer', exact: true });
  await expect(undo).toBeVisible();
  const { height = 0 } = (await page.locator('[data-aviso]').filter({ has: undo }).boundingBox()) ?? {};
  expect(height, 'one line, in the strip that is left free for it').toBeLessThan(60);
  await page.keyboard.press('z');
  await expect(page.getByText(/se deshizo la autorización/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Autorizar/ }).first()).toBeVisible();
  expect((await voucherAtServer(asesor, id)).estado.nombre).toBe('POR AUTORIZAR');
});
