import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { pdf, png } from '../bed/files.ts';
import { nuevoCaso, openedCase, REQUEST, validacion } from '../bed/screens.ts';
import { signInByScreen, test } from '../bed/test.ts';

test('the whole way, from the login to the case of an existing customer with its files', async ({ page }) => {
  const ticket = pdf('ticket de compra.pdf');
  const photo = png('licuadora dañada.png');

  await signInByScreen(page);
  const screen = validacion(page);
  await screen.open();
  await screen.validate('1000001');
  expect(await screen.vales.locator('tbody tr').count()).toBeGreaterThan(0);
  expect(await screen.articulos.locator('tbody tr').count()).toBeGreaterThan(0);

  await screen.nuevoCaso.click();
  const dialog = nuevoCaso(page);
  await dialog.otra.click();
  await expect(dialog.clienteNuevo).toBeChecked();
  await dialog.nombre.fill('ana sofia');
  await dialog.apellidoPaterno.fill('pena');
  await dialog.buscar.click();
  const first = dialog.clientes.first();
  await first.check();
  await expect(dialog.nombre).toBeDisabled();
  await expect(dialog.apellidoPaterno).toBeDisabled();
  const surname = await dialog.apellidoPaterno.inputValue();
  expect(surname).toBe('Peña');

  await dialog.celular.fill('5512345678');
  await dialog.area.selectOption({ index: 1 });
  await dialog.categoria.selectOption({ index: 1 });
  await dialog.descripcion.fill(REQUEST.descripcion);
  await dialog.fileInput.setInputFiles([ticket, photo]);
  await expect(dialog.dialog.getByText('Se encuentra seleccionados 2 anexos.')).toBeVisible();
  await dialog.guardar.click();

  await openedCase(page);
  await expect(page.getByRole('main')).toContainText(REQUEST.descripcion);
  await expect(page.getByRole('main')).toContainText(surname);
  await expect(page.getByRole('main')).toContainText('1000001');
  for (const file of [ticket, photo]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Descargar ${file.name}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
    expect(await readFile(await download.path())).toEqual(file.buffer);
  }
});
