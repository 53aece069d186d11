/** The acts on an invoice and on a sale, from where one looks to the end in their case, by keyboard. */
import { expect, type Page } from '@playwright/test';
import { newSale } from '../bed/sales.ts';
import { newInvoice, SCHOOL, servicePanel } from '../bed/services.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { says } from '../bed/vouchers.ts';

function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

/** Presses Tab until the button has the focus, and then Enter. */
async function press(page: Page, name: string): Promise<void> {
  await servicePanel(page).tabTo(page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Finds a text in the box, as the hands do. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Qué busca' })).toBeFocused();
  await page.keyboard.type(text);
}

test('an invoice is cancelled from its page, and its open case is led to', async ({ page, apart }) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.facturacion);
  await page.goto('facturas');
  await expect(heading(page, 'Facturas')).toBeVisible();
  await find(page, name);
  await expect(page.getByRole('option', { name: `Factura ${name}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, `Factura ${name}`)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Recibo de pago' })).toHaveAccessibleDescription(
    'Solo una factura que se paga después o en partes (PPD) lleva recibos de pago.',
  );
  await press(page, 'Cancelar factura');

  const { panel, labelled, tabTo, buttonNamed } = servicePanel(page);
  await says(page, /El caso \d+ se ha creado con éxito/);
  await expect(heading(page, /^Caso \d+/)).toBeVisible();
  const made = page.url();
  await expect(panel.getByText(`Factura ${name}`)).toBeVisible();
  // At its first question: nothing is between the act and the motive.
  await expect(labelled(/^02 /)).toBeFocused();

  // Asked for again, it is the same case.
  await page.goBack();
  await expect(heading(page, `Factura ${name}`)).toBeVisible();
  await press(page, 'Cancelar factura');
  await says(page, /Ya había un caso abierto de esto: es el \d+\. Siga en él\./);
  await expect(page).toHaveURL(made);
  await expect(labelled(/^02 /)).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(buttonNamed('Pedir la cancelación'));
  await page.keyboard.press('Enter');
  await says(page, `La factura ${name} se canceló`);
});

test('a sale is invoiced by name from its page', async ({ page }) => {
  const sale = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.facturacion);
  await page.goto(`valida-operacion?tienda=${sale.tienda}&operacion=${sale.operacion}`);
  await expect(page.getByRole('button', { name: 'Facturar' })).toBeVisible();
  await press(page, 'Facturar');
  const { panel, fields, buttonNamed, tabTo } = servicePanel(page);
  await expect(panel.getByText(`Operación ${sale.operacion}`)).toBeVisible();
  await expect(fields.rfc).toBeFocused();
  await page.keyboard.type(SCHOOL.rfc);
  await tabTo(fields.nombre);
  await expect(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  await tabTo(buttonNamed('Revisar'));
  await page.keyboard.press('Enter');
  await expect(buttonNamed('Resolver')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'La Factura se generó con éxito');

  await page.goto(`valida-operacion?tienda=${sale.tienda}&operacion=${sale.operacion}`);
  const made = page.getByRole('list', { name: 'Facturas de la operación' }).getByRole('link', { name: /^A-/ });
  await expect(page.getByRole('button', { name: 'Facturar' })).toHaveAccessibleDescription(
    /^Esta operación ya está en la factura A-\d+\.$/,
  );
  await made.click();
  await expect(heading(page, /^Factura A-/)).toBeFocused();
});

test('a sale without a buyer is invoiced from the box, for the customer who is chosen', async ({ page, fallas }) => {
  const sale = newSale('anonima');
  await signIn(page, EMPLOYEES.facturacion);
  await page.goto('facturas');
  await expect(heading(page, 'Facturas')).toBeVisible();
  await find(page, `facturar ${sale.operacion}`);
  await expect(page.getByRole('option', { name: `Facturar la operación ${sale.operacion}` })).toBeVisible();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Elegir al cliente' });
  await says(page, 'Esta operación no dice quién compró: elija al cliente.');
  await expect(window).toBeVisible();
  expect(await fallas('[role=dialog]')).toEqual([]);
  await window.getByLabel(/^Nombre/).fill('Zacarías');
  await window.getByLabel(/^Apellido paterno/).fill('Iturbide');
  await window.getByLabel(/^Fecha nacimiento/).fill('1980-02-29');
  await window.getByLabel(/^Número celular/).fill('5577001122');
  await window.getByRole('button', { name: 'Elegir', exact: true }).click();
  await says(page, /El caso \d+ se ha creado con éxito/);
  const { panel, fields } = servicePanel(page);
  await expect(panel.getByText(`Operación ${sale.operacion}`)).toBeVisible();
  await expect(fields.rfc).toBeFocused();
});

test('whoever does not attend to invoices sees none of it', async ({ page }) => {
  const sale = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`valida-operacion?tienda=${sale.tienda}&operacion=${sale.operacion}`);
  await expect(page.getByRole('link', { name: 'Devolver artículos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Facturar' })).toHaveCount(0);
  await find(page, `facturar ${sale.operacion}`);
  await expect(page.getByRole('status').filter({ hasText: 'No se encontró nada' })).toBeVisible();
});
