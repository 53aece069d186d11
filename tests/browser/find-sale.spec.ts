import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { buyer, folioWebOf, IRON, nameOf, newSale } from './bed/sales.ts';
import { validacion } from './bed/screens.ts';
import { EMPLOYEES, holdCalls, openHome, signIn, test } from './bed/test.ts';

/** The search for sales on the validation screen, by what a person sees and does. */
function buscarVenta(page: Page) {
  const form = page.getByRole('form', { name: 'Buscar venta' });
  return {
    tab: page.getByRole('tab', { name: 'Buscar venta' }),
    busca: form.getByLabel('Folio web, ticket o cliente'),
    articulo: form.getByLabel('Artículo (opcional)'),
    desde: form.getByLabel('Desde'),
    hasta: form.getByLabel('Hasta'),
    buscar: form.getByRole('button'),
    lista: page.getByRole('table', { name: 'Ventas encontradas' }),
    venta: (operacion: number) =>
      page
        .getByRole('table', { name: 'Ventas encontradas' })
        .getByRole('link', { name: String(operacion), exact: true }),
  };
}

/** The sale stands on the screen as if its number had been typed. */
async function expectOpened(page: Page, operacion: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/valida-operacion\\?tienda=1&operacion=${operacion}$`));
  const screen = validacion(page);
  await expect(screen.operacion).toHaveValue(String(operacion));
  await expect(screen.operacion).toBeFocused();
  await expect(page.getByRole('region', { name: 'Resumen de la venta' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Devolver artículos' })).toBeVisible();
}

test.describe('a sale without its store and number', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, EMPLOYEES.asesor);
  });

  test('is found by its web folio with the keyboard alone, and opened by Enter', async ({ page }) => {
    const { operacion } = newSale('enLinea');
    const screen = buscarVenta(page);
    await validacion(page).open();
    await screen.tab.focus();
    await page.keyboard.press('Enter');
    await expect(screen.busca).toBeFocused();
    await page.keyboard.type(folioWebOf(operacion).toLowerCase());
    await page.keyboard.press('Enter');
    await expect(screen.venta(operacion)).toBeFocused();
    await expect(screen.lista).toContainText(folioWebOf(operacion));
    await page.keyboard.press('Enter');
    await expectOpened(page, operacion);
    // The next number takes its place.
    await page.keyboard.type('1000001');
    await expect(validacion(page).operacion).toHaveValue('1000001');
  });

  test('is found by its ticket, its phone, its e-mail, and by name and article, and the list says which it is', async ({
    page,
  }) => {
    const { operacion, cliente } = newSale('enEfectivo');
    const screen = buscarVenta(page);
    await page.goto('valida-operacion?por=venta');
    const { celular, correo, nombre, apellidoMaterno } = buyer(cliente);
    for (const text of [String(operacion), celular, correo, `${apellidoMaterno} ${nombre}`]) {
      await screen.busca.fill(text);
      await screen.buscar.click();
      await expect(screen.venta(operacion)).toBeVisible();
      await expect(screen.lista.locator('tbody a')).toHaveCount(1);
    }
    const row = screen.lista.locator('tbody tr').first();
    await expect(row).toContainText('Tienda Centro');
    await expect(row).toContainText(nameOf(cliente));
    await expect(row).toContainText('2 Licuadora industrial, 2 Plancha de vapor');
    await expect(row).toContainText('$6,960.00');
    await screen.articulo.fill('plancha');
    await screen.buscar.click();
    await expect(row).toContainText('2 Plancha de vapor, 2 Licuadora industrial');
    // A click anywhere in the row.
    await row.getByText('$6,960.00').click();
    await expectOpened(page, operacion);
  });

  test('stays in the address: a reload keeps the search, and back leads to the list as it was', async ({ page }) => {
    const { operacion, cliente } = newSale('enEfectivo');
    const screen = buscarVenta(page);
    await page.goto('valida-operacion');
    await screen.tab.click();
    await screen.busca.fill(buyer(cliente).correo);
    await screen.articulo.fill(IRON.descripcion);
    await page.keyboard.press('Enter');
    await expect(screen.venta(operacion)).toBeVisible();
    await page.reload();
    await expect(screen.busca).toHaveValue(buyer(cliente).correo);
    await expect(screen.articulo).toHaveValue(IRON.descripcion);
    await screen.venta(operacion).click();
    await expectOpened(page, operacion);
    await page.goBack();
    await expect(screen.busca).toHaveValue(buyer(cliente).correo);
    await expect(screen.venta(operacion)).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('link', { name: 'Devolver artículos' })).toBeVisible();
    // The other way is where it was.
    await screen.tab.click();
    await expect(screen.busca).toHaveValue('');
    await page.getByRole('tab', { name: 'Por número' }).click();
    await expect(validacion(page).operacion).toHaveValue(String(operacion));
    await expect(page.getByRole('region', { name: 'Resumen de la venta' })).toBeVisible();
  });

  test('is not found: it says so, and what to try next', async ({ page }) => {
    const { operacion } = newSale('enEfectivo');
    const screen = buscarVenta(page);
    await page.goto('valida-operacion?por=venta');
    await expect(page.getByText(/Escriba lo que trae el cliente/)).toBeVisible();
    await screen.buscar.click();
    await expect(screen.busca).toHaveAccessibleDescription(
      'Escriba el folio web, el ticket, o el nombre, el correo o el teléfono del cliente.',
    );
    await screen.busca.fill('Xochiquetzalli');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/No se encontraron resultados.*los diez dígitos del teléfono/)).toBeVisible();
    await screen.busca.fill(String(operacion));
    await screen.articulo.fill('bicicleta');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Buscar sin artículo ni fechas' }).click();
    await expect(screen.venta(operacion)).toBeFocused();
    await expect(screen.articulo).toHaveValue('');
    await screen.desde.fill('2026-03-02');
    await screen.hasta.fill('2026-03-01');
    await screen.buscar.click();
    await expect(screen.hasta).toHaveAccessibleDescription('La fecha fin no puede ser anterior a la fecha inicio.');
  });

  test('waits in sight, says why it was refused and tries again, and says when there are more than it shows', async ({
    page,
    quejas,
  }) => {
    const screen = buscarVenta(page);
    const answer = await holdCalls(page, '**/venta/get-ventas-por-filtros');
    await page.goto('valida-operacion?por=venta&busca=Pr%C3%A1xedes%20Xicoht%C3%A9ncatl');
    await expect(screen.buscar).toHaveText('Buscando...');
    answer();
    await expect(page.getByText(/Hay más de 100 ventas: se muestran las más recientes/)).toBeVisible();
    await expect(screen.lista.locator('tbody a')).toHaveCount(25);
    await page.unrouteAll();
    const text = 'Usted buscó clientes 60 veces en 5 minutos. Espere 2 minutos y podrá buscar de nuevo.';
    await page.route('**/venta/get-ventas-por-filtros', (route) =>
      route.fulfill({ status: 429, json: { codigo: 429, message: text }, headers: { 'retry-after': '120' } }),
    );
    await screen.busca.fill('Ana Peña');
    await screen.buscar.click();
    await expect(page.getByText(text)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText(text)).toHaveCount(0);
    quejas.length = 0;
  });

  test('has nothing that a measure would blame, with its list and without', async ({ page, fallas }) => {
    const { operacion } = newSale('enLinea');
    await page.goto('valida-operacion?por=venta');
    await expect(buscarVenta(page).busca).toBeVisible();
    expect(await fallas()).toEqual([]);
    await page.goto(`valida-operacion?por=venta&busca=${operacion}&articulo=plancha`);
    await expect(buscarVenta(page).venta(operacion)).toBeVisible();
    expect(await fallas()).toEqual([]);
  });
});

test('who searched at home stands at the number, which the next one replaces', async ({ page }) => {
  const { operacion } = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.asesor);
  await openHome(page);
  await page.getByRole('textbox', { name: 'Operación' }).fill(String(operacion));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Devolver artículos' })).toBeVisible();
  await expect(validacion(page).operacion).toBeFocused();
  await page.keyboard.type('1000001');
  await expect(validacion(page).operacion).toHaveValue('1000001');
});
