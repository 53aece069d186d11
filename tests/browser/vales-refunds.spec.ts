import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { EMPLOYEES, signIn, test } from './bed/test.ts';
import type { IsUsable, Made } from './bed/vouchers.ts';
import { isPaidBy, makeVoucher, says, voucherAtServer, voucherPage, worthOf } from './bed/vouchers.ts';

const CASH = 1;
/** In pesos: what was paid in cash goes back by cheque from here on. */
const BY_CHEQUE = 2_000;

/** Opens the window that gives back, by keyboard. */
async function openRefund(page: Page, made: Made) {
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.abrir(made);
  await vale.accion('Devolver').press('Enter');
  return { vale, ...vale.ventana('Devolver el saldo') };
}

/** Paid whole by one way; the voucher suggests that it goes back so. */
function paidBy(way: number): IsUsable {
  return (sheet, line) => isPaidBy(sheet, way) && worthOf(line) < sheet.reglas.maximos;
}

for (const { name, way, method, hint } of [
  {
    ...{ name: 'a card', way: 2, method: 'TARJETA BANCARIA' },
    hint: 'Pase la devolución por la terminal antes de registrarla aquí.',
  },
  {
    ...{ name: 'the credit of the store', way: 4, method: 'CRÉDITO DE LA TIENDA' },
    hint: 'Se abonará al crédito con que se pagó.',
  },
]) {
  test(`what was paid by ${name} goes back the way it came, by keyboard`, async ({ page, apart, producto }) => {
    const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { of: paidBy(way) });
    const { vale, dialogo, boton } = await openRefund(page, made);
    // With one part there is nothing to choose.
    await expect(dialogo.getByRole('radio', { name: new RegExp(method) })).toBeChecked();
    await expect(dialogo.getByText(hint)).toBeVisible();
    await boton('Devolver').press('Enter');
    await says(page, new RegExp(`Se devolvieron .* por ${method}`));
    await expect(vale.resumen).toContainText('CANJEADO');
    const { devoluciones } = await voucherAtServer(page, made.id);
    expect(devoluciones).toMatchObject([{ estado: 'hecha', metodo: { nombre: method } }]);
    await expect(vale.parte('Devoluciones')).toContainText(method);
  });
}

test('what is too much for the till goes back by a cheque with its number', async ({ page, apart, producto }) => {
  const dear: IsUsable = (sheet, line) =>
    isPaidBy(sheet, CASH) && worthOf(line) > BY_CHEQUE && worthOf(line) < sheet.reglas.maximos;
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { of: dear });
  const { vale, dialogo, boton, campo } = await openRefund(page, made);
  await expect(dialogo.getByRole('radio', { name: /CHEQUE/ })).toBeChecked();
  await boton('Devolver').press('Enter');
  await expect(campo(/^Número del cheque/)).toBeFocused();
  await expect(campo(/^Número del cheque/)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('0012345');
  await page.keyboard.press('Enter');
  await says(page, /Se devolvieron .* por CHEQUE, folio 0012345/);
  await expect(vale.resumen).toContainText('CANJEADO');
  await expect(vale.parte('Devoluciones')).toContainText('0012345');
});

test('a voucher is sent to NetSuite once, by keyboard', async ({ page, apart, producto }) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.abrir(made);
  await vale.accion('Enviar a NetSuite').press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Enviar a NetSuite' });
  await expect(question).toContainText(`El vale ${made.folio} se enviará a NetSuite.`);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(vale.accion('Enviar a NetSuite')).toBeFocused();
  expect((await voucherAtServer(page, made.id)).migradoNetsuite).toBe(false);
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
  await says(page, `El vale ${made.folio} se envió a NetSuite`);
  await expect(vale.accion('Enviar a NetSuite')).toHaveCount(0);
  expect((await voucherAtServer(page, made.id)).migradoNetsuite).toBe(true);
});
