/** The search of everything at a real server: from the home page to any record by its number and two keys. */

import { expect } from '@playwright/test';
import { newSale } from '../bed/sales.ts';
import { EMPLOYEES, openHome, signIn, test } from '../bed/test.ts';
import { makeVoucher } from '../bed/vouchers.ts';

test('a voucher, its case and its sale are opened from the home page by their numbers', async ({
  page,
  apart,
  producto,
}) => {
  const sale = newSale('porTarjeta');
  const { folio, id, idCaso: caso } = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { of: sale });
  const { operacion } = sale;
  await signIn(page, EMPLOYEES.asesor);
  const find = async (number: string) => {
    await openHome(page);
    await page.keyboard.press('Control+K');
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  };
  await find(folio.toLowerCase());
  await expect(page).toHaveURL(new RegExp(`/vales/${id}$`));
  await find(String(caso));
  await expect(page).toHaveURL(new RegExp(`/casos/${caso}$`));
  await find(String(operacion));
  await expect(page).toHaveURL(new RegExp(`operacion=${operacion}`));
});
