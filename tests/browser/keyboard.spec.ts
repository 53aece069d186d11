import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pdf } from './bed/files.ts';
import { nuevoCaso, openedCase, REQUEST, validacion } from './bed/screens.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

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
  // The customer of the sale would be Enter away; this one is another.
  await expect(window.chooseOfOperation).toBeFocused();
  await tabTo(page, window.nombre);
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

test('a window that is answered within its first frame gives the focus back to the button that opened it', async ({
  page,
}) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('configuracion');
  const own = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'correo.cadena.example' }) });
  const turnOff = own.getByRole('button', { name: 'Apagar correo.cadena.example' });
  await turnOff.focus();
  // Before the frame in which Chakra looks where the focus was.
  await turnOff.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const leave = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
      ({ textContent }) => textContent === 'No',
    );
    leave?.focus();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(turnOff).toBeFocused();
});

test('who stands on an answer within the first frame of a question still stands on it when it is pressed', async ({
  page,
}) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('configuracion');
  const turnOff = page.getByRole('button', { name: 'Apagar correo.cadena.example' });
  await turnOff.focus();
  const standsOn = await turnOff.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1)?.focus();
    const answer = document.activeElement?.textContent;
    // Chakra looks where the focus is in the second frame.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return [answer, document.activeElement?.textContent];
  });
  expect(standsOn[0]).not.toBe('No');
  expect(standsOn[1]).toBe(standsOn[0]);
});

test('a window that goes within its first frame gives the focus back', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('configuracion');
  const turnOff = page.getByRole('button', { name: 'Apagar correo.cadena.example' });
  await turnOff.focus();
  await turnOff.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const leave = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
      ({ textContent }) => textContent === 'No',
    );
    leave?.focus();
    leave?.click();
  });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(turnOff).toBeFocused();
});

test('what is typed within the first frame of a window is in its first field', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('administracion/motivos-vales');
  const add = page.getByRole('button', { name: 'Agregar motivo' });
  await add.focus();
  const hasFocus = await add.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    return document.activeElement instanceof HTMLInputElement;
  });
  expect(hasFocus).toBe(true);
});
