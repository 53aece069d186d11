import { expect } from '@playwright/test';
import { newSale } from '../bed/sales.ts';
import { EMPLOYEES, openHome, signIn, test } from '../bed/test.ts';
import { makeVoucher, voucherList } from '../bed/vouchers.ts';

test('a scanned folio opens its voucher; one that is not known stays selected for the next scan', async ({
  page,
  apart,
  producto,
}) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  await signIn(page, EMPLOYEES.asesor);
  await openHome(page);
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Vales' }).click();
  const { caja } = voucherList(page);
  await expect(caja).toBeFocused();
  await page.keyboard.type('D-999-9999999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search').getByText('No se encontraron resultados')).toBeVisible();
  await expect(caja).toBeFocused();
  await expect(caja).toHaveValue('D-999-9999999');
  // The text typed next takes the place of the folio that was not found.
  await page.keyboard.type(made.folio.toLowerCase());
  await expect(caja).toHaveValue(made.folio.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Vale ${made.folio}` })).toBeVisible();

  await page.goto('vales');
  await expect(caja).toBeFocused();
});

test('filters stand in the address and in the request, and a row is opened and left by keyboard', async ({
  page,
  apart,
  producto,
}) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const sale = newSale('porTarjeta');
  const waits = await makeVoucher(asesor, producto.url, { waits: true, of: sale });
  await makeVoucher(asesor, producto.url);
  await signIn(page, EMPLOYEES.gerente);
  const { open, labelled, filters, folios, table } = voucherList(page);
  await open();
  await expect(folios.first()).toBeVisible();
  expect(await folios.count()).toBeLessThanOrEqual(10);
  await labelled('Estado').selectOption('POR AUTORIZAR');
  await expect(page).toHaveURL(/[?&]estado=porAutorizar/);
  await expect(table.getByRole('link', { name: waits.folio })).toBeVisible();
  await expect(table.locator('tbody tr td:nth-of-type(3)').filter({ hasNotText: 'POR AUTORIZAR' })).toHaveCount(0);
  await expect(page.getByLabel(/folio/i), 'one box for folios').toHaveCount(1);
  await filters.getByRole('button', { name: '+ Filtro' }).click();
  await page.keyboard.type('numi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Numiden', exact: true })).toBeFocused();
  await page.keyboard.type(String(sale.cliente));
  await page.keyboard.press('Enter');
  await expect(folios).toHaveText([waits.folio]);
  await page.reload();
  await expect(folios).toHaveText([waits.folio]);

  await folios.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Vale ${waits.folio}` })).toBeFocused();
  await page.getByRole('link', { name: 'Volver a la lista' }).click();
  await expect(page).toHaveURL(new RegExp(`numiden=${sale.cliente}`));
  await expect(folios.first()).toBeFocused();
});

test('the rows of the whole filter go out as CSV, not to who may not; the list is closed to who works with none', async ({
  page,
  apart,
  producto,
}) => {
  const sale = newSale('porTarjeta');
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { of: sale });
  await signIn(page, EMPLOYEES.gerente);
  const { open, exportar, folios } = voucherList(page);
  await open(`?numiden=${sale.cliente}`);
  await expect(exportar).toHaveText('Exportar CSV (1 vale)');
  const download = page.waitForEvent('download');
  await exportar.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^vales-\d{4}-\d{2}-\d{2}\.csv$/);
  let text = '';
  for await (const chunk of await file.createReadStream()) text += String(chunk);
  expect(text).toContain(made.folio);

  await signIn(page, EMPLOYEES.asesor);
  await open();
  await expect(folios.first()).toBeVisible();
  await expect(exportar).toHaveCount(0);
  await signIn(page, EMPLOYEES.facturacion);
  await page.goto('vales');
  await expect(page).toHaveURL(/\/errors\/access-denied$/);
});
