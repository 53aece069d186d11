/** The text typed where an amount of pesos belongs: how it is shown, read, refused and kept. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { BLENDER, IRON, newSale } from './bed/sales.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';
import { makeVoucher, voucherPage } from './bed/vouchers.ts';

/** Where the caret of the focused field stands. */
function caretIn(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionStart);
}

/** Writes over what stands in a field, as one does by hand. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Opens the page that returns goods of a new sale in cash, with so many units of its lines. */
async function openReturn(page: Page, units: readonly (readonly [typeof IRON, string])[]) {
  await signIn(page, EMPLOYEES.asesor);
  const { tienda, operacion } = newSale('enEfectivo');
  await page.goto(`vales/nuevo?tienda=${tienda}&operacion=${operacion}`);
  for (const [{ descripcion }, quantity] of units)
    await page.getByLabel(`Cantidad de ${descripcion}`, { exact: true }).fill(quantity);
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  return {
    methods,
    monto: (name: string): Locator => methods.getByRole('textbox', { name, exact: true }),
    buttonNamed: (name: string): Locator => page.getByRole('button', { name, exact: true }),
    condonar: page.getByRole('textbox', { name: 'Condonar de la depreciación' }),
    resumen: page.getByRole('region', { name: 'Resumen' }),
  };
}

test('an amount gets its separators once it is left, and nothing moves while it is written', async ({
  page,
  fallas,
}) => {
  const { methods, monto, buttonNamed } = await openReturn(page, [[BLENDER, '1']]);
  await buttonNamed('Repartir').click();
  await expect(monto('CHEQUE')).toHaveValue('2,320.00');
  const wallet = monto('BILLETERA');
  await type(page, wallet, '844.9');
  await page.keyboard.press('Home');
  await page.keyboard.type('1');
  await expect(wallet).toHaveValue('1844.9');
  expect(await caretIn(wallet)).toBe(1);
  await page.keyboard.press('Tab');
  await expect(wallet).toHaveValue('1,844.90');

  // A pasted amount is read as it comes.
  for (const pasted of ['$1,844.99', '1844.99']) {
    await wallet.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(pasted);
    await expect(wallet).toHaveValue(pasted);
    await wallet.blur();
    await expect(wallet).toHaveValue('1,844.99');
  }
  await type(page, monto('CHEQUE'), '475.01');
  await expect(methods.getByText('Suma lo que se devuelve')).toBeVisible();
  // Enter puts it in order too, and sends nothing that is not right.
  await page.keyboard.press('Enter');
  await expect(monto('CHEQUE')).toHaveValue('475.01');
  expect(await fallas('section[aria-label="Métodos de devolución"]')).toEqual([]);
});

test('what is no amount of a method stays as it was typed, says why, and keeps the voucher from being saved', async ({
  page,
}) => {
  const { methods, monto, buttonNamed } = await openReturn(page, [[IRON, '1']]);
  await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ index: 1 });
  await buttonNamed('Repartir').click();
  await expect(monto('EFECTIVO')).toHaveValue('1,160.00');
  const gift = monto('CERTIFICADO DE REGALO');
  for (const [typed, words] of [
    ['1.234', 'Máximo dos decimales'],
    ['12,50', 'Campo de solo números.'],
    ['mil', 'Campo de solo números.'],
  ] as const) {
    await type(page, gift, typed);
    await gift.blur();
    await expect(gift).toHaveValue(typed);
    await expect(gift).toHaveAccessibleDescription(words);
    await expect(methods.getByText(words, { exact: true })).toHaveCount(1);
    // All else adds up to the balance: it is this field alone that is wrong.
    await expect(methods.getByText('Suma lo que se devuelve')).toBeVisible();
    await expect(buttonNamed('Guardar vale')).toHaveAttribute('aria-disabled', 'true');
  }
  await buttonNamed('Guardar parcial').click();
  await expect(gift).toBeFocused();
  await expect(page).toHaveURL(/vales\/nuevo\?tienda/);

  await gift.fill('');
  await gift.blur();
  await expect(methods.getByText('Campo de solo números.')).toHaveCount(0);
  await expect(buttonNamed('Guardar vale')).not.toHaveAttribute('aria-disabled', 'true');
});

test('a condonation of three decimals is refused beside its field, and never counts as nothing', async ({ page }) => {
  const { buttonNamed, condonar, resumen } = await openReturn(page, [[IRON, '1']]);
  await page.getByLabel(`Depreciar ${IRON.descripcion}`, { exact: true }).check();
  const percent = page.getByLabel(`Porcentaje de depreciación de ${IRON.descripcion}`, { exact: true });
  await percent.fill('10.125');
  await expect(percent).toHaveAccessibleDescription('Máximo dos decimales. Este campo es requerido');
  await percent.fill('10');
  await page.getByLabel(`Motivo de depreciación de ${IRON.descripcion}`, { exact: true }).selectOption({ index: 1 });
  await type(page, condonar, '1.234');
  await page.keyboard.press('Tab');
  await expect(condonar).toHaveValue('1.234');
  await expect(condonar).toHaveAccessibleDescription('Máximo dos decimales');
  await expect(buttonNamed('Guardar vale')).toHaveAttribute('aria-disabled', 'true');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/guardar-parcial|validar-vale/.test(request.url())) sent.push(request.url());
  });
  for (const name of ['Validar', 'Guardar parcial']) {
    await buttonNamed(name).click();
    await expect(condonar).toBeFocused();
  }
  expect(sent).toEqual([]);

  await type(page, condonar, '1.23');
  await page.keyboard.press('Tab');
  await expect(condonar).not.toHaveAttribute('aria-invalid', 'true');
  // A tenth of $1,160.00 less what is forgiven of it.
  await expect(resumen.getByRole('definition').filter({ hasText: '$1,045.23' })).toBeVisible();
});

test('the window that changes methods refuses what is no amount at its field', async ({ page, apart, producto }) => {
  const made = await makeVoucher(await apart(EMPLOYEES.gerente), producto.url, { methods: [7, 6] });
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.action('Cambiar métodos').click();
  const { dialog, labelled, buttonNamed } = vale.windowNamed('Cambiar métodos de devolución');
  await expect(labelled(/^EFECTIVO/)).toHaveValue('580.00');
  await type(page, labelled(/^BILLETERA/), '1.234');
  await buttonNamed('Cambiar métodos').click();
  await expect(labelled(/^BILLETERA/)).toHaveValue('1.234');
  await expect(labelled(/^BILLETERA/)).toHaveAccessibleDescription(/Máximo dos decimales$/);
  await expect(dialog).toBeVisible();
});

test('amounts of the settings and the reasons are shown as everywhere', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('configuracion-general');
  const maximos = page.getByRole('region', { name: 'Máximos', exact: true });
  const field = maximos.getByLabel('Total sin autorización, en pesos');
  await expect(field).toHaveValue('5,000.00');
  // To touch it is not to change it.
  await field.focus();
  await field.blur();
  await expect(maximos.getByRole('button', { name: 'Descartar' })).toHaveCount(0);
  await type(page, field, '6500.5');
  await field.blur();
  await expect(field).toHaveValue('6,500.50');
  await expect(maximos).toContainText('Un vale de $6,500.51 espera a que alguien lo autorice');
  await maximos.getByRole('button', { name: 'Descartar' }).click();
  await expect(field).toHaveValue('5,000.00');

  await page.goto('administracion/motivos-depresiacion');
  await page.getByRole('button', { name: 'Agregar motivo' }).click();
  const monto = page.getByRole('dialog').getByLabel(/^Monto/);
  await type(page, monto, '1200');
  await page.keyboard.press('Tab');
  await expect(monto).toHaveValue('1,200.00');
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
});
