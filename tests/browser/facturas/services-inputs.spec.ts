import { expect } from '@playwright/test';
import { casePage, newCaseOfSale } from '../bed/caso.ts';
import { newSale } from '../bed/sales.ts';
import { newInvoice, PAYERS, SCHOOL, servicePanel, writeReceiver } from '../bed/services.ts';
import { EMPLOYEES, signIn, test, withProduct } from '../bed/test.ts';
import { says } from '../bed/vouchers.ts';

test('a postal code with 300 colonias fills the place in, and any colonia can be typed at once', async ({
  page,
  apart,
}) => {
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, fields, tabTo } = servicePanel(page);
  await fields.codigoPostal.fill('36257');
  await page.keyboard.press('Tab');
  await expect(fields.estado).toHaveValue('Guanajuato');
  await expect(fields.municipio).toHaveValue('Guanajuato');
  // Of so many none is chosen for the person.
  await expect(fields.colonia).toHaveValue('');
  await expect(panel.locator('datalist option')).toHaveCount(300);
  await tabTo(fields.colonia);
  await page.keyboard.type('Una que el SAT no tiene');
  await expect(fields.colonia).toHaveValue('Una que el SAT no tiene');
});

test('an RFC is taken as people write it, and a name with signs is told what it cannot have', async ({
  page,
  apart,
  fallas,
}) => {
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, fields, buttonNamed } = servicePanel(page);
  await fields.rfc.fill(' ñ&a-010101 ab1 ');
  await fields.nombre.fill('José "Pepe" | <b>Ñandú</b> & Cía. 😀');
  await buttonNamed('Revisar').click();
  // Its check digit only warns.
  await expect(panel.getByText(/^El dígito verificador del RFC no coincide/)).toBeVisible();
  await expect(panel.getByText('No puede llevar la barra vertical |.')).toBeVisible();
  await expect(fields.nombre).toBeFocused();
  // Nothing of it is read as a tag.
  await expect(panel.locator('b', { hasText: 'Ñandú' })).toHaveCount(0);
  await expect(fields.nombre).toHaveValue('José "Pepe" | <b>Ñandú</b> & Cía. 😀');
  expect(await fallas('section[aria-labelledby]')).toEqual([]);
});

test('a name that is filled in where somebody stands already is written over, not added to', async ({
  page,
  apart,
}) => {
  const asesor = await apart(EMPLOYEES.asesor);
  await newInvoice(asesor, await apart(EMPLOYEES.facturacion), newSale('enEfectivo'));
  const id = await newCaseOfSale(asesor, 'FACTURA GENERAL', newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { fields } = servicePanel(page);
  await fields.rfc.fill(SCHOOL.rfc);
  await fields.rfc.press('Tab');
  await expect(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  await expect(fields.nombre).toBeFocused();
  await page.keyboard.type('OTRA RAZON');
  await expect(fields.nombre).toHaveValue('OTRA RAZON');
});

test('an amount that no note can be of is told why, beside its field', async ({ page, apart }) => {
  const sale = newSale('enEfectivo');
  const asesor = await apart(EMPLOYEES.asesor);
  await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
  const id = await newCaseOfSale(asesor, 'NOTA DE CRÉDITO', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, buttonNamed } = servicePanel(page);
  const amount = labelled(/^Importe/);
  for (const [written, said] of [
    ['', 'Campo requerido'],
    ['0', 'El importe debe ser mayor que cero.'],
    ['0.001', 'Máximo dos decimales'],
    ['1e5', 'Campo de solo números.'],
    ['6,960.01', 'De esta factura quedan $6,960.00.'],
    ['9999999999', 'El valor no puede ser mayor a 100,000,000'],
  ] as const) {
    await amount.fill(written);
    await amount.press('Enter');
    await expect(panel.getByRole('alert').getByText(said)).toBeVisible();
  }
  await amount.fill('0.01');
  await amount.press('Enter');
  await expect(panel.locator('dl')).toContainText('$0.01');
  await expect(buttonNamed('Resolver')).toBeFocused();
});

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

test('what is wrong with an invoice has the focus, the first of it on the page', async ({ page, apart }) => {
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { fields, buttonNamed } = servicePanel(page);
  await expect(fields.rfc).toBeVisible();
  await buttonNamed('Revisar').click();
  await expect(fields.rfc).toBeFocused();
  await fields.rfc.fill(SCHOOL.rfc);
  await fields.nombre.fill(SCHOOL.beneficiario);
  await fields.regimen.selectOption(SCHOOL.regimen);
  await fields.uso.selectOption(SCHOOL.uso);
  await fields.codigoPostal.fill('4250');
  await buttonNamed('Revisar').click();
  await expect(fields.codigoPostal).toBeFocused();
  // The server's findings come later; the first field among them has the focus as well.
  await page.route(/facturas\/validar/, async (route) => {
    const answer = await (await route.fetch()).json();
    const rechazos = [
      { codigo: 'CFDI40147', donde: 'Receptor.DomicilioFiscalReceptor', texto: 'El código postal no es el suyo.' },
      { codigo: 'CFDI40145', donde: 'Receptor.Nombre', texto: 'El nombre no es el suyo.' },
    ];
    await route.fulfill({ json: { ...answer, rechazos } });
  });
  await fields.codigoPostal.fill(SCHOOL.codigoPostal);
  await buttonNamed('Revisar').click();
  await expect(fields.nombre).toBeFocused();
  await expect(fields.nombre).toHaveAccessibleDescription(/El nombre no es el suyo\. \(CFDI40145\)/);
});

test('a search that finds nothing says on the page what was looked for', async ({ page, apart, fallas }) => {
  const sale = newSale('enEfectivo');
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'CANCELACIÓN DE FACTURA', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, buttonNamed } = servicePanel(page);
  await expect(panel.getByRole('status')).toHaveText(
    new RegExp(`^No se encontraron resultados\\..+, operación ${sale.operacion}$`),
  );
  expect(await fallas('section[aria-labelledby]')).toEqual([]);
  await labelled('Serie y folio').check();
  await labelled('Serie').fill('a');
  await labelled('Folio').fill('2147483647');
  await buttonNamed('Buscar').click();
  await expect(panel.getByRole('status')).toHaveText('No se encontraron resultados.Factura A-2147483647');
});

test('maintenance fills what is known of a new RFC, asks about what was typed, and changes how it is paid', async ({
  page,
  apart,
  fallas,
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
  expect(await fallas('section[aria-labelledby]')).toEqual([]);
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
