import { expect, type Page } from '@playwright/test';
import { caseAtServer, casePage, newCaseOfMeal, newCaseOfTicket } from '../bed/caso.ts';
import { SCHOOL, servicePanel } from '../bed/services.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { newMeal, newParkingTicket } from '../bed/tickets.ts';
import { says } from '../bed/vouchers.ts';

/** From the open form to the issued invoice, of the school, by keyboard alone. */
async function resolveByKeyboard(page: Page, { line, total }: { readonly line: string; readonly total: string }) {
  const { panel, fields, buttonNamed, tabTo } = servicePanel(page);
  await tabTo(fields.rfc);
  await page.keyboard.type(SCHOOL.rfc);
  await tabTo(fields.nombre);
  await expect(fields.codigoPostal).toHaveValue(SCHOOL.codigoPostal);
  await tabTo(buttonNamed('Revisar'));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('table', { name: 'Conceptos' })).toContainText(line);
  await expect(panel.locator('dl')).toContainText(total);
  await expect(buttonNamed('Resolver')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'La Factura se generó con éxito');
}

/** The PDF of what was issued, in the browser's viewer; read, and left by Escape. */
async function openPaper(page: Page, name: RegExp) {
  const { buttonNamed, tabTo } = servicePanel(page);
  await tabTo(buttonNamed('Ver PDF'));
  const sent = page.waitForResponse('**/facturas/generarArchioPDF/*');
  await page.keyboard.press('Enter');
  const answer = await sent;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const paper = page.getByRole('dialog', { name });
  await expect(paper.locator('iframe')).toBeVisible();
  await expect(paper.getByRole('button', { name: 'Cerrar', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);
  await expect(buttonNamed('Ver PDF')).toBeFocused();
}

test('a parking ticket is invoiced from its case to the end, by keyboard', async ({ page, apart }) => {
  const ticket = newParkingTicket();
  const id = await newCaseOfTicket(await apart(EMPLOYEES.asesor), 'FACTURA ESTACIONAMIENTO', ticket);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, buttonNamed, tabTo } = servicePanel(page);
  await expect(panel.getByText(`Boleto ${ticket.folio}`)).toBeVisible();

  await resolveByKeyboard(page, { line: 'estacionamiento', total: '$116.00' });
  await expect(panel.getByText('VIGENTE')).toBeVisible();
  await openPaper(page, /^Factura E-\d+$/);
  // The case stays where it is.
  expect((await caseAtServer(page, id)).subCategoria.nombre).toBe('FACTURA ESTACIONAMIENTO');

  await tabTo(buttonNamed('Hacer otra'));
  await page.keyboard.press('Enter');
  await expect(buttonNamed('Buscar')).toBeVisible();
  await tabTo(panel.getByLabel('Operación', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/^Este boleto ya está en la factura E-\d+\.$/)).toBeVisible();
  await expect(panel.getByText(/^Tienda Centro · /)).toBeVisible();
});

test('a meal is invoiced from its case to the end, by keyboard, and its case goes on to MANTENIMIENTO FACTURA', async ({
  page,
  apart,
}) => {
  const meal = newMeal();
  const id = await newCaseOfMeal(await apart(EMPLOYEES.asesor), 'FACTURA RESTAURANTE', meal);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, buttonNamed, tabTo } = servicePanel(page);
  await expect(panel.getByText(`Consumo ${meal.folio}`)).toBeVisible();

  await resolveByKeyboard(page, { line: 'Consumo en restaurante', total: '$580.00' });
  await says(page, 'El caso pasó a MANTENIMIENTO FACTURA');
  await expect(panel.getByText('VIGENTE')).toBeVisible();
  const { subCategoria, estado, logEscalamientos } = await caseAtServer(page, id);
  expect([subCategoria.nombre, estado.nombre, logEscalamientos.length]).toEqual([
    'MANTENIMIENTO FACTURA',
    'ESCALADO',
    1,
  ]);
  // It says why it is there, and nothing that did not happen.
  const history = page.getByRole('region', { name: 'Historia' });
  await expect(history.getByText(/^Se hizo la factura de restaurante R-\d+\.$/)).toBeVisible();
  await expect(history.getByText(/Motivo:|No fue posible/)).toHaveCount(0);
  // The outcome stays, and the place of the case now can be gone to.
  await expect(page.getByText('Este caso pasó a MANTENIMIENTO FACTURA.')).toBeVisible();
  await openPaper(page, /^Factura R-\d+$/);

  const goOn = page.getByRole('button', { name: 'Atenderlo ahí' });
  await tabTo(goOn);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('MANTENIMIENTO FACTURA')).toBeVisible();
  await expect(buttonNamed('Buscar')).toBeVisible();
});

test('a folio that no restaurant gave out is told so, and one that has its invoice by which', async ({
  page,
  apart,
}) => {
  const meal = newMeal();
  const asesor = await apart(EMPLOYEES.asesor);
  const first = await newCaseOfMeal(asesor, 'FACTURA RESTAURANTE', meal);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(first);
  await resolveByKeyboard(page, { line: 'Consumo en restaurante', total: '$580.00' });

  const second = await newCaseOfMeal(asesor, 'FACTURA RESTAURANTE', { ...meal, folio: 'NINGUNO-1' });
  await casePage(page).open(second);
  const { panel } = servicePanel(page);
  await expect(panel.getByText('No se encontró ninguna operación con el folio proporcionado')).toBeVisible();
  const folio = panel.getByLabel('Folio del consumo');
  await expect(folio).toHaveValue('NINGUNO-1');
  await folio.fill(` ${meal.folio.toLowerCase()} `);
  await folio.press('Enter');
  await expect(panel.getByText(/^Este consumo ya está en la factura R-\d+\.$/)).toBeVisible();
});
