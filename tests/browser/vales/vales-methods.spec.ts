import { expect } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { decideApart, makeVoucher, says, voucherPage } from '../bed/vouchers.ts';

test('how the rest of a voucher goes back is changed on its page, and what has gone stays', async ({
  page,
  apart,
  producto,
}) => {
  const person = await apart(EMPLOYEES.gerente);
  const made = await makeVoucher(person, producto.url, { methods: [7, 6] });
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.open(made);
  await (await vale.act('Cambiar métodos')).click();
  const { dialog, labelled, buttonNamed } = vale.windowNamed('Cambiar métodos de devolución');
  await expect(labelled(/^CERTIFICADO DE REGALO/)).toHaveValue('580.00');
  await labelled(/^CERTIFICADO DE REGALO/).fill('');
  await expect(dialog.getByRole('status').filter({ hasText: 'Falta' })).toHaveText('Falta repartir$580.00');
  await buttonNamed('Cambiar métodos').click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'El resto aquí, en BILLETERA' }).click();
  await expect(labelled(/^BILLETERA/)).toHaveValue('580.00');
  await buttonNamed('Cambiar métodos').click();
  await says(page, `Los métodos de devolución del vale ${made.folio} se cambiaron con éxito`);
  const table = vale.part('Métodos de devolución').getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText(['BILLETERA', 'EFECTIVO']);
  await expect(vale.historia).toContainText(
    'Métodos de devolución cambiados: de EFECTIVO $580.00, CERTIFICADO DE REGALO $580.00 a BILLETERA $580.00, EFECTIVO $580.00',
  );

  await decideApart(person, 'devolver', made.id, { metodo: 6, folio: null });
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  await (await vale.act('Cambiar métodos')).click();
  await expect(dialog).toContainText('Ya se devolvió por EFECTIVO $580.00: eso queda como fue.');
  await labelled(/^BILLETERA/).fill('80');
  await labelled(/^EFECTIVO/).fill('500');
  await buttonNamed('Cambiar métodos').click();
  await expect(dialog).toHaveCount(0);
  await expect(table.getByRole('row', { name: /^EFECTIVO/ })).toContainText('$1,080.00$580.00$500.00');
});

test('a choice that waits is told before it is sent, and another person decides it', async ({
  page,
  apart,
  producto,
}) => {
  const person = await apart(EMPLOYEES.gerente);
  const made = await makeVoucher(person, producto.url);
  await signIn(page, EMPLOYEES.asesor);
  const vale = voucherPage(page);
  await vale.open(made);
  await (await vale.act('Cambiar métodos')).click();
  const { dialog, labelled, buttonNamed } = vale.windowNamed('Cambiar métodos de devolución');
  await expect(labelled(/^CERTIFICADO DE REGALO/)).toHaveAccessibleDescription('Pide autorización');
  await expect(dialog.getByText('POR AUTORIZAR')).toHaveCount(0);
  await labelled(/^TARJETA BANCARIA/).fill('');
  await dialog.getByRole('button', { name: 'El resto aquí, en CERTIFICADO DE REGALO' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'POR AUTORIZAR' })).toHaveText(
    'Algo se devuelve por otra forma de la que se pagó. El vale quedará POR AUTORIZAR: nada de él se devuelve hasta que otra persona lo autorice o lo rechace.',
  );
  await buttonNamed('Cambiar métodos').click();
  await says(page, `El cambio de métodos del vale ${made.folio} se guardó y espera autorización`);
  await expect(vale.resumen).toContainText('POR AUTORIZAR');
  await expect(vale.part('Autorización')).toContainText(/De TARJETA BANCARIA \$[\d,.]+ a CERTIFICADO DE REGALO/);

  const other = await apart(EMPLOYEES.administrador);
  await decideApart(other, 'rechazar-vale', made.id, { motivo: 'La tarjeta sigue abierta.' });
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  await expect(vale.resumen).toContainText('VIGENTE');
  await expect(vale.historia).toContainText(
    /Cambio de métodos rechazado, se devuelve como antes \(TARJETA BANCARIA \$[\d,.]+\): La tarjeta sigue abierta\./,
  );
});
