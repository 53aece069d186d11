import { expect, type Page } from '@playwright/test';
import { casesInAll } from '../bed/calls.ts';
import { caseList } from '../bed/caseList.ts';
import { caseAtServer, casePage, newCaseAt, openNewCase } from '../bed/caso.ts';
import { pdf } from '../bed/files.ts';
import { openedCase, openNewCaseWindow, REQUEST, validacion } from '../bed/screens.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { AWAY } from '../bed/wire.ts';

function banner(page: Page) {
  return page.getByRole('status').getByText('Sin conexión con la base de datos.');
}
function errorAlerts(page: Page) {
  return page.locator('[data-aviso=error]');
}

const READS = ['caso/', 'catalogo/', 'dashboard/', 'venta/', 'vales/'];

test.describe('while the database is away', () => {
  test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });

  test('a new case waits as it was written, and is then saved by itself, once', async ({ page, hilo, apart }) => {
    const administrador = await apart(EMPLOYEES.administrador);
    const before = await casesInAll(administrador);
    await signIn(page);
    const dialog = await openNewCaseWindow(page);
    await dialog.fill([pdf('ticket.pdf')]);
    hilo.takeDatabaseAway(['caso/guardar'], 'stored');
    await dialog.guardar.click();
    await expect(dialog.dialog.getByRole('alert')).toHaveText(
      'No se pudo confirmar el caso: se guardará solo, una sola vez, en cuanto vuelva la conexión, si no cambia nada.',
    );
    // Behind the window, where a screen reader does not go.
    await expect(page.getByText('Sin conexión con la base de datos.')).toBeVisible();
    await expect(dialog.descripcion).toHaveValue(REQUEST.descripcion);
    await expect(errorAlerts(page)).toHaveCount(0);
    expect(await casesInAll(administrador)).toBe(before + 1);

    hilo.mend();
    await openedCase(page);
    expect(await casesInAll(administrador)).toBe(before + 1);
    await expect(banner(page)).toHaveCount(0);
  });

  test('a new case that was changed meanwhile waits for its button', async ({ page, hilo, apart }) => {
    const administrador = await apart(EMPLOYEES.administrador);
    const before = await casesInAll(administrador);
    await signIn(page);
    const dialog = await openNewCaseWindow(page);
    await dialog.fill();
    hilo.takeDatabaseAway(['caso/guardar'], 'not stored');
    await dialog.guardar.click();
    await expect(dialog.dialog.getByRole('alert').first()).toContainText('se guardará solo');
    await dialog.descripcion.fill('El cliente reporta que la licuadora no enciende, y ya no la quiere.');
    await expect(dialog.dialog.getByRole('alert').first()).not.toContainText('se guardará solo');
    hilo.mend();
    await expect(banner(page)).toHaveCount(0, { timeout: 30_000 });
    expect(await casesInAll(administrador)).toBe(before);
    await dialog.guardar.click();
    await openedCase(page);
    expect(await casesInAll(administrador)).toBe(before + 1);
  });

  test('a comment waits as it was written, and is then there once', async ({ page, hilo, producto }) => {
    const { id, caso } = await openNewCase(page, producto.url);
    await caso.comentario.fill('Se llamó al cliente.');
    hilo.takeDatabaseAway(['caso/agregar-comentario'], 'stored');
    await caso.comentar.click();
    await expect(caso.historia.getByRole('alert').locator('p')).toHaveText(
      'No se guardó el comentario: se guardará solo en cuanto vuelva la conexión, si no cambia nada.',
    );
    await expect(banner(page)).toBeVisible();
    await expect(errorAlerts(page)).toHaveCount(0);
    hilo.mend();
    await expect(page.getByRole('status').getByText('Comentario agregado con éxito')).toBeVisible({ timeout: 30_000 });
    expect((await caseAtServer(page, id)).comentarios.map(({ texto }) => texto)).toEqual(['Se llamó al cliente.']);
    await expect(banner(page)).toHaveCount(0);
  });

  test('lists, a case, the figures and an operation come by themselves when it is back', async ({
    page,
    hilo,
    producto,
  }) => {
    test.setTimeout(120_000);
    const id = await newCaseAt(producto.url);
    const pages: readonly (readonly [path: string, there: () => Promise<unknown>])[] = [
      ['administracion/casos', () => expect(caseList(page).folios.first()).toBeVisible({ timeout: 30_000 })],
      [`administracion/casos/${id}`, () => expect(casePage(page).resumen).toBeVisible({ timeout: 30_000 })],
      ['overview', () => expect(page.getByText(/^Cifras del/)).toBeVisible({ timeout: 30_000 })],
      [
        'valida-operacion?tienda=1&operacion=1000001',
        () => expect(validacion(page).vales.locator('tbody tr').first()).toBeVisible({ timeout: 30_000 }),
      ],
    ];
    await signIn(page, EMPLOYEES.administrador);
    for (const [path, there] of pages) {
      hilo.takeDatabaseAway(READS, 'not stored');
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('main').getByText(AWAY).first()).toBeVisible();
      await expect(errorAlerts(page)).toHaveCount(0);
      hilo.mend();
      await there();
      await expect(banner(page)).toHaveCount(0);
      if (path !== 'administracion/casos') continue;
      const added = await caseList(page).adding('Categoría');
      await added('Categoría').click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    }
  });
});

test.describe('a catalogue that does not come is named', () => {
  const named = [
    ['catalogo/tiendas-busqueda', 'Ocurrió un error al intentar obtener las tiendas'],
    ['catalogo/areas', 'Ocurrió un error al obtener las areas'],
    ['catalogo/subcategorias', 'Ocurrió un error al intentar obtener las Subcategorias'],
    ['caso/listar-estados', 'Ocurrió un error al intentar obtener los estados del caso'],
  ] as const;

  test('in the filters of the case list: stores, areas, categories and states of a case', async ({ page }) => {
    await signIn(page);
    const list = caseList(page);
    const no = { status: 500, json: { codigo: 500, message: 'No' } };
    for (const [path] of named) await page.route(`**/${path}*`, (route) => route.fulfill(no));
    await list.open();
    for (const [path, text] of named) {
      await expect(list.filters.getByRole('alert').getByText(text)).toBeVisible();
      await page.unroute(`**/${path}*`);
    }
    await expect(errorAlerts(page)).toHaveCount(0);
    // The states that the house knows can be chosen all the same.
    await list.labelled('Estado').click();
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    const again = list.filters.getByRole('button', { name: 'Reintentar' });
    const texts = named.map(([, text]) => list.filters.getByText(text));
    await expect(async () => {
      // A button goes as soon as what it asks for has come, also under the pointer.
      if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 });
      for (const text of texts) expect(await text.count()).toBe(0);
    }).toPass();
  });
});
