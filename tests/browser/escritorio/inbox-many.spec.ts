/** Several requests decided at once where they lie: by the keyboard, and by two people at the same rows. */
import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { makeVoucher, voucherAtServer } from '../bed/vouchers.ts';

/** The inbox of vouchers of a page, with what is marked in it. */
async function openInbox(page: Page) {
  await page.goto('administracion/por-autorizar?tipo=vale&tienda=1');
  await page.getByLabel(/por página/i).selectOption('100');
  return {
    bar: page.getByRole('group', { name: 'Decidir lo marcado' }),
    link: (folio: string) => page.getByRole('link', { name: folio, exact: true }),
    mark: (folio: string) => page.getByRole('checkbox', { name: `Marcar Vale ${folio}`, exact: true }),
    /** The line below its row, with what is asked or what came of it. */
    line: (folio: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: folio, exact: true }) })
        .locator('xpath=following-sibling::tr[1]'),
  };
}

test('five vouchers are decided by eleven keys', async ({ page, apart, producto }) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push(await makeVoucher(asesor, producto.url, { waits: true }));
  await signIn(page, EMPLOYEES.gerente);
  const { bar, link } = await openInbox(page);
  const keys: string[] = [];
  const press = async (key: string) => {
    keys.push(key);
    await page.keyboard.press(key);
    // A hand, and no scanner.
    await page.waitForTimeout(80);
  };
  const [first] = made;
  await link(first?.folio ?? '').focus();
  for (const [n] of made.entries()) {
    await press('x');
    if (n < made.length - 1) await press('j');
  }
  await expect(bar.getByRole('status')).toHaveText(/^5 vales · \$/);
  await press('a');
  await expect(page.getByRole('alertdialog', { name: /^Autorizar 5 vales, \$/ })).toBeVisible();
  await press('Enter');
  await expect(page.getByText('5 vales autorizados')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(link(first?.folio ?? '')).toHaveCount(0);
  expect(keys.join('')).toBe('xjxjxjxjxaEnter');
  for (const { id } of made) expect((await voucherAtServer(asesor, id)).estado.nombre).toBe('VIGENTE');
});

test('of two people at the same rows each decides what the other had not, and is told who was first', async ({
  page,
  apart,
  elsewhere,
  producto,
}) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const one = await makeVoucher(asesor, producto.url, { waits: true });
  const two = await makeVoucher(asesor, producto.url, { waits: true });
  await signIn(page, EMPLOYEES.gerente);
  const other = await elsewhere(EMPLOYEES.administrador);
  const [mine, theirs] = [await openInbox(page), await openInbox(other)];
  for (const { folio } of [one, two]) await theirs.mark(folio).check();
  await mine.mark(one.folio).check();
  await mine.bar.getByRole('button', { name: 'Autorizar' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 vale autorizado')).toBeVisible();
  // The vouchers that they marked stay in their sight, though they wait no longer.
  await expect(theirs.mark(one.folio)).toBeChecked();
  await theirs.bar.getByRole('button', { name: 'Rechazar' }).click();
  await other
    .getByRole('dialog')
    .getByLabel(/^Motivo/)
    .fill('Ya no procede.');
  await other.keyboard.press('Control+Enter');
  await expect(theirs.bar.getByRole('status')).toHaveText('1 vale rechazado, 1 no');
  await expect(theirs.line(one.folio)).toContainText('Ya lo decidió Silvia Muñoz Arriaga.');
  await expect(theirs.line(two.folio)).toContainText('Rechazado');
  await theirs.bar.getByRole('button', { name: 'Listo' }).click();
  await expect(theirs.link(one.folio)).toHaveCount(0);
  await expect(theirs.link(two.folio)).toHaveCount(0);
  const states = [];
  for (const { id } of [one, two]) states.push((await voucherAtServer(asesor, id)).estado.nombre);
  expect(states).toEqual(['VIGENTE', 'RECHAZADO']);
});
