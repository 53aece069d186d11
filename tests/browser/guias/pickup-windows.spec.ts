import { expect } from '@playwright/test';
import { shortDate } from '#domain/common/dates';
import { keepAway } from '../bed/keepAway.ts';
import { beginPickup, pickupPanel } from '../bed/pickups.ts';
import { BLENDER, IRON } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { nextPickup } from '../bed/vouchers.ts';

const LOST = 'se guardará solo en cuanto vuelva la conexión, si no cambia nada.';
const NOBODY = `Nadie va todavía por 1 × ${BLENDER.descripcion}.`;

for (const [where, pageOf] of [
  ['on its page', (id: number) => `vales/${id}`],
  ['where it is filled in', (id: number) => `vales/nuevo?vale=${id}`],
] as const) {
  test(`a pickup in doubt keeps its words and its key, ${where}`, async ({ page, apart, producto }) => {
    const { id } = await beginPickup(await apart(EMPLOYEES.gerente), producto.url);
    await signIn(page, EMPLOYEES.asesor);
    await keepAway(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/recolecta/guardar-parcial', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length < 3 ? route.abort() : route.continue();
    });
    const { panel, plan, fecha, buttonNamed, open } = pickupPanel(page);
    await open(pageOf(id));
    await expect(panel.getByText(NOBODY)).toBeVisible();
    await buttonNamed('Programar recolecta').click();
    await expect(plan.getByText(`Se recoge: 1 × ${BLENDER.descripcion}.`)).toBeVisible();
    await expect(plan.getByRole('radio', { name: /^Calzada Madero 45/ })).toBeChecked();
    await fecha.fill(nextPickup());
    await fecha.press('Enter');
    await expect(plan.getByText(`No se pudo programar la recolecta: ${LOST}`)).toBeVisible();
    await plan.getByRole('button', { name: 'Volver' }).click();
    await expect(plan).toHaveCount(0);

    const arrange = plan.getByRole('button', { name: 'Programar recolecta' });
    await buttonNamed('Programar recolecta').click();
    await expect(fecha).toHaveValue(shortDate(nextPickup()));
    await arrange.click();
    await expect(plan.getByText(LOST)).toBeVisible();

    await page.reload();
    await buttonNamed('Programar recolecta').click();
    await expect(fecha).toHaveValue(shortDate(nextPickup()));
    await expect(plan.getByRole('radio', { name: /^Calzada Madero 45/ })).toBeChecked();
    await arrange.click();
    await expect(plan).toHaveCount(0);
    await expect(panel.getByText('PENDIENTE DE RECOLECTA')).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test(`a voucher that somebody else changed meanwhile says so before anybody is sent, ${where}`, async ({
    page,
    apart,
    producto,
  }) => {
    const { id, change } = await beginPickup(await apart(EMPLOYEES.gerente), producto.url);
    await signIn(page, EMPLOYEES.asesor);
    const { panel, plan, fecha, buttonNamed, open } = pickupPanel(page);
    await open(pageOf(id));
    await buttonNamed('Programar recolecta').click();
    await fecha.fill(nextPickup());
    await expect(plan.getByRole('radio')).toBeChecked();
    await change(2);
    await fecha.press('Enter');
    await expect(plan.getByText('Mientras usted trabajaba:')).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Programar recolecta' })).toHaveCount(0);
    await plan.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await expect(plan).toHaveCount(0);
    await expect(panel.getByText('PENDIENTE DE RECOLECTA')).toBeVisible();
  });

  test(`the goods of a pickup are marked once, and one that was cancelled meanwhile says so, ${where}`, async ({
    page,
    apart,
    producto,
  }) => {
    const { id, cancelGuide } = await beginPickup(await apart(EMPLOYEES.gerente), producto.url);
    await signIn(page, EMPLOYEES.asesor);
    await keepAway(page);
    const { panel, plan, fecha, buttonNamed, question, open } = pickupPanel(page);
    await open(pageOf(id));
    const arrange = async () => {
      await buttonNamed('Programar recolecta').click();
      await fecha.fill(nextPickup());
      await expect(plan.getByRole('radio')).toBeChecked();
      await fecha.press('Enter');
      await expect(plan).toHaveCount(0);
      await expect(panel.getByText('El vale se puede guardar cuando todo esto se haya recolectado.')).toBeVisible();
    };
    await arrange();
    await buttonNamed(/^Marcar como recolectado/).click();
    await cancelGuide();
    await expect(question.getByText('ya no queda nada por recoger con esta guía.')).toBeVisible();
    await question.getByRole('button', { name: 'Volver' }).click();
    await expect(panel.getByText(NOBODY)).toBeVisible();

    await arrange();
    const keys: (string | undefined)[] = [];
    await page.route('**/update-guia', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await buttonNamed(/^Marcar como recolectado/).click();
    await question.getByRole('button', { name: 'Marcar como recolectado' }).click();
    await expect(question.getByText(`No se pudo marcar como recolectado: ${LOST}`)).toBeVisible();
    // It was done, as the page hears from the server by itself; the answer alone was lost.
    await expect(page.getByText('RECOLECTADO', { exact: true })).toBeVisible();
    await expect(question.getByText('otra persona')).toHaveCount(0);
    await question.getByRole('button', { name: 'Reintentar' }).click();
    await expect(panel.getByText('Todo se recolectó: el vale ya se puede guardar.')).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
}

test('what comes next follows the marks as they are set and taken away', async ({ page, apart, producto }) => {
  const { id } = await beginPickup(await apart(EMPLOYEES.gerente), producto.url);
  await signIn(page, EMPLOYEES.asesor);
  const { panel, plan, buttonNamed, open } = pickupPanel(page);
  await open(`vales/nuevo?vale=${id}`);
  const mark = ({ descripcion }: { readonly descripcion: string }) =>
    page.getByRole('checkbox', { name: `Recoger ${descripcion} en el domicilio`, exact: true }).first();
  const unsaved = panel.getByText('El vale se guarda primero como parcial');
  await expect(panel.getByText(NOBODY)).toBeVisible();
  await mark(IRON).press('Space');
  await expect(unsaved).toBeVisible();
  await mark(IRON).press('Space');
  await expect(panel.getByText(NOBODY)).toBeVisible();

  // Saved as it is marked by then, it goes on to the date by itself; a plain save does not.
  await mark(IRON).press('Space');
  await buttonNamed('Guardar parcial y programar').click();
  await expect(plan.getByText(`Se recoge: 1 × ${BLENDER.descripcion}, 1 × ${IRON.descripcion}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plan).toHaveCount(0);
  await mark(IRON).press('Space');
  await page.getByRole('button', { name: 'Guardar parcial', exact: true }).click();
  await expect(panel.getByText(NOBODY)).toBeVisible();
  await expect(plan).toHaveCount(0);
});
