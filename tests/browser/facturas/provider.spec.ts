import { expect, type Page } from '@playwright/test';
import { casePage, newCaseOfSale } from '../bed/caso.ts';
import { makeOlder, test } from '../bed/provider.ts';
import { newSale } from '../bed/sales.ts';
import { newInvoice, PAYERS, servicePanel, writeReceiver } from '../bed/services.ts';
import { setPauses } from '../bed/silentStamper.ts';
import { EMPLOYEES, signIn } from '../bed/test.ts';
import { says } from '../bed/vouchers.ts';

test.beforeEach(async ({ apart, proveedor }) => {
  proveedor.simulator.mend();
  await setPauses(await apart(EMPLOYEES.facturacion), false);
});

/** Asks for the invoice of a new case on its page, up to the press that sends it. */
async function askForInvoice(page: Page, id: number, receiver: (typeof PAYERS)[keyof typeof PAYERS]) {
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const panel = servicePanel(page);
  await writeReceiver(page, receiver);
  await panel.buttonNamed('Revisar').click();
  await panel.buttonNamed('Resolver').click();
  return panel;
}

/** The number of the one invoice of a case. */
async function invoiceOf(page: Page, idCaso: number): Promise<number> {
  const answer = await page.request.get(`api/facturas/por-caso/${idCaso}`);
  const [one] = (await answer.json()) as { id: number }[];
  return one?.id ?? 0;
}

/** The stamps that a case's invoices got. */
async function stampsOf(page: Page, id: number): Promise<readonly (string | null)[]> {
  const answer = await page.request.get(`api/facturas/por-caso/${id}`);
  return ((await answer.json()) as { uuid: string | null }[]).map(({ uuid }) => uuid);
}

test('a provider without credit is named, and the invoice comes by itself once there is some', async ({
  page,
  apart,
  proveedor,
}) => {
  const { simulator } = proveedor;
  simulator.fail('timbrar', 'sinCredito', 1_000);
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
  const { panel } = await askForInvoice(page, id, PAYERS.toys);
  await expect(panel.getByText(/no quedan timbres/).first()).toBeVisible();
  simulator.mend();
  await expect(panel.getByText('VIGENTE')).toBeVisible();
  const own = await stampsOf(page, id);
  expect(simulator.state.stamps.filter(({ uuid }) => own.includes(uuid))).toHaveLength(1);
});

test('a provider that stamps and whose answers are lost stamps once', async ({ page, apart, proveedor }) => {
  const { simulator } = proveedor;
  const before = simulator.state.stamps.length;
  simulator.fail('timbrar', 'cortadaDespues', 1_000);
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
  const { panel } = await askForInvoice(page, id, PAYERS.estrada);
  await expect(panel.getByText(/No se sabe todavía si la factura se timbró/)).toBeVisible();
  simulator.mend();
  await expect(panel.getByText('VIGENTE')).toBeVisible();
  expect(simulator.state.stamps).toHaveLength(before + 1);
  expect(await stampsOf(page, id)).toEqual([simulator.state.stamps.at(-1)?.uuid]);
});

test('an invoice that nobody answered for is ended by a person who has its stamp', async ({
  page,
  apart,
  proveedor,
  quejas,
}) => {
  test.slow();
  const { simulator, producto, dataDir } = proveedor;
  simulator.fail('timbrar', 'cortadaDespues', 1_000);
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
  const { panel } = await askForInvoice(page, id, PAYERS.software);
  await expect(panel.getByText(/No se sabe todavía si la factura se timbró/)).toBeVisible();
  const [stamp] = simulator.state.stamps.slice(-1);
  await producto.kill();
  await makeOlder(dataDir, 71);
  await producto.start();

  // The page that was open lost its server.
  quejas.length = 0;
  await page.goto(`facturas/${await invoiceOf(page, id)}`);
  await expect(page.getByText(/^Nadie sabe si la factura se timbró/)).toBeVisible();
  await page.getByRole('button', { name: 'Registrar el timbre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar el timbre' });
  await dialog.getByLabel(/^XML timbrado/).fill('<otra/>');
  await dialog.getByRole('button', { name: 'Registrar el timbre' }).click();
  await expect(dialog.getByText(/Este XML no es el de esta factura/).first()).toBeVisible();
  await dialog.getByLabel(/^XML timbrado/).fill(stamp?.xml ?? '');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('VIGENTE', { exact: true }).first()).toBeVisible();
  expect(await stampsOf(page, id)).toEqual([stamp?.uuid]);
});

test('a cancellation goes from its request to the acknowledgement of the authority', async ({
  page,
  apart,
  proveedor,
}) => {
  const { simulator, passes } = proveedor;
  const asesor = await apart(EMPLOYEES.asesor);
  const sale = newSale('enEfectivo');
  const { name, idCaso } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale, PAYERS.innovation);
  const [stamp] = simulator.state.stamps.slice(-1);
  // After a day its receiver is asked.
  passes(25);
  const id = await newCaseOfSale(asesor, 'CANCELACIÓN DE FACTURA', sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, buttonNamed } = servicePanel(page);
  await labelled(/^02 /).check();
  await buttonNamed('Pedir la cancelación').click();
  await says(page, new RegExp(`Se pidió cancelar la factura ${name}`));
  await expect(panel.getByText('CANCELACIÓN SOLICITADA', { exact: true })).toBeVisible();
  simulator.state.answer(stamp?.uuid ?? '', 'acepta');
  await expect(panel.getByText('CANCELADA', { exact: true })).toBeVisible();
  await page.goto(`facturas/${await invoiceOf(page, idCaso)}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Acuse de cancelación' }).click();
  expect((await download).suggestedFilename()).toBe(`acuse-${name}.xml`);
});
