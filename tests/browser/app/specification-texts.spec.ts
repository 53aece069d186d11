/** Texts of the specification that only another back end, or one that fails, gives a reason for. */
import { expect } from '@playwright/test';
import { beginPickup, pickupPanel } from '../bed/pickups.ts';
import { validacion } from '../bed/screens.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

const BROKEN = { status: 500, json: { codigo: 500, message: 'Ocurrio un error interno' } };

test('the list of vouchers says when no states and no types are known', async ({ page }) => {
  await page.route('**/vales/obtenerEstadosVales', (route) => route.fulfill({ json: [] }));
  await page.route('**/vales/obtenerTiposVales', (route) => route.fulfill({ json: [] }));
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('vales');
  await expect(page.getByText('No se encontraron estados. No se encontraron tipos.')).toBeVisible();
});

test('a pickup that cannot be asked after says so', async ({ page, apart, producto }) => {
  const { id } = await beginPickup(await apart(EMPLOYEES.gerente), producto.url);
  await signIn(page, EMPLOYEES.asesor);
  const { panel, buttonNamed, open } = pickupPanel(page);
  await open(`vales/${id}`);
  await page.route('**/vales/obtenerVale', (route) => route.fulfill(BROKEN));
  await buttonNamed('Actualizar').click();
  await expect(panel.getByRole('alert')).toContainText('Error al obtener estatus de la recolección.');
});

test('an amount that is missing is shown as $0.00, and takes nothing else with it', async ({ page }) => {
  await page.route('**/vales/consultas/get-by-tienda-operacion*', async (route) => {
    const vales = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: vales.map((vale) => ({ ...vale, total: null, saldo: null })) });
  });
  await signIn(page);
  const screen = validacion(page);
  await screen.open();
  await screen.validate('1000001');
  await expect(screen.vales.locator('tbody tr').first()).toContainText('$0.00');
});
