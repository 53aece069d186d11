import { expect } from '@playwright/test';
import { casePage, newCaseOfSale } from '../bed/caso.ts';
import { newSale } from '../bed/sales.ts';
import { validacion } from '../bed/screens.ts';
import { newInvoice, servicePanel } from '../bed/services.ts';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';
import { makeVoucher, says, voucherPage } from '../bed/vouchers.ts';

test.describe('the invoices of a case', () => {
  test('are listed on its page with what people take along, and change under their eyes', async ({ page, apart }) => {
    const sale = newSale('enEfectivo');
    const facturacion = await apart(EMPLOYEES.facturacion);
    const { name, idCaso } = await newInvoice(await apart(EMPLOYEES.asesor), facturacion, sale);
    await signIn(page, EMPLOYEES.facturacion);
    await casePage(page).open(idCaso);
    const panel = page.getByRole('region', { name: 'Facturas' });
    const row = panel.getByRole('row', { name: new RegExp(`^${name} `) });
    await expect(row).toContainText('Factura general');
    await expect(row).toContainText('VIGENTE');
    await expect(row).toContainText('$6,960.00');

    await row.getByRole('button', { name: 'Ver PDF' }).focus();
    await page.keyboard.press('Enter');
    const paper = page.getByRole('dialog', { name: `Factura ${name}` });
    await expect(paper.locator('iframe')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();
    const [xml] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: 'XML' }).click()]);
    expect(xml.suggestedFilename()).toBe(`factura-${name}.xml`);
    await row.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('dialog').getByLabel('Correo').fill('escuela@kemper.mx');
    await page.keyboard.press('Enter');
    await says(page, /El correo a escuela@kemper.mx /);
    await expect(row.getByRole('status')).toHaveText('Factura por enviar a escuela@kemper.mx');

    const { request } = facturacion;
    const [{ id, version }] = await (await request.get(`api/facturas/por-caso/${idCaso}`)).json();
    const asks = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'CANCELACIÓN DE FACTURA', sale);
    const data = { idCaso: asks, idFactura: id, version, motivo: '02' };
    expect((await request.post('api/facturas/cancelar', { data })).ok()).toBe(true);
    await expect(row).toContainText('CANCELADA');
  });

  test('are nothing where there are none, and for who does not attend to invoices', async ({ page, apart }) => {
    const sale = newSale('enEfectivo');
    const asesor = await apart(EMPLOYEES.asesor);
    const { idCaso } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
    const empty = await newCaseOfSale(asesor, 'FACTURA GENERAL', newSale('enEfectivo'));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await signIn(page, EMPLOYEES.facturacion);
    await casePage(page).open(empty);
    await expect(page.getByRole('region', { name: 'Servicio' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Facturas' })).toHaveCount(0);
    expect(loaded.filter((url) => url.includes(`por-caso/${empty}`))).toHaveLength(1);
    expect(loaded.filter((url) => url.includes('InvoiceList'))).toEqual([]);
    await signIn(page, EMPLOYEES.asesor);
    await casePage(page).open(idCaso);
    await expect(page.getByRole('region', { name: 'Cliente' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Facturas' })).toHaveCount(0);
    expect(loaded.filter((url) => url.includes(`por-caso/${idCaso}`))).toEqual([]);
  });
});

test('who validates an operation sees its invoices and goes on to their cases', async ({ page, apart }) => {
  const sale = newSale('enEfectivo');
  const asesor = await apart(EMPLOYEES.asesor);
  const { name, idCaso } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
  await signIn(page, EMPLOYEES.asesor);
  const screen = validacion(page);
  await screen.open();
  await screen.validate(String(sale.operacion));
  const invoices = page.getByRole('list', { name: 'Facturas de la operación' });
  await expect(invoices.getByRole('listitem')).toHaveText([`Factura general ${name}VIGENTECaso ${idCaso}`]);
  // The articles looked for stay on a counter PC's first screen.
  await expect(screen.articulos.locator('tbody tr').nth(1)).toBeInViewport({ ratio: 1 });
  await invoices.getByRole('link', { name: `Caso ${idCaso}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Caso ${idCaso}` })).toBeVisible();
});

test('a parking ticket is no operation to validate', async ({ page, apart }) => {
  const sale = newSale('enEfectivo');
  const asesor = await apart(EMPLOYEES.asesor);
  const parking = await newCaseOfSale(asesor, 'FACTURA ESTACIONAMIENTO', sale);
  const general = await newCaseOfSale(asesor, 'FACTURA GENERAL', sale);
  await signIn(page, EMPLOYEES.asesor);
  const origin = page.getByRole('region', { name: 'Caso', exact: true });
  await casePage(page).open(parking);
  await expect(origin).toContainText(String(sale.operacion));
  await expect(origin.getByRole('link')).toHaveCount(0);
  await casePage(page).open(general);
  await expect(origin.getByRole('link')).toHaveCount(1);
});

test.describe('a voucher of an invoiced sale', () => {
  test('leads to its credit note with lines and amounts, and both lead to each other', async ({
    page,
    apart,
    producto,
  }) => {
    const sale = newSale('porTarjeta');
    const asesor = await apart(EMPLOYEES.asesor);
    const made = await makeVoucher(asesor, producto.url, { of: sale });
    await signIn(page, EMPLOYEES.administrador);
    const vale = voucherPage(page);
    await vale.open(made);
    const facts = vale.part('Vale');
    await expect(facts.getByText('Factura', { exact: true })).toHaveCount(0);
    // It is offered as soon as the sale is invoiced.
    const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
    const way = facts.getByRole('link', { name: 'Nota de crédito' });
    await expect(way).toBeVisible();
    await expect(facts).toContainText(`Factura${name}`);
    await way.focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: `Caso ${made.idCaso}` })).toBeVisible();
    const { panel, labelled, buttonNamed, tabTo } = servicePanel(page);
    await expect(panel.getByText(`Factura ${name}`)).toBeVisible();
    await expect(labelled(new RegExp(`^Vale ${made.folio}: \\$2,320.00`))).toBeChecked();
    const lines = panel.getByRole('table', { name: `Lo que devuelve el vale ${made.folio}` });
    await expect(lines.getByRole('row', { name: 'Licuadora industrial 1 $2,320.00' })).toBeVisible();
    await tabTo(buttonNamed('Revisar'));
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('table', { name: 'Conceptos' })).toContainText('Licuadora industrial');
    await expect(buttonNamed('Resolver')).toBeFocused();
    await page.keyboard.press('Enter');
    await says(page, 'La Factura se generó con éxito');

    const list = page.getByRole('region', { name: 'Facturas' });
    await expect(list.getByRole('row', { name: /^NC-/ })).toContainText('VIGENTE');
    await list.getByRole('link', { name: `Vale ${made.folio}` }).click();
    await expect(facts.getByRole('link', { name: /^NC-\d+$/ })).toBeVisible();
    await expect(facts).toContainText('VIGENTE');
    await expect(way).toHaveCount(0);
    const cancel = await vale.act('Cancelar vale');
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel).toContainText('Este vale tiene una nota de crédito: ');
    await page.keyboard.press('Escape');
    await facts.getByRole('link', { name: /^NC-\d+$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Caso ${made.idCaso}` })).toBeVisible();
  });

  test('is offered by a case of NOTA DE CRÉDITO of the sale, and once', async ({ page, apart, producto }) => {
    const sale = newSale('porTarjeta');
    const asesor = await apart(EMPLOYEES.asesor);
    const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
    const made = await makeVoucher(asesor, producto.url, { of: sale });
    const cases = [
      await newCaseOfSale(asesor, 'NOTA DE CRÉDITO', sale),
      await newCaseOfSale(asesor, 'NOTA DE CRÉDITO', sale),
    ] as const;
    await signIn(page, EMPLOYEES.facturacion);
    const { panel, labelled, buttonNamed } = servicePanel(page);
    await casePage(page).open(cases[0]);
    await expect(panel.getByText(`Factura ${name}`)).toBeVisible();
    await labelled(new RegExp(`^Vale ${made.folio}: `)).check();
    await buttonNamed('Revisar').click();
    await buttonNamed('Resolver').click();
    await says(page, 'La Factura se generó con éxito');
    await casePage(page).open(cases[1]);
    await expect(
      panel.getByText(new RegExp(`^El vale ${made.folio} ya tiene la nota NC-\\d+ \\(VIGENTE\\)\\.$`)),
    ).toBeVisible();
    await expect(labelled(new RegExp(`^Vale ${made.folio}: `))).toHaveCount(0);
  });

  test('says where its note can be made once its case is solved', async ({ page, apart, producto }) => {
    const sale = newSale('porTarjeta');
    const asesor = await apart(EMPLOYEES.asesor);
    await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
    const made = await makeVoucher(asesor, producto.url, { of: sale });
    await closeCase(await apart(EMPLOYEES.administrador), made.idCaso);
    await signIn(page, EMPLOYEES.administrador);
    const vale = voucherPage(page);
    await vale.open(made);
    await vale.part('Vale').getByRole('link', { name: 'Nota de crédito' }).click();
    const { panel } = servicePanel(page);
    await expect(panel).toContainText(`El caso ${made.idCaso} está solucionado: ya no admite facturas.`);
    await panel.getByRole('link', { name: 'Ir a la operación' }).click();
    await expect(validacion(page).operacion).toHaveValue(String(sale.operacion));
  });
});

async function closeCase({ request }: Signed, idCaso: number): Promise<void> {
  const { version } = await (await request.get(`api/caso/detalle/${idCaso}`)).json();
  const data = { idCaso, version, solucion: 'Se devolvió al cliente su dinero.' };
  expect((await request.post('api/caso/cerrar-caso', { data })).ok()).toBe(true);
}
