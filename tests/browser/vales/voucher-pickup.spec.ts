import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { BLENDER, newSale, type OwnSale } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { nextPickup } from '../bed/vouchers.ts';

const MADERO = { calle: 'Calzada Madero', numeroExterior: '45' };
const JUAREZ = { calle: 'Av. Juárez', numeroExterior: '120' };

/** Opens the window that arranges the pickup of a blender, of a buyer who lives at these addresses. */
async function openPlan(page: Page, addresses: readonly (typeof MADERO)[]) {
  const sale = newSale('porTarjeta');
  await signIn(page, EMPLOYEES.asesor);
  for (const address of addresses) await saveAddress(page, sale, address);
  await page.goto(`vales/nuevo?tienda=${sale.tienda}&operacion=${sale.operacion}`);
  await page.getByLabel(`Cantidad de ${BLENDER.descripcion}`, { exact: true }).fill('1');
  await page.getByLabel(`Recoger ${BLENDER.descripcion} en el domicilio`, { exact: true }).check();
  const panel = page.getByRole('region', { name: 'Recolecta', exact: true });
  await panel.getByRole('button', { name: 'Guardar parcial y programar' }).click();
  const plan = page.getByRole('dialog', { name: 'Programar recolecta' });
  await expect(plan.getByRole('radio')).toHaveCount(addresses.length);
  return { panel, plan };
}

async function saveAddress({ request }: Page, { cliente }: OwnSale, street: typeof MADERO): Promise<void> {
  const rest = { colonia: 'Obrera', municipio: 'Monterrey', estado: 'Nuevo León', codigoPostal: '64010' };
  const answer = await request.post('api/vales/clientes/save-direccion-cliente', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { ...street, ...rest, numidenCliente: cliente },
  });
  expect(answer.ok()).toBe(true);
}

test('the only address of a customer is chosen by itself, and the pickup needs no more than its day', async ({
  page,
}) => {
  const { panel, plan } = await openPlan(page, [MADERO]);
  await expect(plan.getByRole('radio', { name: /^Calzada Madero 45/ })).toBeChecked();
  const date = plan.getByLabel(/^Fecha de recolección/);
  await date.fill(nextPickup());
  await date.press('Enter');
  await expect(plan).toHaveCount(0);
  await expect(panel.getByText('Calzada Madero 45, Obrera, 64010 Monterrey, Nuevo León')).toBeVisible();
});

test('of two addresses none is chosen before somebody chooses', async ({ page }) => {
  const { plan } = await openPlan(page, [MADERO, JUAREZ]);
  const date = plan.getByLabel(/^Fecha de recolección/);
  await date.fill(nextPickup());
  await date.press('Enter');
  await expect(plan.getByText('Elija una dirección.')).toBeVisible();
  await expect(plan.getByRole('radio', { checked: true })).toHaveCount(0);
});
