import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

function card(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true });
  return {
    region,
    field: region.getByRole('textbox').first(),
    save: region.getByRole('button', { name: 'Guardar' }),
  };
}

test.describe('general settings', () => {
  test('show what they lead to while they are typed, and count at once in another person’s list', async ({
    page,
    elsewhere,
  }) => {
    await signIn(page, EMPLOYEES.administrador);
    await page.goto('configuracion-general');
    const lights = card(page, 'Semáforos');
    const fiveHours = lights.region.locator('dl > div').filter({ hasText: '5 horas' });
    await expect(fiveHours).toContainText('Antiguo');
    await lights.region.getByLabel('Semáforo 2, en horas').fill('3');
    await lights.region.getByLabel('Semáforo 1, en horas').fill('2');
    await expect(fiveHours).toContainText('Sin atención');
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
});
