import { expect } from '@playwright/test';
import { callAs } from './bed/calls.ts';
import { pdf } from './bed/files.ts';
import { keepAway } from './bed/keepAway.ts';
import { abrirNuevoCaso, casoAbierto, SOLICITUD } from './bed/screens.ts';
import { EMPLEADOS, holdCalls, signIn, test } from './bed/test.ts';

test.describe('one click, one case', () => {
  test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });

  // Here the person tries again: the page never learns by itself that the server serves.
  test.beforeEach(({ page }) => keepAway(page));

  test('when the button is pressed twice', async ({ page, hilo, producto }) => {
    const administrador = await callAs(producto.url, EMPLEADOS.administrador);
    const antes = await administrador.totalCasos();
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar([pdf('ticket.pdf')]);
    await ventana.guardar.dblclick();
    await casoAbierto(page);
    expect(await administrador.totalCasos()).toBe(antes + 1);
    expect(hilo.count('caso/guardar')).toBe(1);
  });

  test('when the button says that it is saving', async ({ page }) => {
    const answer = await holdCalls(page, '**/caso/guardar');
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    await ventana.guardar.click();
    await expect(ventana.ventana.getByRole('button', { name: 'Creando caso...' })).toBeDisabled();
    await expect(ventana.cerrar).toBeDisabled();
    answer();
    await casoAbierto(page);
  });

  test('when the answer is lost and the person tries again', async ({ page, hilo, producto }) => {
    const administrador = await callAs(producto.url, EMPLEADOS.administrador);
    const antes = await administrador.totalCasos();
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar([pdf('ticket.pdf')]);

    hilo.loseAnswers('caso/guardar');
    await ventana.guardar.click();
    await expect(page.getByText('Revise su conexión a internet').first()).toBeVisible();
    expect(await administrador.totalCasos()).toBe(antes + 1);
    await expect(ventana.descripcion).toHaveValue(SOLICITUD.descripcion);

    hilo.mend();
    const tries = hilo.count('caso/guardar');
    await ventana.guardar.click();
    await casoAbierto(page);
    expect(hilo.count('caso/guardar')).toBe(tries + 1);
    expect(await administrador.totalCasos()).toBe(antes + 1);
  });

  test('when the answer is lost, the page is reloaded and the draft is saved again', async ({
    page,
    hilo,
    producto,
  }) => {
    const administrador = await callAs(producto.url, EMPLEADOS.administrador);
    const antes = await administrador.totalCasos();
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    hilo.loseAnswers('caso/guardar');
    await ventana.guardar.click();
    await expect(page.getByText('Revise su conexión a internet').first()).toBeVisible();

    hilo.mend();
    await page.reload();
    const otraVez = await abrirNuevoCaso(page);
    await expect(otraVez.descripcion).toHaveValue(SOLICITUD.descripcion);
    await otraVez.guardar.click();
    await casoAbierto(page);
    expect(await administrador.totalCasos()).toBe(antes + 1);
  });

  test('and a cut connection before the server heard of it leaves a case to be made', async ({ page, producto }) => {
    const administrador = await callAs(producto.url, EMPLEADOS.administrador);
    const antes = await administrador.totalCasos();
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    await page.route('**/caso/guardar', (route) => route.abort(), { times: 1 });
    await ventana.guardar.click();
    await expect(page.getByText('Revise su conexión a internet').first()).toBeVisible();
    expect(await administrador.totalCasos()).toBe(antes);
    await ventana.guardar.click();
    await casoAbierto(page);
    expect(await administrador.totalCasos()).toBe(antes + 1);
  });
});
