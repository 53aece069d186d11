/** The pages of vouchers say whose money it is and how much, and none of it is cut. */
import { expect, type Locator, type Page } from '@playwright/test';
import { newCaseAt, newCaseOfBuyer } from '../bed/caso.ts';
import { BLENDER, IRON, nameOf, newSale, type OwnSale } from '../bed/sales.ts';
import { validacion } from '../bed/screens.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { decideApart, makeVoucher, voucherPage } from '../bed/vouchers.ts';

/** Opens the page that makes a voucher of a sale under a case. */
async function openMaking(page: Page, caso: number, { tienda, operacion }: OwnSale): Promise<void> {
  await page.goto(`vales/nuevo?caso=${caso}&tienda=${tienda}&operacion=${operacion}`);
  await expect(page.getByLabel(`Cantidad de ${BLENDER.descripcion}`, { exact: true })).toBeVisible();
}

function quantityOf(page: Page, { descripcion }: typeof BLENDER): Locator {
  return page.getByLabel(`Cantidad de ${descripcion}`, { exact: true });
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

test('money that goes to somebody else than the buyer names both, waits for authorization and says why', async ({
  page,
  producto,
}) => {
  const sale = newSale('porTarjeta');
  await signIn(page, EMPLOYEES.asesor);
  await openMaking(page, await newCaseAt(producto.url), sale);
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  await expect(methods).toContainText(`Compró:${nameOf(sale.cliente)} ${sale.cliente}`);
  await expect(methods).toContainText(/Se devuelve a:Peña Ibarra Guadalupe \d+/);
  await quantityOf(page, IRON).fill('1');
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('El cliente del caso no es quien compró.');
  await page
    .getByLabel(/^Motivo/)
    .first()
    .selectOption({ index: 1 });
  await button(page, 'Guardar vale').click();
  await expect(page).toHaveURL(/\/vales\/\d+$/);
  const vale = voucherPage(page);
  await expect(vale.resumen).toContainText('POR AUTORIZAR');
  await expect(vale.part('Autorización')).toContainText('El cliente del caso no es quien compró');
  await expect(vale.part('Vale')).toContainText(`Numiden: ${sale.cliente}`);
});

test('money that goes to the buyer names that one person', async ({ page, producto }) => {
  const sale = newSale('porTarjeta');
  await signIn(page, EMPLOYEES.asesor);
  await openMaking(page, await newCaseOfBuyer(producto.url, sale), sale);
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  await expect(methods).toContainText(`Se devuelve a:${nameOf(sale.cliente)} ${sale.cliente}`);
  await expect(methods).not.toContainText('Compró');
  // Two blenders and an iron are $5,800.00 in one voucher; the maximum is $5,000.00.
  await quantityOf(page, BLENDER).fill('2');
  await expect(page.getByText('Necesita autorización de otra persona.')).toHaveCount(0);
  await quantityOf(page, IRON).fill('1');
  await expect(page.getByText('El total pasa de $5,000.00.')).toBeVisible();
});

test('on a counter PC no figure of a voucher is cut', async ({ page, apart, producto }) => {
  const [asesor, gerente] = [await apart(EMPLOYEES.asesor), await apart(EMPLOYEES.gerente)];
  const made = await makeVoucher(asesor, producto.url, { methods: [7, 6], waits: true });
  await decideApart(gerente, 'autorizar-vale', made.id);
  await decideApart(asesor, 'folio/agregar-certificado-regalo', made.id);
  await decideApart(asesor, 'devolver', made.id, { metodo: 6, folio: null });
  await signIn(page, EMPLOYEES.asesor);
  await voucherPage(page).open(made);
  for (const name of ['Artículos', 'Métodos de devolución', 'Devoluciones']) {
    const table = page.getByRole('group', { name, exact: true });
    await expect(table).toBeVisible();
    expect([name, await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)]).toEqual([name, 0]);
  }
});

test('a voucher of an operation is opened by the words that are read there', async ({ page }) => {
  await signIn(page, EMPLOYEES.asesor);
  const screen = validacion(page);
  await screen.open();
  await screen.validate('1000001');
  await screen.vales.getByRole('link', { name: 'Ver vale', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Vale [DC]/ })).toBeVisible();
});
