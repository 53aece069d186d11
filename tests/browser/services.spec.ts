import { expect } from '@playwright/test';
import { casePage, newCaseOfSale } from './bed/caso.ts';
import { newSale } from './bed/sales.ts';
import { servicePanel } from './bed/services.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';
import { says } from './bed/vouchers.ts';

test('a sale is invoiced from its case to the end, by keyboard', async ({ page, apart, fallas }) => {
  const sale = newSale('enEfectivo');
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, fields, buttonNamed, tabTo } = servicePanel(page);
  // The case names the sale: nobody has to search.
  await expect(panel.getByText(`Operación ${sale.operacion}`)).toBeVisible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/1-form.png` });
  expect(await fallas('section[aria-labelledby]')).toEqual([]);

  await tabTo(fields.rfc);
  await page.keyboard.type('eku9003173c9');
  await tabTo(fields.nombre);
  await page.keyboard.type('Escuela Kemper Urgate, S.A. de C.V.');
  await tabTo(fields.regimen);
  await page.keyboard.type('601');
  await tabTo(fields.uso);
  await page.keyboard.type('G03');
  await tabTo(fields.codigoPostal);
  await page.keyboard.type('42501');
  await tabTo(buttonNamed('Revisar'));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Así se emitirá' })).toBeVisible();
  await expect(panel.getByRole('table', { name: 'Conceptos' })).toContainText('Licuadora industrial');
  await expect(panel.locator('dl')).toContainText('$6,960.00');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/2-preview.png` });
  await expect(buttonNamed('Resolver')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'La Factura se generó con éxito');
  await expect(panel.getByText('VIGENTE')).toBeVisible();
  await expect(panel).toContainText(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/3-resolved.png` });
  expect(await fallas('section[aria-labelledby]')).toEqual([]);
});

test('a case that is not about an invoice loads no service', async ({ page, apart }) => {
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'VALE DE DEVOLUCIÓN', newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.administrador);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await casePage(page).open(id);
  await expect(servicePanel(page).panel).toHaveCount(0);
  expect(loaded.filter((url) => /General|Mantenimiento|ServicePanel/.test(url))).toEqual([]);
});
