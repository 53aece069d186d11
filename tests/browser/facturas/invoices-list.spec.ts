import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

test('an invoice is found, read on its page, and goes into the ZIP of a selection', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('facturas');
  const table = page.getByRole('table', { name: 'Lista de facturas' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();

  await page.getByLabel('Estado', { exact: true }).selectOption('VIGENTE');
  await page.getByLabel('Tipo', { exact: true }).selectOption('Factura general');
  // The page before the filters may hold no note of credit either: every row must be what was asked for.
  const rows = table.locator('tbody tr');
  await expect(rows.filter({ hasText: 'General' }).filter({ hasText: 'VIGENTE' })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: /General.*VIGENTE/ })).toHaveCount(0);
  const link = table.getByRole('rowheader').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await page.getByRole('checkbox', { name: `Elegir ${name}`, exact: true }).check();
  await link.click();
  await expect(page.getByRole('heading', { name: `Factura ${name}`, level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Conceptos' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Historia' }).getByRole('listitem').first()).toBeVisible();

  await page.getByRole('link', { name: 'Volver a la lista' }).click();
  await page.getByRole('checkbox', { name: `Elegir ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Descargar XML y PDF (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Descargar XML y PDF' });
  await dialog.getByLabel('Documentos').selectOption('XML y PDF');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar', exact: true }).click(),
  ]);
  const file = await download.path();
  execFileSync('unzip', ['-tq', file]);
  const names = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8' }).trim().split('\n');
  expect(names.map((one) => one.replace(/_[0-9A-F-]{36}/i, ''))).toEqual([`${name}.xml`, `${name}.pdf`, 'index.csv']);
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  await expect(dialog).toBeHidden();
});
