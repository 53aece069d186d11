import { expect } from '@playwright/test';
import { keepAway } from './bed/keepAway.ts';
import { validacion } from './bed/screens.ts';
import { holdCalls, signIn, test } from './bed/test.ts';

test.describe('validating an operation', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test('shows the vouchers and the articles with guide and package', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await screen.validar('1000001');
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
  });

  test('says when an operation has no vouchers', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await screen.validar('1000002');
    await expect(page.getByText('Operación sin vales por el momento')).toBeVisible();
    await expect(screen.articulos.locator('tbody tr').first()).toBeVisible();
  });

  test('says when there is no such operation', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await screen.validar('9999999999');
    await expect(page.getByText('No se encontraron resultados', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Operación sin artículos por el momento')).toBeVisible();
  });

  test('takes digits only, ten at most', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await screen.operacion.pressSequentially('12a3-4567890123');
    await expect(screen.operacion).toHaveValue('1234567890');
  });

  test('waits for a number, and after a search for a change', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await screen.tienda.selectOption({ label: 'Tienda Centro' });
    await expect(screen.buscar).toBeDisabled();
    await expect(screen.nuevoCaso).toBeDisabled();
    await screen.operacion.fill('1000001');
    await expect(screen.buscar).toBeEnabled();
    await screen.buscar.click();
    await expect(screen.nuevoCaso).toBeEnabled();
    await expect(screen.buscar).toBeDisabled();
    await screen.operacion.fill('1000002');
    await expect(screen.buscar).toBeEnabled();
    await expect(screen.nuevoCaso).toBeDisabled();
  });

  test('asks for the store when only the number is there', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await screen.tienda.selectOption({ label: 'Seleccionar Tienda' });
    await screen.operacion.fill('1000001');
    await screen.buscar.click();
    await expect(page.getByText('Ingrese la tienda y operacion')).toBeVisible();
  });

  test('shows that it is searching', async ({ page }) => {
    const answer = await holdCalls(page, '**/venta/articulos-operacion*');
    const screen = validacion(page);
    await screen.abrir();
    await screen.tienda.selectOption({ label: 'Tienda Centro' });
    await screen.operacion.fill('1000001');
    await screen.buscar.click();
    await expect(page.getByRole('button', { name: 'Buscando...' })).toBeVisible();
    answer();
    await expect(screen.nuevoCaso).toBeEnabled();
    await expect(screen.buscar).toBeVisible();
  });

  test('keeps store and number in the address, so that back and reload come to the same place', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await screen.validar('1000001');
    await expect(page).toHaveURL(/operacion=1000001/);
    await page.reload();
    await expect(screen.operacion).toHaveValue('1000001');
    await expect(screen.vales.locator('tbody tr').first()).toBeVisible();
  });

  test('takes an address that names no operation as if it named none', async ({ page }) => {
    await page.goto('valida-operacion?tienda=abc&operacion=no-es');
    const screen = validacion(page);
    await expect(screen.operacion).toHaveValue('');
    await expect(screen.tienda.locator('option:checked')).toHaveText('Tienda Centro');
  });

  test('lets the person try again when the server does not answer', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await keepAway(page);
    await page.route(/vales\/consultas|venta\//, (route) => route.abort());
    await screen.tienda.selectOption({ label: 'Tienda Centro' });
    await screen.operacion.fill('1000001');
    await screen.buscar.click();
    await expect(page.getByText('Revise su conexión a internet').first()).toBeVisible();
    await expect(screen.operacion).toHaveValue('1000001');
    await page.unroute(/vales\/consultas|venta\//);
    await screen.buscar.click();
    await expect(screen.vales.locator('tbody tr').first()).toBeVisible();
  });

  for (const [falla, llamada, visto, texto] of [
    ['articles', '**/venta/articulos-operacion*', 'vales', 'No se pudieron leer los artículos.'],
    ['vouchers', '**/vales/consultas/**', 'articulos', 'No se pudieron leer los vales.'],
  ] as const) {
    test(`shows the rest when the ${falla} cannot be read, and offers to try again`, async ({ page }) => {
      const screen = validacion(page);
      await screen.abrir();
      await page.route(llamada, (route) => route.fulfill({ status: 500, json: { codigo: 500, message: 'Falló.' } }));
      await screen.validar('1000001');
      await expect(screen[visto].locator('tbody tr').first()).toBeVisible();
      const aviso = page.getByRole('alert').filter({ hasText: texto });
      await expect(aviso).toContainText('Falló.');
      await expect(screen.nuevoCaso).toBeEnabled();
      await page.unroute(llamada);
      await aviso.getByRole('button', { name: 'Reintentar' }).click();
      await expect(aviso).toHaveCount(0);
      await expect(screen[falla === 'articles' ? 'articulos' : 'vales'].locator('tbody tr').first()).toBeVisible();
    });
  }

  test('offers 25, 50 and 100 rows a page', async ({ page }) => {
    const screen = validacion(page);
    await screen.abrir();
    await screen.validar('1000001');
    const sizes = page.getByLabel(/por página/i).first();
    await expect(sizes.locator('option')).toHaveText(['25', '50', '100']);
  });

  test('begins on the home page, where store and number are asked for', async ({ page }) => {
    await page.goto('overview');
    const screen = validacion(page);
    await screen.tienda.selectOption({ label: 'Tienda Centro' });
    await screen.operacion.fill('1000001');
    await screen.buscar.click();
    await expect(page).toHaveURL(/\/valida-operacion\?.*operacion=1000001/);
    await expect(screen.vales.locator('tbody tr').first()).toBeVisible();
  });
});
