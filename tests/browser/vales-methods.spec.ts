import { expect } from '@playwright/test';
import { newCaseOfBuyer } from './bed/caso.ts';
import { CHAIR, newSale, SCREEN } from './bed/sales.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';
import { decideApart, makeVoucher, says, voucherPage } from './bed/vouchers.ts';

test('a voucher promises to the wallet what fits, and the rest goes back the way it was paid', async ({
  page,
  producto,
  fallas,
}) => {
  const sale = newSale('conGuia');
  const caso = await newCaseOfBuyer(producto.url, sale);
  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`vales/nuevo?caso=${caso}&tienda=${sale.tienda}&operacion=${sale.operacion}`);
  await page.getByLabel(`Cantidad de ${CHAIR.descripcion}`, { exact: true }).fill('4');
  await page.getByLabel(`Cantidad de ${SCREEN.descripcion}`, { exact: true }).fill('1');
  await page.getByLabel(/^Motivo \(\*\)/).selectOption({ index: 1 });
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  const save = page.getByRole('button', { name: 'Guardar vale' });
  const amount = (name: RegExp) => methods.getByRole('textbox', { name });

  await methods.getByLabel('Todo a la billetera del cliente').check();
  await expect(methods.getByRole('alert')).toHaveText(
    'En la billetera caben $10,000.00. El vale devuelve $13,920.00: reparta el resto por otro método.',
  );
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await methods.getByRole('button', { name: 'Repartir' }).click();
  await expect(amount(/^BILLETERA/)).toHaveValue('10,000.00');
  await expect(amount(/^TARJETA BANCARIA/)).toHaveValue('3,920.00');
  await expect(methods.getByText('Caben $10,000.00', { exact: true })).toBeVisible();

  await amount(/^BILLETERA/).fill('10000.01');
  await amount(/^TARJETA BANCARIA/).fill('3919.99');
  await expect(methods.getByText('Caben $10,000.00. Se pasa por $0.01')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(await fallas()).toEqual([]);

  await amount(/^BILLETERA/).fill('10000');
  await amount(/^TARJETA BANCARIA/).fill('3920');
  await save.click();
  await expect(page).toHaveURL(/\/vales\/\d+$/);
});

test('how the rest of a voucher goes back is changed on its page, and what has gone stays', async ({
  page,
  apart,
  producto,
  fallas,
}) => {
  const person = await apart(EMPLOYEES.gerente);
  const made = await makeVoucher(person, producto.url, { methods: [7, 6] });
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.action('Cambiar métodos').click();
  const { dialog, labelled, buttonNamed } = vale.windowNamed('Cambiar métodos de devolución');
  await expect(labelled(/^CERTIFICADO DE REGALO/)).toHaveValue('580.00');
  await labelled(/^CERTIFICADO DE REGALO/).fill('');
  await expect(dialog.getByRole('status').filter({ hasText: 'Falta' })).toHaveText('Falta repartir$580.00');
  await buttonNamed('Cambiar métodos').click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'El resto aquí, en BILLETERA' }).click();
  await expect(labelled(/^BILLETERA/)).toHaveValue('580.00');
  expect(await fallas()).toEqual([]);
  await buttonNamed('Cambiar métodos').click();
  await says(page, `Los métodos de devolución del vale ${made.folio} se cambiaron con éxito`);
  const table = vale.part('Métodos de devolución').getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText(['BILLETERA', 'EFECTIVO']);
  await expect(vale.historia).toContainText(
    'Métodos de devolución cambiados: de EFECTIVO $580.00, CERTIFICADO DE REGALO $580.00 a BILLETERA $580.00, EFECTIVO $580.00',
  );

  await decideApart(person, 'devolver', made.id, { metodo: 6, folio: null });
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  await vale.action('Cambiar métodos').click();
  await expect(dialog).toContainText('Ya se devolvió por EFECTIVO $580.00: eso queda como fue.');
  await labelled(/^BILLETERA/).fill('80');
  await labelled(/^EFECTIVO/).fill('500');
  await buttonNamed('Cambiar métodos').click();
  await expect(dialog).toHaveCount(0);
  await expect(table.getByRole('row', { name: /^EFECTIVO/ })).toContainText('$1,080.00$580.00$500.00');
});

test('a choice that the rules refuse is told below the methods, and is not sent', async ({ page, apart, producto }) => {
  const person = await apart(EMPLOYEES.gerente);
  // $2,320.00 in cash is a cheque.
  const made = await makeVoucher(person, producto.url, { methods: [7], linea: 1 });
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.action('Cambiar métodos').click();
  const { dialog, labelled, buttonNamed } = vale.windowNamed('Cambiar métodos de devolución');
  await labelled(/^CERTIFICADO DE REGALO/).fill('');
  await labelled(/^EFECTIVO/).fill('2320');
  await expect(dialog.getByRole('alert').filter({ hasText: 'cheque' })).toHaveText(
    'Más de 2,000 pesos se devuelven con cheque.',
  );
  await buttonNamed('Cambiar métodos').click();
  await expect(buttonNamed('Cambiar métodos')).toBeVisible();
  // The written amounts stay for later.
  await buttonNamed('Cerrar').click();
  await expect(vale.action(/^Cambiar métodos/)).toContainText('Borrador');
  await vale.action(/^Cambiar métodos/).click();
  await expect(labelled(/^EFECTIVO/)).toHaveValue('2,320.00');
});
