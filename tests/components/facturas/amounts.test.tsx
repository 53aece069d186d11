/** The text typed where an amount of pesos belongs: how it is shown, read, refused and kept. */
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { blur, focus, type } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { SETTINGS } from '../bed/records.ts';
import { BLENDER, CASH_SALE, IRON } from '../bed/sales.ts';

/** Opens the page that returns goods of a sale in cash, with so many units of its lines. */
async function openReturn(units: readonly (readonly [typeof IRON, string])[]) {
  const app = await openApp('vales/nuevo?tienda=1&operacion=7020005', { detalleOperacionVale: CASH_SALE });
  for (const [{ descripcion }, quantity] of units)
    await page.getByLabelText(`Cantidad de ${descripcion}`, { exact: true }).fill(quantity);
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  return {
    ...app,
    methods,
    monto: (name: string): Locator => methods.getByRole('textbox', { name, exact: true }),
    buttonNamed: (name: string): Locator => page.getByRole('button', { name, exact: true }),
    condonar: page.getByRole('textbox', { name: 'Condonar de la depreciación' }),
    resumen: page.getByRole('region', { name: 'Resumen' }),
  };
}

test('an amount gets its separators once it is left, and nothing moves while it is written', async () => {
  const { methods, monto, buttonNamed } = await openReturn([[BLENDER, '1']]);
  await buttonNamed('Repartir').click();
  await expect.element(monto('CHEQUE')).toHaveValue('2,320.00');
  const wallet = monto('BILLETERA');
  await type(wallet, '844.9');
  await userEvent.keyboard('{Home}1');
  await expect.element(wallet).toHaveValue('1844.9');
  expect((wallet.element() as HTMLInputElement).selectionStart).toBe(1);
  await userEvent.tab();
  await expect.element(wallet).toHaveValue('1,844.90');

  // A pasted amount is read as it comes.
  for (const pasted of ['$1,844.99', '1844.99']) {
    focus(wallet);
    await userEvent.keyboard('{Control>}a{/Control}');
    document.execCommand('insertText', false, pasted);
    await expect.element(wallet).toHaveValue(pasted);
    blur(wallet);
    await expect.element(wallet).toHaveValue('1,844.99');
  }
  await type(monto('CHEQUE'), '475.01');
  await expect.element(methods.getByText('Suma lo que se devuelve')).toBeVisible();
  // Enter puts it in order too, and sends nothing that is not right.
  await userEvent.keyboard('{Enter}');
  await expect.element(monto('CHEQUE')).toHaveValue('475.01');
  expect(await faultsIn('section[aria-label="Métodos de devolución"]')).toEqual([]);
});

test('what is no amount of a method stays as it was typed, says why, and keeps the voucher from being saved', async () => {
  const { methods, monto, buttonNamed, address } = await openReturn([[IRON, '1']]);
  await page.getByRole('combobox', { name: 'Motivo' }).selectOptions('Artículo dañado');
  await buttonNamed('Repartir').click();
  await expect.element(monto('EFECTIVO')).toHaveValue('1,160.00');
  const gift = monto('CERTIFICADO DE REGALO');
  for (const [typed, words] of [
    ['1.234', 'Máximo dos decimales'],
    ['12,50', 'Campo de solo números.'],
    ['mil', 'Campo de solo números.'],
  ] as const) {
    await type(gift, typed);
    blur(gift);
    await expect.element(gift).toHaveValue(typed);
    await expect.element(gift).toHaveAccessibleDescription(words);
    expect(methods.getByText(words, { exact: true }).elements()).toHaveLength(1);
    // All else adds up to the balance: it is this field alone that is wrong.
    await expect.element(methods.getByText('Suma lo que se devuelve')).toBeVisible();
    await expect.element(buttonNamed('Guardar vale')).toHaveAttribute('aria-disabled', 'true');
  }
  await buttonNamed('Guardar parcial').click();
  await expect.element(gift).toHaveFocus();
  expect(address()).toMatch(/vales\/nuevo\?tienda/);

  await gift.fill('');
  blur(gift);
  await expect.element(methods.getByText('Campo de solo números.')).not.toBeInTheDocument();
  await expect.element(buttonNamed('Guardar vale')).not.toHaveAttribute('aria-disabled', 'true');
});

test('a condonation of three decimals is refused beside its field, and never counts as nothing', async () => {
  const { buttonNamed, condonar, resumen, asked } = await openReturn([[IRON, '1']]);
  await page.getByLabelText(`Depreciar ${IRON.descripcion}`, { exact: true }).click();
  const percent = page.getByLabelText(`Porcentaje de depreciación de ${IRON.descripcion}`, { exact: true });
  await percent.fill('10.125');
  await expect.element(percent).toHaveAccessibleDescription('Máximo dos decimales. Este campo es requerido');
  await percent.fill('10');
  await page
    .getByLabelText(`Motivo de depreciación de ${IRON.descripcion}`, { exact: true })
    .selectOptions('Empaque abierto');
  await type(condonar, '1.234');
  await userEvent.tab();
  await expect.element(condonar).toHaveValue('1.234');
  await expect.element(condonar).toHaveAccessibleDescription('Máximo dos decimales');
  await expect.element(buttonNamed('Guardar vale')).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Validar', 'Guardar parcial']) {
    await buttonNamed(name).click();
    await expect.element(condonar).toHaveFocus();
  }
  expect([...asked('guardarParcial'), ...asked('validarVale')]).toEqual([]);

  await type(condonar, '1.23');
  await userEvent.tab();
  await expect.element(condonar).not.toHaveAttribute('aria-invalid', 'true');
  // A tenth of $1,160.00 less what is forgiven of it.
  await expect.element(resumen.getByRole('definition').filter({ hasText: '$1,045.23' })).toBeVisible();
});

test('amounts of the settings and the reasons are shown as everywhere', async () => {
  await openApp('configuracion-general', { ajustesGenerales: SETTINGS });
  const maximos = page.getByRole('region', { name: 'Máximos', exact: true });
  const field = maximos.getByLabelText('Total sin autorización, en pesos');
  await expect.element(field).toHaveValue('5,000.00');
  // To touch it is not to change it.
  focus(field);
  blur(field);
  expect(maximos.getByRole('button', { name: 'Descartar' }).elements()).toEqual([]);
  await type(field, '6500.5');
  blur(field);
  await expect.element(field).toHaveValue('6,500.50');
  await expect.element(maximos).toHaveTextContent('Un vale de $6,500.51 espera a que alguien lo autorice');
  await maximos.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(field).toHaveValue('5,000.00');
});

test('an amount of a reason is shown as everywhere', async () => {
  await openApp('administracion/motivos-depresiacion', { motivosDepreciacion: [] });
  await page.getByRole('button', { name: 'Agregar motivo' }).click();
  const monto = page.getByRole('dialog').getByLabelText(/^Monto/);
  await type(monto, '1200');
  await userEvent.tab();
  await expect.element(monto).toHaveValue('1,200.00');
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
});
