import { expect, type Page, test } from '@playwright/test';
import type { Bed } from '../paths/bed.ts';
import { Pressed } from '../paths/random/pressed.ts';
import { isChanged, lookOf } from '../paths/random/screen.ts';
import type { Subject } from '../paths/random/subjects.ts';
import { RandomWalk } from '../paths/random/walk.ts';

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

const CHOICES = `<!doctype html><title>Prueba</title><main><h1>Caso 1</h1>
  <label>Día <input></label>
  <button onclick="document.querySelector('input').value = '08/12/2026'">En una semana</button>
  <button onclick="document.querySelector('input').value = '02/12/2026'">Mañana</button>
  <button onclick="document.querySelector('p').textContent = 'Copiado.'">Copiar</button><p></p></main>`;

/** A walk on that screen, of a record of which nothing is known. */
async function walkOn(page: Page): Promise<RandomWalk> {
  await page.route('**/caso/1', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: CHOICES }));
  const stored = { states: [], deeds: { all: 0, own: 0 }, offers: [], unexplained: null, isHeldUp: false };
  const subject: Subject = {
    ...{ name: 'un caso', acts: 'Acciones', summary: 'Resumen', calls: [], others: [] },
    ...{ make: async () => 1, path: () => 'http://prueba.example/caso/1', read: async () => stored },
  };
  const bed = { gate: { watch: () => undefined } } as unknown as Bed;
  const person = { numiden: 1, permisos: [], tienda: { id: 1 }, limite: null };
  const run = { pressed: new Pressed(), known: new Set<string>(), isStopped: () => false };
  return RandomWalk.begin(bed, subject, { page, person }, run);
}

test('a button that has written what it writes is not dead, as one that does nothing any more is', async ({ page }) => {
  const walk = await walkOn(page);
  const press = (name: string) => walk.press(name, name, page.getByRole('button', { name }));
  await press('En una semana');
  await press('En una semana');
  await press('Mañana');
  await press('En una semana');
  await press('Copiar');
  await expect(press('Copiar')).rejects.toThrow('No pasó nada');
});
