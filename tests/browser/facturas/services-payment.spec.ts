import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { casePage, newCaseOfSale } from '../bed/caso.ts';
import { newSale, type OwnSale } from '../bed/sales.ts';
import { newInvoice, PAYERS, servicePanel } from '../bed/services.ts';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';
import { says } from '../bed/vouchers.ts';

/** Of all of a sale on credit. */
const ALL = '6,960.00';

type Apart = (numiden: string) => Promise<Signed>;
type Payer = (typeof PAYERS)[keyof typeof PAYERS];

/** An invoice of a sale on credit, and the case of who comes to pay it. */
async function toBePaid(apart: Apart, payer: Payer, sale: OwnSale = newSale('porCredito')) {
  const asesor = await apart(EMPLOYEES.asesor);
  const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale, payer);
  return { sale, name, id: await newCaseOfSale(asesor, 'RECIBO DE PAGO', sale) };
}

/** Cancels the invoice of a sale of today without asking its receiver, in a case of its own and without a screen. */
async function cancelInvoice(apart: Apart, sale: OwnSale): Promise<void> {
  const { tienda, operacion } = sale;
  const idCaso = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'CANCELACIÓN DE FACTURA', sale);
  const { request } = await apart(EMPLOYEES.facturacion);
  const found = await request.get(`api/facturas/por-tienda-operacion?tienda=${tienda}&operacion=${operacion}`);
  const [{ id: idFactura, version }] = (await found.json()) as [{ readonly id: number; readonly version: number }];
  const answer = await request.post('api/facturas/cancelar', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { idCaso, idFactura, version, motivo: '02' },
  });
  expect(answer.ok()).toBe(true);
}

/** The panel of a payment, by what a person sees and does on it. */
function paymentPanel(page: Page) {
  const service = servicePanel(page);
  const { labelled, panel } = service;
  return {
    ...service,
    fecha: labelled(/^Fecha del pago/),
    hora: labelled(/^Hora/),
    forma: labelled(/^Forma de pago/),
    amountOf: (name: string) => labelled(`Se paga de ${name}`),
    boxOf: (name: string) => labelled(name),
    rowOf: (name: string) => panel.getByRole('row').filter({ hasText: name }),
    /** Looks at what would be issued. */
    review: async () => {
      await labelled(/^Forma de pago/).selectOption('03');
      await service.buttonNamed('Revisar').click();
      await expect(panel.getByRole('heading', { name: 'Así se emitirá' })).toBeVisible();
    },
  };
}

test('a payment gets its receipt, from its case to the end, by keyboard', async ({ page, apart }) => {
  const { name, id } = await toBePaid(apart, PAYERS.university);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, fecha, hora, forma, amountOf, rowOf, buttonNamed, tabTo } = paymentPanel(page);
  // The case names the sale, and the usual payment is of all that is left: there is nothing to choose.
  await expect(amountOf(name)).toHaveValue(ALL);
  await expect(rowOf(name)).toContainText('$6,960.00');
  await expect(fecha).not.toHaveValue('');
  await expect(hora).not.toHaveValue('');

  await tabTo(forma);
  await page.keyboard.type('03');
  await expect(forma).toHaveValue('03');
  await tabTo(panel.getByLabel('Número de operación'));
  await page.keyboard.type('0045-7788');
  await tabTo(amountOf(name));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('6960.01');
  await page.keyboard.press('Enter');
  await expect(rowOf(name).getByRole('alert')).toHaveText(`De la factura ${name} solo quedan $6,960.00 por pagar.`);
  await expect(amountOf(name)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3000');
  await tabTo(buttonNamed('Revisar'));
  await expect(panel).toContainText('Total del pago $3,000.00');
  await page.keyboard.press('Enter');

  const paid = panel.getByRole('table', { name: 'Facturas que se pagan' });
  await expect(paid.getByRole('row').nth(1)).toHaveText(`${name}1$6,960.00$3,000.00$3,960.00`);
  await expect(panel).toContainText('03 Transferencia electrónica de fondos · Operación 0045-7788');
  await expect(panel.locator('dl')).toContainText('$3,000.00');
  await expect(buttonNamed('Resolver')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'La Factura se generó con éxito');
  await expect(panel.getByText('VIGENTE')).toBeVisible();

  await tabTo(buttonNamed('Ver PDF'));
  await page.keyboard.press('Enter');
  const paper = page.getByRole('dialog', { name: /^Factura P-/ });
  await expect(paper.locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paper).toBeHidden();
  await tabTo(buttonNamed('Hacer otra'));
  await page.keyboard.press('Enter');
  await tabTo(buttonNamed('Buscar'));
  await page.keyboard.press('Enter');
  // The rest, as the second part.
  await expect(amountOf(name)).toHaveValue('3,960.00');
  await expect(rowOf(name).getByRole('cell').first()).toHaveText('2');
});

test('one payment pays several invoices of one payer, and what is paid says so', async ({ page, apart }) => {
  const other = await toBePaid(apart, PAYERS.toys);
  const { name, id } = await toBePaid(apart, PAYERS.toys);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, amountOf, boxOf, review, buttonNamed } = paymentPanel(page);
  await expect(amountOf(name)).toHaveValue(ALL);
  await expect(amountOf(other.name)).toHaveValue('');
  await boxOf(name).focus();
  await page.keyboard.press('Space');
  await expect(amountOf(name)).toHaveValue('');
  await buttonNamed('Revisar').click();
  await expect(panel.getByText('Elija al menos una factura.')).toBeVisible();
  await boxOf(name).focus();
  await page.keyboard.press('Space');
  await boxOf(other.name).focus();
  await page.keyboard.press('Space');
  await expect(amountOf(other.name)).toHaveValue(ALL);
  await expect(panel).toContainText('Total del pago $13,920.00');
  await review();
  await expect(panel.getByRole('table', { name: 'Facturas que se pagan' }).getByRole('row')).toHaveCount(3);
  await buttonNamed('Resolver').click();
  await says(page, 'La Factura se generó con éxito');

  await buttonNamed('Hacer otra').click();
  await labelled('Serie y folio').check();
  await labelled('Serie').fill(name.split('-')[0] ?? '');
  await labelled('Folio').fill(name.split('-')[1] ?? '');
  await buttonNamed('Buscar').click();
  await expect(panel.getByText('De esta factura ya no queda saldo por pagar.')).toBeVisible();
});

test('who pays after another one is told what is left, and loses nothing', async ({ page, apart, elsewhere }) => {
  const { name, id } = await toBePaid(apart, PAYERS.xenon);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const mine = paymentPanel(page);
  await mine.labelled('Número de operación').fill('778899');
  await mine.review();

  const there = await elsewhere(EMPLOYEES.administrador);
  await casePage(there).open(id);
  const other = paymentPanel(there);
  await other.amountOf(name).fill('3000');
  await other.review();
  await other.buttonNamed('Resolver').click();
  await says(there, 'La Factura se generó con éxito');

  await mine.buttonNamed('Resolver').click();
  const left = `De la factura ${name} solo quedan $3,960.00 por pagar.`;
  await expect(mine.panel.getByText(`No se pudo resolver. ${left}`)).toBeVisible();
  await mine.buttonNamed('Corregir').click();
  await expect(mine.amountOf(name)).toHaveValue(ALL);
  await expect(mine.labelled('Número de operación')).toHaveValue('778899');
  await expect(mine.rowOf(name)).toContainText('$3,960.00');
  await expect(mine.rowOf(name).getByRole('alert')).toHaveText(left);
  await mine.amountOf(name).fill('3,960.00');
  await mine.review();
  await expect(mine.panel.getByRole('table', { name: 'Facturas que se pagan' })).toContainText('$0.00');

  // Of the last part, too.
  await other.buttonNamed('Hacer otra').click();
  await other.buttonNamed('Buscar').click();
  await other.review();
  await other.buttonNamed('Resolver').click();
  await expect(other.panel.getByText('VIGENTE')).toBeVisible();
  await mine.buttonNamed('Resolver').click();
  await expect(mine.panel.getByText('No se pudo resolver. De esta factura ya no queda saldo por pagar.')).toBeVisible();
  await mine.buttonNamed('Corregir').click();
  await expect(mine.amountOf(name)).toHaveValue('3,960.00');
  await expect(mine.rowOf(name)).toContainText('De esta factura ya no queda saldo por pagar.');
  await expect(mine.rowOf(name).getByRole('alert')).toHaveText(`La factura ${name} ya no está por pagar: quítela.`);
});

test('an invoice that is cancelled while its payment is looked at leaves the payment, with the reason', async ({
  page,
  apart,
}) => {
  const other = await toBePaid(apart, PAYERS.estrada);
  const { name, id, sale } = await toBePaid(apart, PAYERS.estrada);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, labelled, amountOf, boxOf, rowOf, review, buttonNamed, tabTo } = paymentPanel(page);
  await boxOf(other.name).check();
  await review();
  await cancelInvoice(apart, sale);

  await buttonNamed('Resolver').click();
  await expect(panel.getByText('Mientras usted trabajaba:')).toBeVisible();
  await expect(panel.getByText('Revise de nuevo lo que se emitiría.')).toBeVisible();
  await expect(page.getByText(`La factura ${name} cambió mientras usted trabajaba.`).first()).toBeVisible();
  await expect(buttonNamed('Guardar de todos modos')).toBeHidden();
  await buttonNamed('Seguir editando').click();
  await expect(amountOf(name)).toHaveValue(ALL);
  await expect(rowOf(name)).toContainText('Una factura en estado CANCELADA no permite hacerle un recibo de pago.');
  await tabTo(boxOf(name));
  await page.keyboard.press('Space');
  await expect(amountOf(name)).toHaveValue('');
  await expect(labelled(/^Forma de pago/)).toHaveValue('03');
  await review();
  await expect(panel.getByRole('table', { name: 'Facturas que se pagan' }).getByRole('row')).toHaveCount(2);
  await buttonNamed('Resolver').click();
  await says(page, 'La Factura se generó con éxito');
});

test('a draft keeps what it pays of an invoice that was cancelled before it came back', async ({ page, apart }) => {
  const other = await toBePaid(apart, PAYERS.toys);
  const { name, id } = await toBePaid(apart, PAYERS.toys);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, amountOf, boxOf, rowOf, review, buttonNamed } = paymentPanel(page);
  await expect(amountOf(name)).toHaveValue(ALL);
  await amountOf(other.name).fill('1,200.00');
  await expect(panel.getByText('Borrador guardado')).toBeVisible();
  await cancelInvoice(apart, other.sale);

  await page.reload();
  await expect(amountOf(other.name)).toHaveValue('1,200.00');
  await expect(rowOf(other.name)).toContainText(
    'Una factura en estado CANCELADA no permite hacerle un recibo de pago.',
  );
  await panel.getByLabel(/^Forma de pago/).selectOption('03');
  await buttonNamed('Revisar').click();
  await expect(rowOf(other.name).getByRole('alert')).toHaveText(
    `La factura ${other.name} ya no está por pagar: quítela.`,
  );
  await boxOf(other.name).uncheck();
  await review();
  await expect(panel.getByRole('table', { name: 'Facturas que se pagan' }).getByRole('row')).toHaveCount(2);
});
