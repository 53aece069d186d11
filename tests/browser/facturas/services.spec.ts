import { expect } from '@playwright/test';
import { casePage, newCaseOfSale } from '../bed/caso.ts';
import { newSale } from '../bed/sales.ts';
import { newInvoice, SCHOOL, servicePanel } from '../bed/services.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { says } from '../bed/vouchers.ts';

test('a sale is invoiced from its case to the end, by keyboard', async ({ page, apart, fallas }) => {
  const sale = newSale('enEfectivo');
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, fields, buttonNamed, tabTo } = servicePanel(page);
  // The case names the sale: no search is needed.
  await expect(panel.getByText(`Operación ${sale.operacion}`)).toBeVisible();
  expect(await fallas('section[aria-labelledby]')).toEqual([]);

  await tabTo(fields.rfc);
  await page.keyboard.type('eku-900317 3c9');
  await tabTo(fields.nombre);
  // The chain knows the school, and a person needs to write nothing else.
  await expect(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  await expect(fields.regimen).toHaveValue(SCHOOL.regimen);
  await expect(fields.uso).toHaveValue(SCHOOL.uso);
  await expect(fields.codigoPostal).toHaveValue(SCHOOL.codigoPostal);
  await tabTo(buttonNamed('Revisar'));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Así se emitirá' })).toBeVisible();
  await expect(panel.getByText(/601 General de Ley Personas Morales · C\.P\. 42501/)).toBeVisible();
  await expect(panel.getByRole('table', { name: 'Conceptos' })).toContainText('Licuadora industrial');
  await expect(panel.locator('dl')).toContainText('$6,960.00');
  await expect(buttonNamed('Resolver')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'La Factura se generó con éxito');
  await expect(panel.getByText('VIGENTE')).toBeVisible();
  await expect(panel).toContainText(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/);

  await tabTo(buttonNamed('Ver PDF'));
  await page.keyboard.press('Enter');
  const paper = page.getByRole('dialog', { name: /^Factura A-/ });
  await expect(paper.locator('iframe')).toBeVisible();
  await paper.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await tabTo(buttonNamed('Enviar'));
  await page.keyboard.press('Enter');
  const sending = page.getByRole('dialog', { name: /^Enviar la factura A-/ });
  await sending.getByLabel('Correo').fill('escuela@');
  await page.keyboard.press('Enter');
  await expect(sending.getByText('Email no válido')).toBeVisible();
  await sending.getByLabel('Correo').fill('escuela@kemper.mx');
  await page.keyboard.press('Enter');
  await says(page, /El correo a escuela@kemper.mx /);
  await expect(sending).toBeHidden();
});

test('a sale of a global invoice is taken out of it with its invoice by name', async ({ page, apart }) => {
  const sale = newSale('enGlobal');
  const asesor = await apart(EMPLOYEES.asesor);
  const id = await newCaseOfSale(asesor, 'FACTURA GENERAL', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, fields, buttonNamed, tabTo } = servicePanel(page);
  await tabTo(fields.rfc);
  await page.keyboard.type(SCHOOL.rfc);
  await tabTo(fields.nombre);
  await expect(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  await tabTo(buttonNamed('Revisar'));
  await page.keyboard.press('Enter');
  await expect(
    panel.getByText(
      /^Esta operación está en la factura global G-\d+: al resolver se hace también la nota de crédito por \$6,960\.00 que la quita de ahí\.$/,
    ),
  ).toBeVisible();
  await expect(buttonNamed('Resolver')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'La Factura se generó con éxito');
  await expect(panel.getByText(/^Nota de crédito de la factura global G-\d+$/)).toBeVisible();
  await expect(panel.getByText(/^NC-\d+$/)).toBeVisible();
  await expect(panel.getByText('VIGENTE')).toHaveCount(2);
});

test('a credit note is of at most what its invoice has left', async ({ page, apart }) => {
  const sale = newSale('enEfectivo');
  const asesor = await apart(EMPLOYEES.asesor);
  const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
  const id = await newCaseOfSale(asesor, 'NOTA DE CRÉDITO', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, buttonNamed, tabTo } = servicePanel(page);
  await expect(panel.getByText(`Factura ${name}`)).toBeVisible();
  const amount = labelled(/^Importe/);
  await tabTo(amount);
  await page.keyboard.type('6960.01');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert').getByText('De esta factura quedan $6,960.00.')).toBeVisible();
  await labelled('Artículos devueltos').check();
  const irons = labelled('Devueltos de Plancha de vapor');
  await tabTo(irons);
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(panel.locator('dl')).toContainText('$1,160.00');
  await expect(buttonNamed('Resolver')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'La Factura se generó con éxito');
});

test('an invoice is cancelled from its case, and how that stands is shown', async ({ page, apart }) => {
  const sale = newSale('enEfectivo');
  const asesor = await apart(EMPLOYEES.asesor);
  const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
  const id = await newCaseOfSale(asesor, 'CANCELACIÓN DE FACTURA', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, buttonNamed, tabTo } = servicePanel(page);
  await expect(panel.getByText(`Factura ${name}`)).toBeVisible();
  // It says beforehand who is asked, and offers no motive that it would be refused for.
  await expect(panel.getByText(/^Se cancela sin que el cliente la acepte: no ha pasado el primer día/)).toBeVisible();
  await expect(panel.getByRole('radio', { name: /^0/ })).toHaveCount(2);
  await expect(panel.getByText(/^El motivo 01 pide la factura vigente que sustituye/)).toBeVisible();
  await tabTo(buttonNamed('Pedir la cancelación'));
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Elija el motivo.')).toBeVisible();
  await labelled(/^02 /).focus();
  await page.keyboard.press('Space');
  await tabTo(buttonNamed('Pedir la cancelación'));
  await page.keyboard.press('Enter');
  // On the first business day no receiver is asked.
  await says(page, `La factura ${name} se canceló`);
  await expect(panel.getByText('CANCELADA', { exact: true })).toBeVisible();
  await expect(panel.getByText('Nada: la factura se canceló.')).toBeVisible();
  await buttonNamed('Elegir otra').click();
  await buttonNamed('Buscar').click();
  await expect(panel.getByText('Una factura en estado CANCELADA no permite cancelarla.')).toBeVisible();
});

test('an invoice is issued anew with what was wrong put right', async ({ page, apart }) => {
  const sale = newSale('enEfectivo');
  const asesor = await apart(EMPLOYEES.asesor);
  const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
  const id = await newCaseOfSale(asesor, 'MANTENIMIENTO FACTURA', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, fields, buttonNamed, tabTo } = servicePanel(page);
  await expect(panel.getByText(`Factura ${name}`)).toBeVisible();
  await expect(fields.rfc).toHaveValue(SCHOOL.rfc);
  await fields.uso.selectOption('G01');
  await tabTo(buttonNamed('Revisar'));
  await page.keyboard.press('Enter');
  await expect(buttonNamed('Resolver')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'La Factura se actualizó con éxito');
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
