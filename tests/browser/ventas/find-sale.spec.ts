import { expect, type Page } from '@playwright/test';
import { buyer, nameOf, newSale } from '../bed/sales.ts';
import { validacion } from '../bed/screens.ts';
import { EMPLOYEES, openHome, signIn, test } from '../bed/test.ts';

/** The search for sales, by what a person sees and does; how it behaves is tried in tests/components/ventas/findSale.test.tsx. */
function buscarVenta(page: Page) {
  const form = page.getByRole('form', { name: 'Buscar venta' });
  return {
    busca: form.getByLabel('Folio web, ticket o cliente'),
    articulo: form.getByLabel('Artículo (opcional)'),
    buscar: form.getByRole('button', { name: /^Buscar|^Buscando/ }),
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
