import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { callAs } from './bed/calls.ts';
import { abrirCasoNuevo, casoEnServidor, nuevoCasoEn, paginaDeCaso } from './bed/caso.ts';
import { pdf } from './bed/files.ts';
import { listaCasos } from './bed/listaCasos.ts';
import { abrirNuevoCaso, casoAbierto, SOLICITUD, validacion } from './bed/screens.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';
import { AWAY } from './bed/wire.ts';

const banner = (page: Page) => page.getByRole('status').getByText('Sin conexión con la base de datos.');
const errorAlerts = (page: Page) => page.locator('[data-aviso=error]');

const READS = ['caso/', 'catalogo/', 'dashboard/', 'venta/', 'vales/'];

test.describe('while the database is away', () => {
  test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });

  test('a new case waits as it was written, and is then saved by itself, once', async ({ page, hilo, producto }) => {
    const administrador = await callAs(producto.url, EMPLEADOS.administrador);
    const before = await administrador.totalCasos();
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar([pdf('ticket.pdf')]);
    hilo.takeDatabaseAway(['caso/guardar'], 'stored');
    await ventana.guardar.click();
    await expect(ventana.ventana.getByRole('alert').first()).toContainText(AWAY);
    await expect(ventana.ventana.getByRole('alert').first()).toContainText('se guardará solo, una sola vez');
    await expect(ventana.descripcion).toHaveValue(SOLICITUD.descripcion);
    await expect(errorAlerts(page)).toHaveCount(0);
    expect(await administrador.totalCasos()).toBe(before + 1);

    hilo.mend();
    await casoAbierto(page);
    expect(await administrador.totalCasos()).toBe(before + 1);
    await expect(banner(page)).toHaveCount(0);
  });

  test('a new case that was changed meanwhile waits for its button', async ({ page, hilo, producto }) => {
    const administrador = await callAs(producto.url, EMPLEADOS.administrador);
    const before = await administrador.totalCasos();
    await signIn(page);
    const ventana = await abrirNuevoCaso(page);
    await ventana.llenar();
    hilo.takeDatabaseAway(['caso/guardar'], 'not stored');
    await ventana.guardar.click();
    await expect(ventana.ventana.getByRole('alert').first()).toContainText('se guardará solo');
    await ventana.descripcion.fill('El cliente reporta que la licuadora no enciende, y ya no la quiere.');
    await expect(ventana.ventana.getByRole('alert').first()).not.toContainText('se guardará solo');
    hilo.mend();
    await expect(banner(page)).toHaveCount(0, { timeout: 30_000 });
    expect(await administrador.totalCasos()).toBe(before);
    await ventana.guardar.click();
    await casoAbierto(page);
    expect(await administrador.totalCasos()).toBe(before + 1);
  });

  test('a comment waits as it was written, and is then there once', async ({ page, hilo, producto }) => {
    const { id, caso } = await abrirCasoNuevo(page, producto.url);
    await caso.comentario.fill('Se llamó al cliente.');
    hilo.takeDatabaseAway(['caso/agregar-comentario'], 'stored');
    await caso.comentar.click();
    await expect(caso.historia).toContainText('No se guardó el comentario.');
    await expect(caso.historia).toContainText('se guardará solo en cuanto vuelva la conexión');
    await expect(banner(page)).toBeVisible();
    await expect(errorAlerts(page)).toHaveCount(0);
    hilo.mend();
    await expect(page.getByRole('status').getByText('Comentario agregado con éxito')).toBeVisible({ timeout: 30_000 });
    expect((await casoEnServidor(page, id)).comentarios.map(({ texto }) => texto)).toEqual(['Se llamó al cliente.']);
    await expect(banner(page)).toHaveCount(0);
  });

  test('lists, a case, the figures and an operation come by themselves when it is back', async ({
    page,
    hilo,
    producto,
  }) => {
    test.setTimeout(120_000);
    const id = await nuevoCasoEn(producto.url);
    const pages: readonly (readonly [path: string, there: () => Promise<unknown>])[] = [
      ['administracion/casos', () => expect(listaCasos(page).folios.first()).toBeVisible({ timeout: 30_000 })],
      [`administracion/casos/${id}`, () => expect(paginaDeCaso(page).resumen).toBeVisible({ timeout: 30_000 })],
      ['overview', () => expect(page.getByText(/^Cifras del/)).toBeVisible({ timeout: 30_000 })],
      [
        'valida-operacion?tienda=1&operacion=1000001',
        () => expect(validacion(page).vales.locator('tbody tr').first()).toBeVisible({ timeout: 30_000 }),
      ],
    ];
    await signIn(page, EMPLEADOS.administrador);
    for (const [path, there] of pages) {
      hilo.takeDatabaseAway(READS, 'not stored');
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('main').getByText(AWAY).first()).toBeVisible();
      await expect(errorAlerts(page)).toHaveCount(0);
      hilo.mend();
      await there();
      await expect(banner(page)).toHaveCount(0);
      if (path === 'administracion/casos')
        await expect(listaCasos(page).campo('Tienda').locator('option')).not.toHaveCount(1);
    }
  });
});

test('a full disk is told of, and what was written is kept', async ({ page, producto }) => {
  const { caso } = await abrirCasoNuevo(page, producto.url);
  await caso.comentario.fill('Se llamó al cliente.');
  await page.route('**/caso/agregar-comentario', (route) =>
    route.fulfill({ status: 507, json: { codigo: 507, message: 'El servidor ya no tiene espacio para guardar.' } }),
  );
  await caso.comentar.click();
  await expect(page.getByRole('status').getByText(/avise a la mesa de ayuda/)).toBeVisible();
  await expect(caso.historia).toContainText('El servidor ya no tiene espacio para guardar.');
  await expect(caso.historia).not.toContainText('No se sabe si se guardó');
  await expect(caso.comentario).toHaveValue('Se llamó al cliente.');
  await page.unroute('**/caso/agregar-comentario');
  await caso.historia.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('status').getByText('Comentario agregado con éxito')).toBeVisible();
});

test.describe('a catalogue that does not come is named', () => {
  for (const [catalogo, ruta, texto] of [
    ['stores', 'catalogo/tiendas-busqueda', 'Ocurrió un error al intentar obtener las tiendas'],
    ['areas', 'catalogo/areas', 'Ocurrió un error al obtener las areas'],
    ['categories', 'catalogo/subcategorias', 'Ocurrió un error al intentar obtener las Subcategorias'],
    ['states of a case', 'caso/listar-estados', 'Ocurrió un error al intentar obtener los estados del caso'],
  ] as const) {
    test(`in the filters of the case list: ${catalogo}`, async ({ page }) => {
      await signIn(page);
      await page.route(`**/${ruta}*`, (route) => route.fulfill({ status: 500, json: { codigo: 500, message: 'No' } }));
      const lista = listaCasos(page);
      await lista.abrir();
      await expect(errorAlerts(page)).toContainText(texto);
      await expect(lista.filtros.getByText(texto)).toBeVisible();
      // The states that the house knows can be chosen all the same.
      await expect(lista.campo('Estado').locator('option')).not.toHaveCount(1);
      await page.unroute(`**/${ruta}*`);
      await lista.filtros.getByRole('button', { name: 'Reintentar' }).click();
      await expect(lista.filtros.getByText(texto)).toHaveCount(0);
    });
  }

  test('in the escalation of a case: its reasons', async ({ page, producto }) => {
    const { caso } = await abrirCasoNuevo(page, producto.url);
    await page.route('**/catalogo/motivos-escalamiento-area*', (route) =>
      route.fulfill({ status: 500, json: { codigo: 500, message: 'No' } }),
    );
    await caso.accion(/^Escalar/).click();
    const { campo, dialogo } = caso.ventana('Escalar caso');
    await campo(/^Área/).selectOption({ index: 1 });
    await expect(dialogo.getByText('Ocurrió un error al intentar obtener los Motivos de escalamiento')).toBeVisible();
  });
});
