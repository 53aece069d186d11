import { expect } from '@playwright/test';
import { pdf } from './bed/files.ts';
import { abrirNuevoCaso, casoAbierto, nuevoCaso, SOLICITUD } from './bed/screens.ts';
import { EMPLEADOS, fillLogin, signIn, signOut, test } from './bed/test.ts';

test.describe('nothing typed is lost', () => {
  test('by closing: the window asks first, and going on finds everything', async ({ page }) => {
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar([pdf('ticket.pdf')]);
    await ventana.cerrar.click();
    await expect(ventana.pregunta).toBeVisible();
    await ventana.pregunta.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(ventana.descripcion).toHaveValue(SOLICITUD.descripcion);
    await expect(ventana.ventana.getByText('Se encuentra seleccionados 1 anexos.')).toBeVisible();
  });

  test('by Escape: it asks too', async ({ page }) => {
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.descripcion.fill(SOLICITUD.descripcion);
    await page.keyboard.press('Escape');
    await expect(ventana.pregunta).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ventana.pregunta).toBeHidden();
    await expect(ventana.descripcion).toHaveValue(SOLICITUD.descripcion);
  });

  test('and nothing typed, nothing asked', async ({ page }) => {
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.cerrar.click();
    await expect(ventana.ventana).toBeHidden();
  });

  test('by a reload: the draft comes back, and the files are asked for again', async ({ page }) => {
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar([pdf('ticket.pdf')]);
    await draftHolds(page, 'ticket.pdf');
    await page.reload();
    const otraVez = await abrirNuevoCaso(page);
    await expect(page.getByText('Se recuperó el borrador de este caso.')).toBeVisible();
    await expect(otraVez.nombre).toHaveValue(SOLICITUD.nombre);
    await expect(otraVez.fechaNacimiento).toHaveValue(SOLICITUD.fechaNacimiento);
    await expect(otraVez.descripcion).toHaveValue(SOLICITUD.descripcion);
    await expect(otraVez.categoria.locator('option:checked')).not.toHaveText('Seleccionar categoría');
    await expect(otraVez.ventana.getByText('Vuelva a adjuntar: ticket.pdf')).toBeVisible();
  });

  test('by the idle close: who signs in again finds the draft', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    await page.clock.runFor(1_000);
    await page.clock.fastForward('16:00');
    const dialogo = page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
    await dialogo.getByRole('button', { name: 'OK' }).click();
    await fillLogin(page, EMPLEADOS.asesor);
    await page.getByRole('button', { name: 'Entrar' }).click();
    // By its name: the login has a first heading too, and to leave it now would cut the login off.
    await expect(page.getByRole('heading', { level: 1, name: 'Validación operación' })).toBeVisible();
    const otraVez = await abrirNuevoCaso(page);
    await expect(otraVez.descripcion).toHaveValue(SOLICITUD.descripcion);
  });

  test('but another person does not see it', async ({ page }) => {
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    await draftHolds(page, SOLICITUD.descripcion);
    await page.reload();
    await signOut(page);
    await signIn(page, EMPLEADOS.gerente);
    const otra = await abrirNuevoCaso(page);
    await expect(otra.descripcion).toHaveValue('');
  });

  test('and after discarding or saving there is no draft any more', async ({ page }) => {
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    await ventana.cerrar.click();
    await ventana.pregunta.getByRole('button', { name: 'Descartar' }).click();
    await expect(ventana.ventana).toBeHidden();
    const nueva = await abrirNuevoCaso(page);
    await expect(nueva.descripcion).toHaveValue('');

    await nueva.llenar();
    await nueva.guardar.click();
    await casoAbierto(page);
    await abrirNuevoCaso(page);
    await expect(nuevoCaso(page).descripcion).toHaveValue('');
  });
});

/** The draft is written a moment after the last change. */
const draftHolds = async (page: Parameters<typeof signIn>[0], text: string): Promise<void> => {
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(text);
};
