import { expect, type Locator, type Page } from '@playwright/test';
import { pdf } from '../bed/files.ts';
import { nuevoCaso, openedCase, REQUEST, validacion } from '../bed/screens.ts';
import { test } from '../bed/test.ts';

/** Presses Tab until the part has the focus; a part that Tab does not reach fails the test. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(part, 'reached by Tab').toBeFocused();
}

/** Chooses in a native list by typing the beginning of the option. */
async function choose(page: Page, list: Locator, text: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(text);
  await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${text}`));
}

test('the main way works by keyboard alone', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('auth/login');
  await expect(page.getByLabel('Tienda').locator('option').nth(1)).toBeAttached();
  await tabTo(page, page.getByLabel('Número de empleado'));
  await page.keyboard.type('100002');
  await choose(page, page.getByLabel('Tienda'), 'Tienda Centro');
  await tabTo(page, page.getByRole('button', { name: 'Entrar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const screen = validacion(page);
  await choose(page, screen.tienda, 'Tienda Centro');
  await tabTo(page, screen.operacion);
  await page.keyboard.type('1000001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Validación operación' })).toBeVisible();
  await expect(screen.nuevoCaso).toBeEnabled();
  await tabTo(page, screen.nuevoCaso);
  await page.keyboard.press('Enter');

  const window = nuevoCaso(page);
  // The customer of the sale is chosen already; this one is another.
  await expect(window.area).toBeFocused();
  await tabTo(page, window.otra);
  await page.keyboard.press('Enter');
  await expect(window.nombre).toBeFocused();
  await page.keyboard.type('ana sofia');
  await tabTo(page, window.apellidoPaterno);
  await page.keyboard.type('pena');
  await page.keyboard.press('Enter');
  await expect(window.clientes.first()).toBeVisible();
  await tabTo(page, window.clienteNuevo);
  await page.keyboard.press('ArrowDown');
  await expect(window.clientes.first()).toBeChecked();

  await tabTo(page, window.celular);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('5512345678');
  await tabTo(page, window.area);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, window.categoria);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, window.descripcion);
  await page.keyboard.type(REQUEST.descripcion);
  // Waited for before the way there: a key may be faster than the browser is told that somebody waits.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, window.fileInput);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([pdf('ticket.pdf')]);
  await tabTo(page, window.guardar);
  await page.keyboard.press('Enter');
  await openedCase(page);
  await expect(page.getByRole('main')).toContainText(REQUEST.descripcion);
});
