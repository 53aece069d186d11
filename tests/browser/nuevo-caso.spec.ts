import { expect } from '@playwright/test';
import { pdf, png } from './bed/files.ts';
import { abrirNuevoCaso, casoAbierto, SOLICITUD } from './bed/screens.ts';
import { holdCalls, signIn, test } from './bed/test.ts';

test.describe('the new-case window', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test('opens a case for a new customer', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar([pdf('ticket.pdf')]);
    await ventana.guardar.click();
    await casoAbierto(page);
    await expect(page.getByRole('main')).toContainText(SOLICITUD.apellidoPaterno);
    await expect(page.getByRole('main')).toContainText('ticket.pdf');
  });

  test('shows what is wrong only where the person has been', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.nombre.fill('Jo');
    await ventana.apellidoPaterno.focus();
    await expect(ventana.nombre).toHaveAccessibleDescription(/Campo mayor a 3 caracteres/);
    await expect(ventana.descripcion).not.toHaveAttribute('aria-invalid', 'true');
    await expect(ventana.buscar).toBeDisabled();
  });

  test('asks for one way at least to reach the customer', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    await ventana.correo.fill('');
    await ventana.guardar.click();
    const texto = 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.';
    await expect(page.getByText(texto).first()).toBeVisible();
  });

  test('names the contact data that are wrong', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    await ventana.correo.fill('no es correo');
    await ventana.celular.fill('55');
    await ventana.guardar.click();
    await expect(
      page.getByText('Por favor valide los datos de contacto: Correo, Número celular').first(),
    ).toBeVisible();
    await expect(ventana.correo).toHaveAccessibleDescription(/Email no válido/);
    await expect(ventana.celular).toHaveAccessibleDescription(/Campo igual a 10 caracteres/);
  });

  test('takes the person to the first field at fault', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.guardar.click();
    await expect(ventana.nombre).toBeFocused();
    await expect(ventana.descripcion).toHaveAccessibleDescription(/Campo requerido/);
  });

  test('keeps out a birth date that is not past', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    await ventana.fechaNacimiento.fill('2099-01-01');
    await ventana.guardar.click();
    await expect(page.getByText('La fecha debe ser menor a la actual.').first()).toBeVisible();
  });

  test('an area brings its own categories, and choosing another forgets the category', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await expect(ventana.categoria.locator('option').first()).toHaveText('Seleccionar categoría');
    await ventana.area.selectOption({ index: 1 });
    const primeras = await ventana.categoria.locator('option').allTextContents();
    await ventana.categoria.selectOption({ index: 1 });
    await ventana.area.selectOption({ index: 2 });
    await expect(ventana.categoria.locator('option:checked')).toHaveText('Seleccionar categoría');
    expect(await ventana.categoria.locator('option').allTextContents()).not.toEqual(primeras);
  });

  test('refuses a sixth file', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await expect(ventana.ventana.getByText('Puede seleccionar como máximo 5 anexos')).toBeVisible();
    await ventana.archivos.setInputFiles([1, 2, 3, 4, 5, 6].map((n) => pdf(`hoja ${n}.pdf`, `${n}`)));
    await expect(page.getByText('Solo puede seleccionar 5 archivos. Seleccione de nuevo.').first()).toBeVisible();
    await expect(ventana.ventana.getByText('Puede seleccionar como máximo 5 anexos')).toBeVisible();
  });

  test('says why a file of another type stays out', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.archivos.setInputFiles([
      png('foto.png'),
      { name: 'programa.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(ventana.ventana.getByText(/programa\.exe no es de un tipo permitido/)).toBeVisible();
    await expect(ventana.ventana.getByText('Se encuentra seleccionados 1 anexos.')).toBeVisible();
  });

  test('a file that is not what its name says is refused by the server, and everything typed stays', async ({
    page,
  }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar([{ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') }]);
    await ventana.guardar.click();
    await expect(page.getByText(/El contenido del archivo foto\.png no corresponde a su tipo\./).first()).toBeVisible();
    await expect(ventana.descripcion).toHaveValue(SOLICITUD.descripcion);
    await ventana.ventana.getByRole('button', { name: 'Quitar foto.png' }).click();
    await ventana.guardar.click();
    await casoAbierto(page);
  });

  test('finds customers without accents and goes back to a new one without losing what was typed', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.nombre.fill('ana sofia');
    await ventana.apellidoPaterno.fill('pena');
    await ventana.buscar.click();
    await expect(ventana.clientes.first()).toBeVisible();
    await expect(ventana.ventana.getByRole('radio').nth(2)).toHaveAccessibleName(/Crear nuevo cliente/);
    await ventana.clientes.first().check();
    await expect(ventana.apellidoPaterno).toHaveValue('Peña');
    await expect(ventana.apellidoPaterno).toBeDisabled();
    await ventana.clienteNuevo.check();
    await expect(ventana.apellidoPaterno).toBeEnabled();
    await expect(ventana.apellidoPaterno).toHaveValue('pena');
  });

  test('says when nobody has that name', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.nombre.fill('Xochiquetzalli');
    await ventana.apellidoPaterno.fill('Zzyzx');
    await ventana.buscar.click();
    await expect(page.getByText('No se encontraron resultados').first()).toBeVisible();
    await expect(ventana.clientes).toHaveCount(0);
    await expect(ventana.clienteNuevo).toBeChecked();
  });

  test('locks name, contact and search while it searches', async ({ page }) => {
    const answer = await holdCalls(page, '**/clientes/listar');
    const ventana = await abrirNuevoCaso(page);
    await ventana.nombre.fill('ana sofia');
    await ventana.apellidoPaterno.fill('pena');
    await ventana.buscar.click();
    for (const campo of [ventana.nombre, ventana.apellidoPaterno, ventana.correo, ventana.celular]) {
      await expect(campo).toBeDisabled();
    }
    await expect(ventana.descripcion).toBeEditable();
    answer();
    await expect(ventana.nombre).toBeEnabled();
  });

  test('phones take digits only, ten at most', async ({ page }) => {
    const ventana = await abrirNuevoCaso(page);
    await ventana.celular.pressSequentially('55-1234 567890');
    await expect(ventana.celular).toHaveValue('5512345678');
  });
});
