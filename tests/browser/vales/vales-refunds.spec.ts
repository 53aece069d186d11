import { expect, type Page } from '@playwright/test';
import { moreActs } from '../bed/acts.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { type Made, makeVoucher, says, voucherAtServer, voucherPage } from '../bed/vouchers.ts';

/** Opens the window that gives back, by keyboard. */
async function openRefund(page: Page, made: Made) {
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.action('Devolver').press('Enter');
  return { vale, ...vale.windowNamed('Devolver el saldo') };
}

for (const { name, of, method, hint } of [
  {
    name: 'a card',
    of: 'porTarjeta',
    method: 'TARJETA BANCARIA',
    hint: 'Pase la devolución por la terminal antes de registrarla aquí.',
  },
  {
    name: 'the credit of the store',
    of: 'porCredito',
    method: 'CRÉDITO DE LA TIENDA',
    hint: 'Se abonará al crédito con que se pagó.',
  },
] as const) {
  test(`what was paid by ${name} goes back the way it came, by keyboard`, async ({ page, apart, producto }) => {
    const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { of });
    const { vale, dialog, buttonNamed } = await openRefund(page, made);
    // With one part there is nothing to choose.
    await expect(dialog.getByRole('radio', { name: new RegExp(method) })).toBeChecked();
    await expect(dialog.getByText(hint)).toBeVisible();
    await buttonNamed('Devolver').press('Enter');
    await says(page, new RegExp(`Se devolvieron .* por ${method}`));
    await expect(vale.resumen).toContainText('CANJEADO');
    const { devoluciones } = await voucherAtServer(page, made.id);
    expect(devoluciones).toMatchObject([{ estado: 'hecha', metodo: { nombre: method } }]);
    await expect(vale.part('Devoluciones')).toContainText(method);
  });
}

test('what is too much for the till goes back by a cheque with its number', async ({ page, apart, producto }) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { of: 'enEfectivo', linea: 1 });
  const { vale, dialog, buttonNamed, labelled } = await openRefund(page, made);
  await expect(dialog.getByRole('radio', { name: /CHEQUE/ })).toBeChecked();
  await buttonNamed('Devolver').press('Enter');
  await expect(labelled(/^Número del cheque/)).toBeFocused();
  await expect(labelled(/^Número del cheque/)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('0012345');
  await page.keyboard.press('Enter');
  await says(page, 'Se devolvieron $2,320.00 por CHEQUE, folio 0012345');
  await expect(vale.resumen).toContainText('CANJEADO');
  await expect(vale.part('Devoluciones')).toContainText('0012345');
});

test('a voucher is sent to NetSuite once, by keyboard', async ({ page, apart, producto }) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.action(/^Más/).press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.type('en');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Enviar a NetSuite' });
  await expect(question).toContainText(`El vale ${made.folio} se enviará a NetSuite.`);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(vale.action(/^Más/)).toBeFocused();
  expect((await voucherAtServer(page, made.id)).migradoNetsuite).toBe(false);
  await (await vale.act('Enviar a NetSuite')).click();
  await question.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
  await says(page, `El vale ${made.folio} se envió a NetSuite`);
  await expect(moreActs(page).filter({ hasText: 'Enviar a NetSuite' })).toHaveCount(0);
  expect((await voucherAtServer(page, made.id)).migradoNetsuite).toBe(true);
});

test('a question that others came before of says what they did, and is answered on what they left', async ({
  page,
  apart,
  producto,
}) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.open(made);
  await page.route(
    '**/vales/migra-netsuite/*',
    (route) =>
      route.fulfill({ status: 409, json: { codigo: 409, message: 'cambió mientras usted trabajaba', ...OTHERS } }),
    { times: 1 },
  );
  await (await vale.act('Enviar a NetSuite')).click();
  const question = page.getByRole('alertdialog', { name: 'Enviar a NetSuite' });
  await question.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
  await expect(question).toContainText('No se envió a NetSuite. Mientras usted trabajaba:');
  await expect(question.getByRole('listitem')).toHaveText(['Silvia Muñoz: Vale impreso']);
  await expect(question.getByRole('button')).toHaveText([
    'Guardar de todos modos',
    'Seguir editando',
    'Descartar',
    'Ver en la ayuda',
    'Cancelar',
  ]);
  await question.getByRole('button', { name: 'Guardar de todos modos' }).press('Enter');
  await says(page, `El vale ${made.folio} se envió a NetSuite`);
  await expect(question).toHaveCount(0);
});

const OTHERS = {
  version: 1,
  cambios: [
    {
      id: 9_999,
      accion: 'Vale impreso',
      version: 1,
      fecha: '2026-11-20T17:00:00.000Z',
      autor: { numiden: 999_999, nombre: 'Silvia Muñoz' },
    },
  ],
};
