import { expect, type Page } from '@playwright/test';
import { caseAtServer, casePage, newCaseOfSale, otherPerson } from '../bed/caso.ts';
import { keepAway } from '../bed/keepAway.ts';
import { newSale } from '../bed/sales.ts';
import { newInvoice, SURNAMED_OTHERWISE, servicePanel, writeReceiver } from '../bed/services.ts';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';

/** As the authority knows him. */
const RIGHT_NAME = 'RODRIGO KITIA CASTRO';

/** The specification's, letter for letter (section 8). */
const REFUSED = 'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO';

/** Opens a case of a sale and fills the form with the receiver that the provider refuses, up to the preview. */
async function previewOfRefused(page: Page, asesor: Signed): Promise<number> {
  const id = await newCaseOfSale(asesor, 'FACTURA GENERAL', newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { buttonNamed } = servicePanel(page);
  await writeReceiver(page, SURNAMED_OTHERWISE);
  await buttonNamed('Revisar').click();
  await expect(buttonNamed('Resolver')).toBeVisible();
  return id;
}

/** That a case went to MANTENIMIENTO FACTURA, once. */
async function expectEscalatedOnce(person: Signed, id: number) {
  const { subCategoria, estado, logEscalamientos } = await caseAtServer(person, id);
  expect([subCategoria.nombre, estado.nombre]).toEqual(['MANTENIMIENTO FACTURA', 'ESCALADO']);
  expect(logEscalamientos).toHaveLength(1);
}

test.describe('an invoice that the provider refuses', () => {
  test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });
  // Here the person tries again: the page never learns by itself that the server serves.
  test.beforeEach(({ page }) => keepAway(page));

  test('is told with the specification’s warning, escalates its case, and another screen sees it', async ({
    page,
    apart,
    elsewhere,
  }) => {
    const asesor = await apart(EMPLOYEES.asesor);
    const id = await previewOfRefused(page, asesor);
    const other = await otherPerson(elsewhere, EMPLOYEES.administrador, id);
    await expect(servicePanel(other.page).panel).toContainText('FACTURA GENERAL');
    const { panel, buttonNamed } = servicePanel(page);
    await buttonNamed('Resolver').click();
    await expect(panel.getByRole('status').getByText(REFUSED, { exact: true })).toBeVisible();
    await expect(panel.getByText('RECHAZADA')).toBeVisible();
    await expect(panel.getByText(/\(CFDI40145\)/)).toBeVisible();
    await expect(page.getByText('Este caso pasó a MANTENIMIENTO FACTURA.')).toBeVisible();
    await expect(buttonNamed('Ver PDF')).toHaveCount(0);
    await expectEscalatedOnce(page, id);
    await expect(other.page.getByText('Este caso pasó a MANTENIMIENTO FACTURA.')).toBeVisible();

    await page.reload();
    await expect(panel.getByText('MANTENIMIENTO FACTURA')).toBeVisible();
    await expectEscalatedOnce(page, id);
  });

  test('escalates once when its answer was lost, and the screen learns by itself what came of it', async ({
    page,
    hilo,
    apart,
  }) => {
    const id = await previewOfRefused(page, await apart(EMPLOYEES.asesor));
    const { panel, buttonNamed } = servicePanel(page);
    hilo.loseAnswers('facturacion/resolver');
    await buttonNamed('Resolver').click();
    await expect.poll(() => hilo.count('facturacion/resolver')).toBeGreaterThan(0);
    hilo.mend();
    await expect(panel.getByRole('status').getByText(REFUSED, { exact: true })).toBeVisible();
    await expectEscalatedOnce(page, id);
  });

  test('escalates once, also when its answer was lost and the person tries again', async ({ page, hilo, apart }) => {
    // Who hears that it ended asks again by itself, and the person finds nothing more to press.
    await page.route('**/api/eventos', (route) => route.fulfill({ status: 404 }));
    const id = await previewOfRefused(page, await apart(EMPLOYEES.asesor));
    const { panel, buttonNamed } = servicePanel(page);
    hilo.loseAnswers('facturacion/resolver');
    await buttonNamed('Resolver').click();
    await expect(panel.getByText('No se pudo resolver.')).toBeVisible();
    await expect(panel.getByText('Si se guardó de todos modos, al reintentar no se guarda dos veces.')).toBeVisible();
    await expectEscalatedOnce(page, id);
    hilo.mend();
    await buttonNamed('Reintentar').click();
    await expect(panel.getByRole('status').getByText(REFUSED, { exact: true })).toBeVisible();
    await expectEscalatedOnce(page, id);
  });
});

test('a cancellation that was not asked for can be put right, and given up for another invoice', async ({
  page,
  apart,
}) => {
  const sale = newSale('enEfectivo');
  const asesor = await apart(EMPLOYEES.asesor);
  const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
  const id = await newCaseOfSale(asesor, 'CANCELACIÓN DE FACTURA', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, buttonNamed } = servicePanel(page);
  const motives: string[] = [];
  await page.route(/facturas\/cancelar/, (route) => {
    motives.push(route.request().postDataJSON().motivo);
    return route.fulfill({ status: 500, json: { message: 'Ocurrio un error interno' } });
  });
  await labelled(/^02 /).check();
  await buttonNamed('Pedir la cancelación').click();
  await expect(panel.getByText('No se pudo pedir la cancelación.')).toBeVisible();
  await buttonNamed('Reintentar').click();
  await expect.poll(() => motives).toEqual(['02', '02']);

  await buttonNamed('Corregir').click();
  await expect(panel.getByText('No se pudo pedir la cancelación.')).toHaveCount(0);
  await labelled(/^03 /).check();
  await buttonNamed('Pedir la cancelación').click();
  await expect(panel.getByText('No se pudo pedir la cancelación.')).toBeVisible();
  expect(motives).toEqual(['02', '02', '03']);

  await buttonNamed('Elegir otra').click();
  await expect(panel.getByText(`Factura ${name}`)).toHaveCount(0);
  await expect(buttonNamed('Buscar')).toBeVisible();
});

test('a refused invoice is opened again with all that was written, and issued anew', async ({ page, apart }) => {
  const id = await previewOfRefused(page, await apart(EMPLOYEES.asesor));
  const { panel, fields, labelled, buttonNamed } = servicePanel(page);
  await buttonNamed('Resolver').click();
  await expect(panel.getByText('RECHAZADA')).toBeVisible();
  await page.getByRole('button', { name: 'Atenderlo ahí' }).click();

  // The written values stand there, and the provider's words at the field that they are about.
  await expect(fields.rfc).toHaveValue(SURNAMED_OTHERWISE.rfc);
  await expect(fields.nombre).toHaveValue(SURNAMED_OTHERWISE.beneficiario);
  await expect(fields.uso).toHaveValue(SURNAMED_OTHERWISE.uso);
  await expect(fields.codigoPostal).toHaveValue(SURNAMED_OTHERWISE.codigoPostal);
  await expect(fields.nombre).toHaveAccessibleDescription(/\(CFDI40145\)/);

  // It may be refused again: there is a way on from there, too.
  await buttonNamed('Revisar').click();
  await buttonNamed('Resolver').click();
  await buttonNamed('Corregirla y emitirla de nuevo').click();
  await expect(fields.nombre).toHaveAccessibleDescription(/\(CFDI40145\)/);

  await fields.nombre.fill(RIGHT_NAME);
  await buttonNamed('Revisar').click();
  await buttonNamed('Resolver').click();
  await expect(panel.getByRole('status').getByText('La Factura se generó con éxito')).toBeVisible();
  const list = page.getByRole('region', { name: 'Facturas' });
  await expect(list.getByText(/^Se emitió de nuevo como A-\d+$/)).toHaveCount(2);
  await expectEscalatedOnce(page, id);

  // A page that is opened afterwards looks for what is in effect.
  await page.reload();
  await expect(panel.getByText(/^Factura A-\d+/)).toBeVisible();
  await expect(labelled(/^Método de pago/)).toBeVisible();
});
