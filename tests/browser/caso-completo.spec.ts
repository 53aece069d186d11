import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { pdf, png } from './bed/files.ts';
import { casoAbierto, nuevoCaso, SOLICITUD, validacion } from './bed/screens.ts';
import { signInByScreen, test } from './bed/test.ts';

test.describe('the whole way, from the login to the case', () => {
  test.use({ baseURL: async ({ propio }, use) => use(propio.url) });

  test('a case for an existing customer outlives a crash of the server, with its files', async ({ page, propio }) => {
    test.setTimeout(90_000);
    const ticket = pdf('ticket de compra.pdf');
    const foto = png('licuadora dañada.png');

    await signInByScreen(page);
    const pantalla = validacion(page);
    await pantalla.abrir();
    await pantalla.validar('1000001');
    expect(await pantalla.vales.locator('tbody tr').count()).toBeGreaterThan(0);
    expect(await pantalla.articulos.locator('tbody tr').count()).toBeGreaterThan(0);

    await pantalla.nuevoCaso.click();
    const ventana = nuevoCaso(page);
    await expect(ventana.clienteNuevo).toBeChecked();
    await ventana.nombre.fill('ana sofia');
    await ventana.apellidoPaterno.fill('pena');
    await ventana.buscar.click();
    const primero = ventana.clientes.first();
    await primero.check();
    await expect(ventana.nombre).toBeDisabled();
    await expect(ventana.apellidoPaterno).toBeDisabled();
    const apellido = await ventana.apellidoPaterno.inputValue();
    expect(apellido).toBe('Peña');

    await ventana.celular.fill('5512345678');
    await ventana.area.selectOption({ index: 1 });
    await ventana.categoria.selectOption({ index: 1 });
    await ventana.descripcion.fill(SOLICITUD.descripcion);
    await ventana.archivos.setInputFiles([ticket, foto]);
    await expect(ventana.ventana.getByText('Se encuentra seleccionados 2 anexos.')).toBeVisible();
    await ventana.guardar.click();

    const id = await casoAbierto(page);
    await expect(page.getByRole('main')).toContainText(SOLICITUD.descripcion);
    await expect(page.getByRole('main')).toContainText(apellido);
    await expect(page.getByRole('main')).toContainText('1000001');
    for (const archivo of [ticket, foto]) {
      const [descarga] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Descargar ${archivo.name}` }).click(),
      ]);
      expect(descarga.suggestedFilename()).toBe(archivo.name);
      expect(await readFile(await descarga.path())).toEqual(archivo.buffer);
    }

    await propio.kill();
    await propio.start();
    await page.reload();
    expect(await casoAbierto(page)).toBe(id);
    await expect(page.getByRole('main')).toContainText(SOLICITUD.descripcion);
    await expect(page.getByRole('main')).toContainText(ticket.name);
  });
});
