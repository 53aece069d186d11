import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { textOfPdf } from '../../pdf.ts';
import { newCaseOfBuyer } from '../bed/caso.ts';
import { CHAIR as CHAIRS, newSale, SCREEN } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { decideApart, makeVoucher, saleAtServer, says, voucherAtServer, voucherPage } from '../bed/vouchers.ts';

const CHAIR = CHAIRS.descripcion;

/** The page that makes a voucher, by what a person sees and does on it. */
function makingPage(page: Page) {
  const resumen = page.getByRole('region', { name: 'Resumen' });
  const cantidad = (articulo: string): Locator => page.getByLabel(`Cantidad de ${articulo}`, { exact: true });
  return {
    resumen,
    cantidad,
    aDevolver: resumen.locator('dl > div').filter({ hasText: 'A devolver' }).locator('dd'),
    motivo: page.getByLabel(/^Motivo \(\*\)|^Motivo$/).first(),
    depreciar: (articulo: string) => page.getByLabel(`Depreciar ${articulo}`, { exact: true }),
    porcentaje: (articulo: string) => page.getByLabel(`Porcentaje de depreciación de ${articulo}`, { exact: true }),
    motivoDe: (articulo: string) => page.getByLabel(`Motivo de depreciación de ${articulo}`, { exact: true }),
    metodo: (nombre: RegExp): Locator => resumen.getByLabel(nombre),
    buttonNamed: (nombre: string) => page.getByRole('button', { name: nombre, exact: true }),
    /** A new case of a buyer whose goods travel by a guide in part. */
    open: async (server: string, sale = newSale('conGuia')) => {
      const caso = await newCaseOfBuyer(server, sale);
      await page.goto(`vales/nuevo?caso=${caso}&tienda=${sale.tienda}&operacion=${sale.operacion}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Vale de devolución' })).toBeVisible();
      await expect(cantidad(CHAIR)).toBeVisible();
    },
  };
}

/** Types as a scanner does, faster than anybody can, and Enter; within the page, since each key from outside takes its time. */
function scan(page: Page, code: string): Promise<void> {
  return page.evaluate((text) => {
    const begun = performance.now();
    [...text, 'Enter'].forEach((key, n) => {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      // As the system stamps it, however long the page is busy with the key before.
      Object.defineProperty(event, 'timeStamp', { value: begun + 10 * n });
      if (target.dispatchEvent(event) && key !== 'Enter') document.execCommand('insertText', false, key);
    });
  }, code);
}

test('an article that is scanned takes a unit of its line, wherever the focus is, and is never a quantity', async ({
  page,
  producto,
  apart,
}) => {
  await signIn(page, EMPLOYEES.asesor);
  const making = makingPage(page);
  const sale = newSale('conGuia');
  await making.open(producto.url, sale);
  const { lineas } = await saleAtServer(await apart(EMPLOYEES.asesor), sale);
  const codeOf = (articulo: string) => lineas.find(({ descripcion }) => descripcion === articulo)?.numArt ?? '';
  const [chair, screen] = [making.cantidad(CHAIR), making.cantidad(SCREEN.descripcion)];

  await chair.focus();
  await scan(page, codeOf(SCREEN.descripcion));
  await says(page, 'Artículo agregado con éxito');
  await expect(screen).toHaveValue('1');
  await expect(screen).toBeFocused();
  await expect(chair).toHaveValue('');
  // The same code again, over the quantity that it would have become.
  await scan(page, codeOf(SCREEN.descripcion));
  await expect(page.getByRole('alert').getByText('Artículo No agregado, cantidad excedida').first()).toBeVisible();
  await expect(screen).toHaveValue('1');
  await page.getByRole('heading', { level: 1 }).focus();
  await scan(page, codeOf(CHAIR));
  await expect(chair).toHaveValue('1');
  await scan(page, codeOf(CHAIR));
  await expect(chair).toHaveValue('2');

  await scan(page, '7509999999999');
  await expect(
    page.getByRole('alert').getByText('El código 7509999999999 no está en esta venta.').first(),
  ).toBeVisible();
  await expect(chair).toHaveValue('2');

  // Nobody types like a scanner: what a person types stays where it is.
  await chair.fill('');
  await page.keyboard.type(codeOf(SCREEN.descripcion).slice(0, 8), { delay: 100 });
  await expect(chair).toHaveValue(codeOf(SCREEN.descripcion).slice(0, 8));
});

test('a folio that is scanned opens its voucher from any page, and leaves nothing in the field that had the focus', async ({
  page,
  apart,
  producto,
}) => {
  const { folio, id } = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('valida-operacion');
  const operacion = page.getByLabel('Operación', { exact: true });
  await operacion.fill('1000');
  await scan(page, 'D001999999');
  await expect(operacion).toHaveValue('1000');
  await expect(page).toHaveURL(/valida-operacion/);
  await expect(page.getByRole('dialog').getByText('No se encontró nada con «D001999999» como vale')).toBeVisible();
  // The next code comes in its place.
  await page.keyboard.type(folio);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/vales/${id}$`));
});

test('a return of two lines goes from the counter to the money, and its second paper says so', async ({
  page,
  apart,
  producto,
}) => {
  await signIn(page, EMPLOYEES.asesor);
  const making = makingPage(page);
  await making.open(producto.url);
  await making.motivo.selectOption({ index: 1 });
  await making.cantidad(CHAIR).focus();
  await page.keyboard.press('+');
  await says(page, 'Artículo agregado con éxito');
  await expect(making.cantidad(CHAIR)).toHaveValue('1');
  await page.keyboard.press('Enter');
  await expect(making.cantidad(SCREEN.descripcion)).toBeFocused();
  await page.keyboard.type('1');
  await making.depreciar(CHAIR).focus();
  await page.keyboard.press('Space');
  await making.porcentaje(CHAIR).fill('10');
  await expect(page.getByText('Este campo es requerido')).toBeVisible();
  await making.motivoDe(CHAIR).selectOption({ index: 1 });
  await expect(making.resumen).toContainText('Tiene depreciación');
  // $1,450.00 less a tenth, and $8,120.00.
  await expect(making.aDevolver).toHaveText('$9,425.00');
  await making.buttonNamed('Repartir').click();
  for (const way of await making.resumen.getByRole('textbox').all()) await way.fill('');
  await making.metodo(/^EFECTIVO/).fill('500');
  await making.metodo(/^BILLETERA/).fill('8925.00');
  await making.buttonNamed('Guardar vale').click();
  await expect(page).toHaveURL(/\/vales\/\d+$/);

  const vale = voucherPage(page);
  await expect(vale.resumen).toContainText('POR AUTORIZAR');
  await expect(vale.action('Autorizar')).toHaveCount(0);
  const id = Number(page.url().split('/').at(-1));
  await decideApart(await apart(EMPLOYEES.gerente), 'autorizar-vale', id);
  await expect(vale.resumen).toContainText('VIGENTE');
  expect(await printed(page)).not.toContain('REIMPRESIÓN');
  for (const way of [/EFECTIVO/, /BILLETERA/]) await giveBack(page, way);
  await expect(vale.resumen).toContainText('CANJEADO');
  expect(await printed(page)).toContain('REIMPRESIÓN');
});

/** Prints on letter paper; answers the text of the paper. */
async function printed(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await voucherPage(page)
    .action(/^(Imprimir|Reimprimir \(\d+\))$/)
    .click();
  const path = await (await download).path();
  return textOfPdf(await readFile(path))
    .flat()
    .join(' ');
}

async function giveBack(page: Page, way: RegExp): Promise<void> {
  const vale = voucherPage(page);
  const { dialog, buttonNamed } = vale.windowNamed('Devolver el saldo');
  await vale.action('Devolver').click();
  const choice = dialog.getByRole('radio', { name: way });
  if ((await choice.count()) > 0) await choice.check();
  await buttonNamed('Devolver').click();
  await expect(dialog).toHaveCount(0);
}

test('a partial voucher is kept at the server, gone on with, and finished', async ({ page, producto }) => {
  await signIn(page, EMPLOYEES.asesor);
  const making = makingPage(page);
  await making.open(producto.url);
  await making.cantidad(SCREEN.descripcion).fill('1');
  await making.buttonNamed('Guardar parcial').click();
  await expect(page).toHaveURL(/vale=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /^Vale D001/ })).toBeVisible();
  await expect(making.cantidad(SCREEN.descripcion)).toHaveValue('1');
  await making.motivo.selectOption({ index: 1 });
  await making.buttonNamed('Validar').click();
  await expect(page.getByText('El vale se puede guardar')).toBeVisible();
  await making.buttonNamed('Guardar vale').click();
  await expect(page).toHaveURL(/\/vales\/\d+$/);
  await expect(voucherPage(page).resumen).toContainText('POR AUTORIZAR');
});

test('what somebody else returns meanwhile is taken off at once', async ({ page, apart, producto }) => {
  const person = await apart(EMPLOYEES.gerente);
  const first = await makeVoucher(person, producto.url);
  const vale = (await (await person.request.post('api/vales/obtenerVale', { data: { valeId: first.id } })).json()) as {
    readonly operacion: { readonly tienda: { readonly cvetda: number }; readonly numero: number };
    readonly articulos: readonly { readonly descripcion: string; readonly cantidadMaxima: number }[];
  };
  await signIn(page, EMPLOYEES.asesor);
  const { tienda, numero } = vale.operacion;
  await page.goto(`vales/nuevo?caso=${first.idCaso}&tienda=${tienda.cvetda}&operacion=${numero}`);
  const held = page.getByRole('table').getByRole('link', { name: first.folio });
  await expect(held).toBeVisible();
  await decideApart(person, 'cancelar-vale', first.id, { motivo: 'El cliente se lo quedó' });
  await expect(held).toHaveCount(0);
});

test('a partial voucher that somebody else saved meanwhile is not overwritten unseen', async ({
  page,
  apart,
  producto,
}) => {
  const person = await apart(EMPLOYEES.gerente);
  const made = await makeVoucher(person, producto.url, { partial: true });
  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`vales/nuevo?vale=${made.id}`);
  const quantity = page.locator('[data-quantity]:enabled').first();
  const label = (await quantity.getAttribute('aria-label')) ?? '';
  await quantity.fill('1');
  const { operacion, casoId, articulos } = await voucherAtServer(person, made.id);
  await decideApart(person, 'guardar-parcial', made.id, {
    tienda: operacion.tienda.cvetda,
    operacion: operacion.numero,
    caso: casoId,
    tipo: 1,
    motivo: null,
    articulos: articulos.map(({ linea, cantidad }) => ({ linea, cantidad })),
  });
  await page.getByRole('button', { name: 'Guardar parcial', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Mientras usted trabajaba:' })).toBeVisible();
  // Nothing is written until the person has read what changed; what was written stays.
  await expect(page.getByLabel(label, { exact: true })).toHaveValue('1');
});

test('an oven that was not delivered is not returned: the page says so, shows how it was paid, and leads to its cancellation', async ({
  page,
}) => {
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('vales/nuevo?tienda=1&operacion=1000018&tipo=1');
  const oven = page.getByRole('row').filter({ hasText: 'POR ASIGNAR' }).first();
  await expect(oven.locator('[data-quantity]')).toBeDisabled();
  await expect(
    page.getByText(/sin entregar: no se (devuelve, se cancela|devuelven, se cancelan) con/).first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Pagos de la venta' })
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Cancelar artículos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vale de cancelación' })).toBeVisible();
  await expect(
    page.getByRole('row').filter({ hasText: 'POR ASIGNAR' }).first().locator('[data-quantity]'),
  ).toBeEnabled();
});
