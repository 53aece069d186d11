import { expect } from '@playwright/test';
import { keepAway } from '../bed/keepAway.ts';
import { validacion } from '../bed/screens.ts';
import { holdCalls, signIn, test } from '../bed/test.ts';

test.describe('validating an operation', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test('shows vouchers and articles with guide and package, the first ones at once, on a tablet all of them too', async ({
    page,
  }) => {
    const screen = validacion(page);
    await screen.open();
    await screen.validate('1000001');
    await expect(screen.vales.getByRole('columnheader')).toHaveText([
      'Caso',
      'Folio',
      'Estado',
      'Total',
      'Saldo',
      'Tipo',
      'Depreciacion',
      'Fecha Creacion',
      'Fecha Vigencia',
      'Detalle',
    ]);
    await expect(screen.articulos.getByRole('columnheader')).toHaveText([
      'Numart',
      'Descripción',
      'Cantidad Compra',
      'Folio Guia',
      'Folio Paquete',
      'Estado Paquete',
      'Estado Artículo',
    ]);
    expect(await screen.vales.locator('tbody tr').count()).toBeGreaterThan(0);
    expect(await screen.articulos.locator('tbody tr').count()).toBeGreaterThan(1);
    await expect(screen.articulos).toContainText('CANCELADO');
    await expect(screen.articulos.locator('tbody tr').nth(1), 'on a counter PC without scrolling').toBeInViewport({
      ratio: 1,
    });
    await expect(
      page
        .getByLabel(/por página/i)
        .first()
        .locator('option'),
    ).toHaveText(['25', '50', '100']);

    // A line that travels in several packages says its quantity once.
    const summary = page.getByRole('region', { name: 'Resumen de la venta' });
    const pieces = Number(((await summary.getByText(/pieza/).textContent()) ?? '').replace(/\D/g, ''));
    const quantities = await screen.articulos.locator('tbody td[data-fit=number]').allTextContents();
    expect(quantities.some((text) => text === 'misma línea')).toBe(true);
    expect(quantities.reduce((sum, text) => sum + (Number(text) || 0), 0)).toBe(pieces);

    // Nothing is hidden on a tablet: what has no column stands below its row.
    await page.setViewportSize({ width: 820, height: 1180 });
    for (const [table, folded] of [
      [screen.vales, 'Fecha Creacion:'],
      [screen.articulos, 'Folio Paquete:'],
    ] as const) {
      await expect(table.getByText(folded).first()).toBeVisible();
      const [inside, wide] = await table.evaluate(({ parentElement: region, scrollWidth }) => [
        region?.clientWidth ?? 0,
        scrollWidth,
      ]);
      expect(wide).toBeLessThanOrEqual(inside ?? 0);
    }
    await expect(page.getByRole('region', { name: /tabla desplazable/ })).toHaveCount(0);
  });

  test('says when an operation has no vouchers, and when there is no such operation', async ({ page }) => {
    const screen = validacion(page);
    await screen.open();
    await screen.validate('1000002');
    await expect(page.getByText('Operación sin vales por el momento')).toBeVisible();
    await expect(screen.articulos.locator('tbody tr').first()).toBeVisible();
    await screen.validate('9999999999');
    await expect(page.getByText('No se encontraron resultados', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Operación sin artículos por el momento')).toBeVisible();
  });

  test('looks up no other operation than the one that was meant: of a longer code or two numbers it says so', async ({
    page,
  }) => {
    const screen = validacion(page);
    await screen.open();
    await screen.tienda.selectOption({ label: 'Tienda Centro' });
    for (const [given, fault] of [
      ['10000011000001', /Campo de máximo 10 caracteres/],
      ['Ticket 1000001 del 12/11/2026', /Campo de solo números\./],
    ] as const) {
      await screen.operacion.fill(given);
      await expect(screen.operacion).toHaveValue(given);
      await expect(screen.operacion).toHaveAccessibleDescription(fault);
      await expect(screen.buscar).toBeDisabled();
      await screen.operacion.press('Enter');
      await expect(page).not.toHaveURL(/operacion=1/);
    }
    await screen.operacion.fill('Ticket 1000001');
    await expect(screen.operacion).toHaveValue('1000001');
    await expect(screen.buscar).toBeEnabled();
  });

  test('waits for a number, then says that it searches, and waits for a change', async ({ page }) => {
    const answer = await holdCalls(page, '**/venta/articulos-operacion*');
    const screen = validacion(page);
    await screen.open();
    await screen.operacion.pressSequentially('12a3-4567890');
    await expect(screen.operacion).toHaveValue('1234567890');
    await screen.operacion.fill('');
    await screen.tienda.selectOption({ label: 'Tienda Centro' });
    await expect(screen.buscar).toBeDisabled();
    await expect(screen.nuevoCaso).toBeDisabled();
    await screen.operacion.fill('1000001');
    await screen.buscar.click();
    await expect(page.getByRole('button', { name: 'Buscando...' })).toBeVisible();
    answer();
    await expect(screen.nuevoCaso).toBeEnabled();
    await expect(screen.buscar).toBeDisabled();
    await screen.operacion.fill('1000002');
    await expect(screen.buscar).toBeEnabled();
    await expect(screen.nuevoCaso).toBeDisabled();
  });

  test('asks for the store when only the number is there', async ({ page }) => {
    const screen = validacion(page);
    await screen.open();
    await screen.tienda.selectOption({ label: 'Seleccionar Tienda' });
    await screen.operacion.fill('1000001');
    await screen.buscar.click();
    await expect(page.getByText('Ingrese la tienda y operacion')).toBeVisible();
  });

  test('begins on the home page, and keeps store and number in the address, so that a reload comes to the same place', async ({
    page,
  }) => {
    await page.goto('overview');
    const screen = validacion(page);
    await screen.tienda.selectOption({ label: 'Tienda Centro' });
    await screen.operacion.fill('1000001');
    await screen.buscar.click();
    await expect(page).toHaveURL(/\/valida-operacion\?.*operacion=1000001/);
    await expect(screen.vales.locator('tbody tr').first()).toBeVisible();
    await page.reload();
    await expect(screen.operacion).toHaveValue('1000001');
    await expect(screen.vales.locator('tbody tr').first()).toBeVisible();
  });

  test('lets the person try again when the server does not answer', async ({ page }) => {
    const screen = validacion(page);
    await screen.open();
    await keepAway(page);
    await page.route(/vales\/consultas|venta\//, (route) => route.abort());
    await screen.tienda.selectOption({ label: 'Tienda Centro' });
    await screen.operacion.fill('1000001');
    await screen.buscar.click();
    await expect(page.getByRole('main').getByText('Revise su conexión a internet').first()).toBeVisible();
    await expect(screen.operacion).toHaveValue('1000001');
    await page.unroute(/vales\/consultas|venta\//);
    await screen.buscar.click();
    await expect(screen.vales.locator('tbody tr').first()).toBeVisible();
  });

  for (const [missing, call, shown, text] of [
    ['articles', '**/venta/articulos-operacion*', 'vales', 'No se pudieron leer los artículos.'],
    ['vouchers', '**/vales/consultas/**', 'articulos', 'No se pudieron leer los vales.'],
  ] as const) {
    test(`shows the rest when the ${missing} cannot be read, and offers to try again`, async ({ page }) => {
      const screen = validacion(page);
      await screen.open();
      await page.route(call, (route) => route.fulfill({ status: 500, json: { codigo: 500, message: 'Falló.' } }));
      await screen.validate('1000001');
      await expect(screen[shown].locator('tbody tr').first()).toBeVisible();
      const notice = page.getByRole('alert').filter({ hasText: text });
      await expect(notice).toContainText('Falló.');
      await expect(screen.nuevoCaso).toBeEnabled();
      await page.unroute(call);
      await notice.getByRole('button', { name: 'Reintentar' }).click();
      await expect(notice).toHaveCount(0);
      await expect(screen[missing === 'articles' ? 'articulos' : 'vales'].locator('tbody tr').first()).toBeVisible();
    });
  }
});
