import { expect } from '@playwright/test';
import { casePage, newCaseAt } from '../bed/caso.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

test('a text of one’s own is written and put into a comment, all by keys', async ({ page, producto }) => {
  const id = await newCaseAt(producto.url, EMPLOYEES.asesor);
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('textos');
  const add = page.getByRole('button', { name: 'Agregar texto' });
  await expect(page.getByRole('table', { name: 'Textos listos' })).toContainText('No contesta');
  await add.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog');
  await expect(window.getByLabel(/^Nombre/)).toBeFocused();
  await page.keyboard.type(`Zapatos ${id}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Caso {{caso}}: venta {{operacion}} de zapatos.');
  // Past what follows the comment: nothing.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(window).toHaveCount(0);
  await expect(page.getByText('Texto guardado con éxito')).toBeVisible();

  await page.goto(`administracion/casos/${id}`);
  const { historia } = casePage(page);
  await expect(historia).toBeVisible();
  await page.keyboard.press('n');
  const comment = page.getByRole('textbox', { name: 'Comentario' });
  await expect(comment).toBeFocused();
  await page.keyboard.type('/');
  await expect(page.getByRole('combobox', { name: 'Cuál texto' })).toBeFocused();
  await page.keyboard.type(`Zapatos ${id}`);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(comment).toHaveValue(`Caso ${id}: venta [falta: operación] de zapatos.`);
  await expect(comment).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Falta: operación. Escriba el dato en lugar de «[falta: …]», o bórrelo.')).toBeVisible();
  await page.keyboard.type('77');
  await page.keyboard.press('Control+Enter');
  await expect(historia).toContainText(`Caso ${id}: venta 77 de zapatos.`);
});
