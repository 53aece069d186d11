import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { dayOf } from '#domain/common/dates';
import { CANCELACION, DEVOLUCION, guides, makeUnder } from '../bed/guides.ts';
import { keepAway } from '../bed/keepAway.ts';
import { DIALOG } from '../bed/measures.ts';
import { test } from '../bed/test.ts';
import { nextPickup } from '../bed/vouchers.ts';

/** Reaches a button by the keyboard's focus and presses it. */
async function press(page: Page, button: ReturnType<Page['getByRole']>): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

test('a cancellation shows what is on the road and cancels the rest at its guide, by the keyboard', async ({
  page,
}) => {
  await makeUnder(page, CANCELACION);
  const { panel, buttonNamed, windowNamed, question } = guides(page);
  await expect(panel.getByText('La operación contiene Guía Logística relacionada')).toBeVisible();
  await expect(panel.getByText('Se pueden cancelar 2 unidades; 4 ya salieron y siguen su camino')).toBeVisible();

  await press(page, buttonNamed(/^Cancelar artículos de la guía/));
  const part = windowNamed(/^Cancelar artículos de la guía/);
  const first = part.getByRole('textbox').first();
  await expect(part.getByRole('textbox')).toHaveCount(2);
  await expect(first).toBeFocused();
  await first.fill('2');
  await page.keyboard.press('Enter');
  await expect(part.getByText('La cantidad de artículos a cancelar no puede ser mayor a: 1')).toBeVisible();
  await first.fill('1');
  await expect(part.getByText('Por cancelar: 1 unidad; 4 ya salieron y siguen su camino')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se canceló 1 unidad de la guía; 4 ya salieron y siguen su camino')).toBeVisible();
  await expect(part).toHaveCount(0);
  // The lines of the sale follow.
  await expect(page.getByRole('region', { name: 'Artículos de la venta' }).getByText('CANCELADO')).toHaveCount(2);

  // An answer that never comes is asked for again under the same key, and counts once.
  const keys: (string | undefined)[] = [];
  await page.route('**/cancelacion-guia-total', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await keepAway(page);
  await press(page, buttonNamed(/^Cancelar guía/));
  await expect(question.getByText('Se cancela 1 unidad que no ha salido.')).toBeVisible();
  await press(page, question.getByRole('button', { name: 'Cancelar guía' }));
  await expect(question.getByText('se guardará solo en cuanto vuelva la conexión, si no cambia nada.')).toBeVisible();
  await press(page, question.getByRole('button', { name: 'Reintentar' }));
  await expect(question).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  await expect(panel.getByText('Nada se puede cancelar ya; 4 ya salieron y siguen su camino')).toBeVisible();
  await expect(buttonNamed(/^Cancelar/)).toHaveCount(0);
});

test('a query for guides says exactly one of four texts, and can be repeated', async ({ page }) => {
  await makeUnder(page, CANCELACION);
  const { panel, buttonNamed } = guides(page);
  await expect(panel.getByText('La operación contiene Guía Logística relacionada')).toBeVisible();
  const answers = [
    [2, 'info', 'La operación no contiene guías relacionadas'],
    [3, 'warning', 'No se podido obtener la información solicitada'],
    [4, 'error', 'No se ha podido completar la consulta, intente más tarde'],
  ] as const;
  for (const [codigo, tipo, mensaje] of answers) {
    await page.route('**/consulta-guia', (route) =>
      route.fulfill({ json: { codigo, tipo, mensaje, guias: [], servicios: [] } }),
    );
    await buttonNamed(/^(Actualizar|Reintentar)$/).click();
    await expect(panel.getByText(mensaje)).toBeVisible();
    await expect(panel.locator('[data-codigo]')).toHaveCount(1);
    await page.unroute('**/consulta-guia');
  }
  await buttonNamed('Reintentar').click();
  await expect(panel.getByText('La operación contiene Guía Logística relacionada')).toBeVisible();
});

test('a return asks for its guides only when somebody unfolds them', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('consulta-guia')) asked += 1;
  });
  await makeUnder(page, DEVOLUCION);
  const { panel } = guides(page);
  await expect(panel.getByText('La operación contiene Guía Logística relacionada')).toBeHidden();
  expect(asked).toBe(0);
  await press(page, panel.locator('summary'));
  await expect(panel.getByText('La operación contiene Guía Logística relacionada')).toBeVisible();
});

/** Goes on from control to control, as who has no mouse, until this one has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Writes over what stands in a field. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('a query for guides that breaks off says so in the words of the specification', async ({ page }) => {
  const broken = { status: 500, json: { codigo: 500, message: 'Ocurrio un error interno' } };
  await page.route('**/vales/clientes/consulta-guia', (route) => route.fulfill(broken));
  await makeUnder(page, CANCELACION);
  await expect(guides(page).panel.getByRole('alert')).toHaveText(
    'No se ha podido completar la consulta, intente más tarde',
  );
});

test('an address is added and corrected from the window of the pickup, by the keyboard', async ({ page, fallas }) => {
  await makeUnder(page, DEVOLUCION);
  const lines = page.getByRole('region', { name: 'Artículos de la venta' });
  const panel = page.getByRole('region', { name: 'Recolecta', exact: true });
  await lines.getByLabel(/^Cantidad de Colchón matrimonial ortopédico/).fill('1');
  await lines.getByLabel(/^Recoger Colchón matrimonial ortopédico/).press('Space');
  await press(page, panel.getByRole('button', { name: 'Guardar parcial y programar' }));
  const plan = page.getByRole('dialog', { name: 'Programar recolecta' });
  await expect(plan).toBeVisible();

  await tabTo(page, plan.getByRole('button', { name: 'Agregar dirección' }));
  await page.keyboard.press('Enter');
  const added = page.getByRole('dialog', { name: 'Agregar dirección' });
  await expect(added).toBeVisible();
  await write(page, added.getByLabel(/^Calle/), 'Calzada Madero');
  await write(page, added.getByLabel(/^Número exterior/), '45');
  await write(page, added.getByLabel(/^Colonia/), 'Obrera');
  await write(page, added.getByLabel(/^Código postal/), '64010');
  await write(page, added.getByLabel(/^Municipio/), 'Monterrey');
  await write(page, added.getByLabel(/^Estado/), 'Nuevo León');
  await page.keyboard.press('Enter');
  await expect(plan.getByRole('radio', { name: /^Calzada Madero 45, Obrera, 64010 Monterrey/ })).toBeChecked();

  await tabTo(page, plan.getByRole('button', { name: 'Editar dirección' }));
  await page.keyboard.press('Enter');
  const edited = page.getByRole('dialog', { name: 'Editar dirección' });
  await expect(edited.getByLabel(/^Calle/)).toHaveValue('Calzada Madero');
  expect(await fallas(DIALOG)).toEqual([]);
  await write(page, edited.getByLabel(/^Número exterior/), '47');
  await write(page, edited.getByLabel(/^Referencias/), 'Portón verde');
  await page.keyboard.press('Enter');
  const chosen = plan.getByRole('radio', { name: /^Calzada Madero 47, Obrera.*\(Portón verde\)$/ });
  await expect(chosen).toBeChecked();
  await expect(plan.getByRole('radio', { name: /^Calzada Madero 45/ })).toHaveCount(0);

  // Left without a change, the window of the address gives the place back.
  await tabTo(page, plan.getByRole('button', { name: 'Editar dirección' }));
  await page.keyboard.press('Enter');
  await expect(edited).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edited).toHaveCount(0);
  await expect(chosen).toBeChecked();
  await plan.getByLabel(/^Fecha de recolección/).fill(nextPickup());
  await page.keyboard.press('Enter');
  await expect(plan).toHaveCount(0);
  await expect(panel.getByText('Calzada Madero 47, Obrera, 64010 Monterrey, Nuevo León (Portón verde)')).toBeVisible();

  // Somebody else cancels the guide: the page does not ask, and it is seen.
  const heading = await panel.getByRole('heading', { name: /^Guía R\d{8}$/ }).textContent();
  const cancelled = await page.request.post('api/vales/clientes/cancelacion-guia', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { folioGuia: heading?.replace('Guía ', '') },
  });
  expect(cancelled.ok()).toBe(true);
  await expect(panel.getByText('CANCELADO')).toBeVisible();
  await expect(panel.getByText('Nadie va todavía por 1 × Colchón matrimonial ortopédico')).toBeVisible();
});

test('a pickup goes from the marked line to the saved voucher, by the keyboard', async ({ page }) => {
  await makeUnder(page, DEVOLUCION);
  const lines = page.getByRole('region', { name: 'Artículos de la venta' });
  const panel = page.getByRole('region', { name: 'Recolecta', exact: true });
  await page
    .getByLabel(/^Motivo/)
    .first()
    .selectOption({ index: 1 });
  await lines.getByLabel(/^Cantidad de Colchón matrimonial ortopédico/).fill('1');
  await expect(panel).toHaveCount(0);
  await lines.getByLabel(/^Recoger Colchón matrimonial ortopédico/).press('Space');
  await expect(panel.getByText('El vale se guarda primero como parcial')).toBeVisible();
  const save = page.getByRole('button', { name: 'Guardar vale' });
  const why = 'Los artículos por recolectar aún no se han recolectado.';
  await expect(save).toHaveAccessibleDescription(why);
  await expect(page.getByText(why)).toBeVisible();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/vales/guardar-vale')) saves.push(request.url());
  });
  await press(page, save);
  await press(page, panel.getByRole('button', { name: 'Guardar parcial y programar' }));

  const plan = page.getByRole('dialog', { name: 'Programar recolecta' });
  await expect(plan).toBeVisible();
  await expect(page).toHaveURL(/vale=\d+/);
  await expect(plan.getByText(/^Se recoge: 1 × Colchón matrimonial ortopédico/)).toBeVisible();
  await press(page, plan.getByRole('button', { name: 'Agregar dirección' }));
  const address = page.getByRole('dialog', { name: 'Agregar dirección' });
  await address.getByLabel(/^Calle/).fill('Av. Juárez');
  await address.getByLabel(/^Número exterior/).fill('120');
  await address.getByLabel(/^Colonia/).fill('Centro');
  await address.getByLabel(/^Código postal/).fill('6400');
  await address.getByLabel(/^Municipio/).fill('Monterrey');
  await address.getByLabel('Estado', { exact: false }).first().fill('Nuevo León');
  await page.keyboard.press('Enter');
  await expect(address.getByText('El código postal tiene 5 dígitos.')).toBeVisible();
  await address.getByLabel(/^Código postal/).fill('64000');
  await page.keyboard.press('Enter');
  await expect(plan.getByRole('radio', { name: /^Av. Juárez 120, Centro, 64000 Monterrey/ })).toBeChecked();

  const today = dayOf(new Date());
  const date = plan.getByLabel(/^Fecha de recolección/);
  await date.fill(today);
  await page.keyboard.press('Enter');
  await expect(plan.getByText('La fecha de recolección debe ser de mañana en adelante.')).toBeVisible();
  await date.fill(nextPickup());
  await page.keyboard.press('Enter');
  await expect(plan).toHaveCount(0);
  await expect(panel.getByText('PENDIENTE DE RECOLECTA')).toBeVisible();
  await expect(panel.getByText('Av. Juárez 120, Centro, 64000 Monterrey, Nuevo León')).toBeVisible();
  await expect(panel.getByRole('heading', { name: /^Guía R\d{8}$/ })).toBeVisible();

  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription(why);
  await press(page, panel.getByRole('button', { name: /^Marcar como recolectado/ }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Marcar como recolectado' }));
  await expect(panel.getByText('Todo se recolectó: el vale ya se puede guardar.')).toBeVisible();
  await expect(page.getByText(why)).toHaveCount(0);
  expect(saves).toEqual([]);
  await save.click();
  await expect(page).toHaveURL(/\/vales\/\d+$/);
});
