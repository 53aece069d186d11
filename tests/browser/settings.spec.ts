import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DIALOG } from './bed/measures.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

function card(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true });
  return {
    region,
    field: region.getByRole('textbox').first(),
    save: region.getByRole('button', { name: 'Guardar' }),
  };
}

test.describe('reasons', () => {
  test('are added by keyboard, looked for without accents, switched off and kept, with their history', async ({
    page,
    fallas,
  }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('administracion/motivos-vales');
    const table = page.getByRole('table', { name: 'Motivos' });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Agregar motivo' }).press('Enter');
    await expect(dialog.getByLabel(/^Descripción/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Campo requerido')).toBeVisible();
    await page.keyboard.type('Artículo dañado');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(/^Descripción/)).toHaveAccessibleDescription(
      'Ya existe un motivo con esa descripción.',
    );
    await dialog.getByLabel(/^Descripción/).fill('Piñata sin relleno');
    expect(await fallas(DIALOG)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Motivo agregado con éxito')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByLabel('Buscar').fill('pinata');
    await expect(table.locator('tbody tr')).toHaveCount(1);
    await table.getByRole('button', { name: 'Piñata sin relleno' }).click();
    await dialog.getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Motivo editado con éxito')).toBeVisible();
    await expect(page.getByText('No se encontraron resultados')).toBeVisible();
    await page.getByRole('button', { name: /^Mostrar inactivos/ }).click();
    await expect(table.locator('tbody tr')).toContainText(['INACTIVO']);

    await table.getByRole('button', { name: 'Piñata sin relleno' }).click();
    await dialog.getByText('Historial de cambios').click();
    await expect(dialog.getByRole('listitem').first()).toContainText('Activo');
    expect(await fallas(DIALOG)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await fallas()).toEqual([]);
  });

  test('of depreciation take an amount as people write it, and what was being written comes back', async ({ page }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('administracion/motivos-depresiacion');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Agregar motivo' }).click();
    await dialog.getByLabel(/^Descripción/).fill('Sin manual');
    await dialog.getByLabel(/^Monto/).fill('mil');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByText('Campo de solo números.')).toBeVisible();
    await dialog.getByLabel(/^Monto/).fill('$1,200.5');
    await expect(dialog.getByText('Borrador guardado')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Agregar motivo' }).click();
    await expect(dialog.getByLabel(/^Monto/)).toHaveValue('$1,200.5');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('row', { name: /Sin manual/ })).toContainText('$1,200.50');
  });
});

test.describe('general settings', () => {
  test('show what they lead to while they are typed, and count at once in another person’s list', async ({
    page,
    elsewhere,
    fallas,
  }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('configuracion-general');
    const lights = card(page, 'Semáforos');
    const fiveHours = lights.region.locator('dl > div').filter({ hasText: '5 horas' });
    await expect(fiveHours).toContainText('Antiguo');
    await lights.region.getByLabel('Semáforo 2, en horas').fill('3');
    await lights.region.getByLabel('Semáforo 1, en horas').fill('2');
    await expect(fiveHours).toContainText('Sin atención');
    expect(await fallas()).toEqual([]);
    const other = await elsewhere(EMPLOYEES.gerente);
    await other.goto('administracion/casos');
    await expect(other.getByRole('table', { name: 'Casos' }).locator('tbody tr').first()).toBeVisible();
    const read = other.waitForResponse(/caso\/lista-paginada/);
    await lights.save.click();
    await expect(page.getByText('Semáforos guardados con éxito')).toBeVisible();
    expect((await read).ok()).toBe(true);
    await expect(lights.region.getByText(/lo cambió el/)).toBeVisible();

    await lights.region.getByLabel('Semáforo 1, en horas').fill('4');
    await lights.region.getByLabel('Semáforo 2, en horas').fill('4');
    await page.keyboard.press('Enter');
    await expect(lights.region.getByText('Tiene que ser mayor a 4 horas')).toBeVisible();
    await lights.region.getByLabel('Semáforo 2, en horas').fill('8');
    await page.keyboard.press('Enter');
    await expect(fiveHours).toContainText('Antiguo');
    await expect(lights.save).toHaveAttribute('aria-disabled', 'true');
  });

  test('that another person changed meanwhile are not overwritten unseen', async ({ page, apart }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('configuracion-general');
    const validity = card(page, 'Vigencia');
    await validity.field.fill('60');
    await expect(validity.region.getByText(/^Un vale hecho hoy vence el/)).toBeVisible();
    const colleague = await apart(EMPLOYEES.administrador);
    await colleague.request.post('api/configuraciones/actualizar-vigencia', { data: { id: 1, valor: 45 } });
    await validity.save.click();
    await expect(validity.region.getByText(/cambió Valor: de 90 a 45/)).toBeVisible();
    await expect(validity.field).toHaveValue('60');
    await validity.region.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await expect(page.getByText('Vigencia: guardado con éxito')).toBeVisible();
    await validity.region.getByText('Historial de cambios').click();
    await expect(validity.region.getByRole('listitem').first()).toContainText('60');
  });

  test('are nobody’s who may not administer them', async ({ page }) => {
    await signIn(page, EMPLOYEES.gerente);
    for (const path of [
      'configuracion-general',
      'administracion/motivos-vales',
      'administracion/motivos-depresiacion',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(/access-denied/);
    }
    await expect(page.getByRole('link', { name: 'Configuración general' })).toHaveCount(0);
  });
});
