import { expect, type Page } from '@playwright/test';
import { caseAtServer, casePage, newCaseOfSale } from '../bed/caso.ts';
import { newSale } from '../bed/sales.ts';
import { newInvoice, SCHOOL, SURNAMED_OTHERWISE, servicePanel, writeReceiver } from '../bed/services.ts';
import { letDaysPass, setPauses, setStamper, test } from '../bed/silentStamper.ts';
import { EMPLOYEES, signIn } from '../bed/test.ts';
import { says } from '../bed/vouchers.ts';

const NOT_KNOWN =
  'No se sabe todavía si la factura se timbró: se terminará sola. Puede reintentar, no se emitirá dos veces.';
const REFUSED = 'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO';

/** The states of the invoices of a case, as the server has them. */
async function statesOf(page: Page, id: number): Promise<string[]> {
  const answer = await page.request.get(`api/facturas/por-caso/${id}`);
  return ((await answer.json()) as { estado: { nombre: string } }[]).map(({ estado }) => estado.nombre);
}

test.describe('an invoice that the provider says nothing of', () => {
  test.beforeEach(async ({ apart }) => {
    const facturacion = await apart(EMPLOYEES.facturacion);
    await setStamper(facturacion, false);
    await setPauses(facturacion, false);
  });

  test('is said to be not known, and comes by itself', async ({ page, apart }) => {
    const facturacion = await apart(EMPLOYEES.facturacion);
    const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
    await signIn(page, EMPLOYEES.facturacion);
    await casePage(page).open(id);
    const { panel, buttonNamed } = servicePanel(page);
    await writeReceiver(page, SCHOOL);
    await buttonNamed('Revisar').click();
    await buttonNamed('Resolver').click();
    await expect(panel.getByText(NOT_KNOWN)).toBeVisible();
    // It is not known to have failed.
    await expect(panel.getByText('No se pudo resolver.')).toHaveCount(0);
    await expect(buttonNamed('Reintentar')).toBeVisible();
    expect(await statesOf(page, id)).toEqual(['BORRADOR']);

    await setStamper(facturacion, true);
    await expect(panel.getByRole('status').getByText('La Factura se generó con éxito')).toBeVisible();
    await expect(panel.getByText('VIGENTE')).toBeVisible();
    expect(await statesOf(page, id)).toEqual(['VIGENTE']);
  });

  test('and that is refused then escalates its case once, by itself', async ({ page, apart }) => {
    const facturacion = await apart(EMPLOYEES.facturacion);
    const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
    await signIn(page, EMPLOYEES.facturacion);
    await casePage(page).open(id);
    const { panel, buttonNamed } = servicePanel(page);
    await writeReceiver(page, SURNAMED_OTHERWISE);
    await buttonNamed('Revisar').click();
    await buttonNamed('Resolver').click();
    await expect(panel.getByText(NOT_KNOWN)).toBeVisible();
    await setStamper(facturacion, true);
    await expect(panel.getByRole('status').getByText(REFUSED, { exact: true })).toBeVisible();
    const { subCategoria, logEscalamientos } = await caseAtServer(page, id);
    expect([subCategoria.nombre, logEscalamientos.length]).toEqual(['MANTENIMIENTO FACTURA', 1]);
    expect(await statesOf(page, id)).toEqual(['RECHAZADA']);
  });

  test('while the server is killed comes with the next one', async ({ page, apart, producto, hilo }) => {
    test.slow();
    const facturacion = await apart(EMPLOYEES.facturacion);
    // Half a minute of pause: the server that is killed does not ask again.
    await setPauses(facturacion, true);
    const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
    await signIn(page, EMPLOYEES.facturacion);
    await page.goto(`${hilo.url}administracion/casos/${id}`);
    const { panel, buttonNamed } = servicePanel(page);
    await writeReceiver(page, SCHOOL);
    await buttonNamed('Revisar').click();
    hilo.loseAnswers('facturacion/resolver');
    await buttonNamed('Resolver').click();
    await expect(panel.getByText('Si se guardó de todos modos, al reintentar no se guarda dos veces.')).toBeVisible();
    expect(await statesOf(page, id)).toEqual(['BORRADOR']);
    await setStamper(facturacion, true);
    // The next one is asked to look often, should its first look come to nothing on a busy machine.
    await setPauses(facturacion, false);
    await producto.kill();
    hilo.mend();
    await producto.start();
    await expect.poll(() => statesOf(page, id)).toEqual(['VIGENTE']);
    // The screen hears of it once its stream is open again, which it tries after pauses of up to half a minute.
    await expect(panel.getByRole('status').getByText('La Factura se generó con éxito')).toBeVisible({
      timeout: 45_000,
    });
    expect(await statesOf(page, id)).toEqual(['VIGENTE']);
  });
});

test('a cancellation waits for who received the invoice, in sight, and ends by itself', async ({ page, apart }) => {
  const facturacion = await apart(EMPLOYEES.facturacion);
  const asesor = await apart(EMPLOYEES.asesor);
  await setStamper(facturacion, true);
  await setPauses(facturacion, false);
  const sale = newSale('enEfectivo');
  const { name } = await newInvoice(asesor, facturacion, sale);
  const id = await newCaseOfSale(asesor, 'CANCELACIÓN DE FACTURA', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, buttonNamed } = servicePanel(page);
  await labelled(/^02 /).check();
  await buttonNamed('Pedir la cancelación').click();
  await says(page, new RegExp(`Se pidió cancelar la factura ${name}: quien la recibió puede contestar hasta el `));
  await expect(panel.getByText('CANCELACIÓN SOLICITADA', { exact: true })).toBeVisible();
  await expect(
    panel.getByText(/^Quien la recibió puede contestar hasta el [\d/]+\. Si no contesta, se cancela\.$/),
  ).toBeVisible();
  // The case says so, too: it is in process, with the invoice and the request among what was done.
  await expect(page.getByRole('region', { name: 'Facturas' })).toContainText('Este caso pidió cancelarla');
  await expect(page.getByText(`Se pidió cancelar la factura ${name}`, { exact: true })).toBeVisible();
  expect((await caseAtServer(page, id)).estado.nombre).toBe('EN PROCESO');

  await letDaysPass(facturacion);
  await expect(panel.getByText('CANCELADA', { exact: true })).toBeVisible();
  await expect(panel.getByText('Nada: la factura se canceló.')).toBeVisible();
});
