import { expect } from '@playwright/test';
import { casePage, newCaseOfSale } from '../bed/caso.ts';
import { newSale } from '../bed/sales.ts';
import { newInvoice, PAYERS, SCHOOL, servicePanel, writeReceiver } from '../bed/services.ts';
import { EMPLOYEES, signIn, test, withProduct } from '../bed/test.ts';
import { says } from '../bed/vouchers.ts';

test('a CSD that cannot seal is told at the start and where invoices are made, and stops no other work', async ({
  browser,
  playwright,
}) => {
  const csd = { CSD_CER: '/no/existe.cer', CSD_LLAVE: '/no/existe.key', CSD_CONTRASENA: 'secreta' };
  const said = 'El archivo de CSD_CER, /no/existe.cer, no existe.';
  await withProduct(async ({ url, output }) => {
    expect(output()).toContain(`${said} Mientras tanto no se timbran facturas; lo demás sigue.`);
    const asesor = { request: await playwright.request.newContext({ baseURL: url }) };
    await signIn(asesor, EMPLOYEES.asesor);
    const id = await newCaseOfSale(asesor, 'FACTURA GENERAL', newSale('enEfectivo'));
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await signIn(page, EMPLOYEES.facturacion);
    const caso = casePage(page);
    await caso.open(id);
    const { panel, buttonNamed } = servicePanel(page);
    await writeReceiver(page, SCHOOL);
    await buttonNamed('Revisar').click();
    await expect(panel.getByRole('alert').getByText(said)).toBeVisible();
    await expect(buttonNamed('Resolver')).toHaveCount(0);
    await caso.comentario.fill('Se le avisa al cliente que su factura tarda.');
    await caso.comentar.click();
    await says(page, 'Comentario agregado con éxito');
    await context.close();
    await asesor.request.dispose();
  }, csd);
});

test('maintenance fills what is known of a new RFC, asks about what was typed, and changes how it is paid', async ({
  page,
  apart,
}) => {
  const sale = newSale('enEfectivo');
  const asesor = await apart(EMPLOYEES.asesor);
  const facturacion = await apart(EMPLOYEES.facturacion);
  // The chain knows this one since it invoiced her.
  await newInvoice(asesor, facturacion, newSale('enEfectivo'), PAYERS.software);
  await newInvoice(asesor, facturacion, sale);
  const id = await newCaseOfSale(asesor, 'MANTENIMIENTO FACTURA', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, fields, buttonNamed } = servicePanel(page);
  await expect(fields.rfc).toHaveValue(SCHOOL.rfc);
  await fields.rfc.fill(PAYERS.software.rfc);
  await fields.rfc.blur();
  await expect(fields.nombre).toHaveValue(PAYERS.software.beneficiario);
  await expect(fields.codigoPostal).toHaveValue(PAYERS.software.codigoPostal);

  await fields.nombre.fill('ESCUELA OTRA');
  await fields.rfc.fill(SCHOOL.rfc);
  await fields.rfc.blur();
  const question = panel.getByText(`De ${SCHOOL.rfc} la cadena conoce otros datos: ${SCHOOL.beneficiario}`);
  await expect(question).toBeVisible();
  await expect(fields.nombre).toHaveValue('ESCUELA OTRA');
  await expect(fields.codigoPostal).toHaveValue(SCHOOL.codigoPostal);
  await buttonNamed('Usarlos en lugar de lo escrito').click();
  await expect(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  await expect(question).toHaveCount(0);

  await expect(fields.formaPago).toHaveValue('01');
  await labelled(/^Método de pago/).selectOption('PPD');
  await expect(fields.formaPago).toHaveValue('99');
  await expect(fields.formaPago.locator('option')).toHaveCount(2);
  await labelled(/^Método de pago/).selectOption('PUE');
  await expect(fields.formaPago).toHaveValue('01');
  await labelled(/^Método de pago/).selectOption('PPD');
  await buttonNamed('Revisar').click();
  await expect(panel.getByText(/99 Por definir · Pago en parcialidades o diferido$/)).toBeVisible();
  await buttonNamed('Resolver').click();
  await says(page, 'La Factura se actualizó con éxito');
});
