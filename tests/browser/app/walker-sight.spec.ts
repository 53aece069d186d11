import { expect, type Page, test } from '@playwright/test';
import { isChanged, lookOf } from '../paths/random/screen.ts';

const SCREEN = `<!doctype html><title>Prueba</title><main>
  <input aria-label="Folio">
  <button id="muerto">Mencionar</button>
  <button id="lleva" onclick="document.querySelector('input').focus()">Buscar</button>
  <button id="dice" onclick="document.querySelector('p').textContent = 'Copiado.'">Copiar</button>
  <button id="ayuda" onmouseenter="document.querySelector('[role=tooltip]').hidden = false">Vigencia</button>
  <button id="avisa" onclick="document.querySelector('[data-avisos]').innerHTML = '<b data-aviso>Guardado.</b>'">Guardar</button>
  <button id="calla" onclick="document.querySelector('[data-avisos]').innerHTML = ''">Nada</button>
  <i aria-sort="ascending">Fecha</i><i id="monto">Monto</i>
  <button id="ordena" onclick="document.querySelector('[aria-sort]').removeAttribute('aria-sort'); document.querySelector('#monto').setAttribute('aria-sort', 'ascending')">Monto</button>
  <p></p><div data-avisos></div><span role="tooltip" hidden>Hasta cuándo se usa</span></main>`;

/** Whether a random walk sees that something came of pressing it. */
async function seesMore(page: Page, id: string): Promise<boolean> {
  const button = page.locator(`#${id}`);
  const pressed = await button.elementHandle();
  const before = await lookOf(page, pressed);
  await button.click();
  return isChanged(before, await lookOf(page, pressed));
}

test('a button that takes the focus, or brings a hint, and does nothing more is seen to be dead', async ({ page }) => {
  await page.setContent(SCREEN);
  expect(await seesMore(page, 'muerto')).toBe(false);
  await page.getByLabel('Folio').focus();
  expect(await seesMore(page, 'muerto')).toBe(false);
  expect(await seesMore(page, 'ayuda')).toBe(false);
  expect(await seesMore(page, 'lleva')).toBe(true);
  expect(await seesMore(page, 'dice')).toBe(true);
  expect(await seesMore(page, 'dice')).toBe(false);
  expect(await seesMore(page, 'ordena')).toBe(true);
});

test('a notice that comes is something, and one that goes by itself is nothing', async ({ page }) => {
  await page.setContent(SCREEN);
  expect(await seesMore(page, 'avisa')).toBe(true);
  expect(await seesMore(page, 'calla')).toBe(false);
  expect(await seesMore(page, 'avisa')).toBe(true);
});
