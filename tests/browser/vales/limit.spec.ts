/** Up to how much a role authorizes: given on its page, felt at once by who is signed in, and decided by somebody else. */
import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, signIn, testAlone as test } from '../bed/test.ts';
import { makeVoucher, voucherAtServer, voucherPage } from '../bed/vouchers.ts';

const REASON =
  'Su límite para autorizar es de $100.00 y este vale pasa de él: lo autoriza alguien con un límite mayor.';

/** Gives the managers' role a limit, by its page. */
async function limit(page: Page, text: string, shown: string): Promise<void> {
  await page.goto('roles/detalles/3');
  await page.getByLabel('Límite para autorizar').fill(text);
  await expect(page.getByRole('region', { name: 'Lo que va a cambiar' })).toContainText('Límite para autorizar');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('El rol Gerente se guardó con éxito')).toBeVisible();
  await expect(page.getByLabel('Límite para autorizar')).toHaveValue(text);
  await page.goto('roles');
  await expect(page.getByRole('row', { name: /^Gerente/ })).toContainText(shown);
}

test('a manager whose limit is lowered reads why he cannot, rejects all the same, and another one decides', async ({
  page,
  apart,
  elsewhere,
  producto,
}) => {
  test.slow();
  const asesor = await apart(EMPLOYEES.asesor);
  const one = await makeVoucher(asesor, producto.url, { waits: true });
  const two = await makeVoucher(asesor, producto.url, { waits: true });
  await signIn(page, EMPLOYEES.gerente);
  const vale = voucherPage(page);
  await vale.open(one);
  await expect(vale.action(/^Autorizar/)).not.toHaveAttribute('aria-disabled', 'true');

  const admin = await elsewhere(EMPLOYEES.administrador);
  await limit(admin, '100.00', '$100.00');
  // Nobody loaded this page again.
  await expect(vale.action(/^Autorizar/)).toHaveAttribute('aria-disabled', 'true');
  await vale.action(/^Autorizar/).click({ force: true });
  await expect(page.getByText(REASON).filter({ visible: true }).first()).toBeVisible();

  await page.goto('administracion/por-autorizar?tipo=vale&tienda=1');
  await page.getByLabel(/por página/i).selectOption('100');
  // Below its row.
  const line = (folio: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: folio, exact: true }) })
      .locator('xpath=following-sibling::tr[1]');
  await expect(line(one.folio)).toContainText('Pasa de su límite');
  await page.getByRole('checkbox', { name: `Marcar Vale ${one.folio}`, exact: true }).check();
  await page.getByRole('checkbox', { name: `Marcar Vale ${two.folio}`, exact: true }).check();
  const bar = page.getByRole('group', { name: 'Decidir lo marcado' });
  await expect(bar).toContainText('2 pasan de su límite para autorizar, que es de $100.00.');
  await bar.getByRole('button', { name: 'Autorizar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Autorizar' }).click();
  await expect(bar.getByRole('status')).toHaveText('0 vales autorizados, 2 no');
  for (const { folio } of [one, two]) await expect(line(folio)).toContainText(REASON);
  await bar.getByRole('button', { name: 'Listo' }).click();

  await page.getByRole('link', { name: two.folio, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(REASON)).toBeVisible();
  await drawer.getByRole('button', { name: 'Rechazar' }).click();
  await drawer.getByLabel(/^Motivo/).fill('No procede así.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await voucherAtServer(asesor, two.id)).estado.nombre).toBe('RECHAZADO');

  const theirs = voucherPage(admin);
  await theirs.open(one);
  await theirs.action(/^Autorizar/).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(theirs.resumen).toContainText('VIGENTE');
  await limit(admin, '', 'Sin límite');
});
