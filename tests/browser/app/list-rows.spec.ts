import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { caseList, type ListAnswer, noteRequests, scrolled } from '../bed/caseList.ts';
import { measureShifts } from '../bed/layoutShifts.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

const READY = '**/caso/lista-paginada';

/*
 * The features of all lists are tried here once, on that of cases, where a browser is needed for them; their painting
 * is tried in src/ui/list/List.test.tsx.
 */
test.beforeEach(async ({ page }) => {
  await noteRequests(page);
  await signIn(page, EMPLOYEES.gerente);
});

/** Keeps what the list is answered until `release` is called. */
async function hold(page: Page): Promise<{ readonly release: () => void }> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(READY, async (route) => {
    await held;
    await route.continue();
  });
  return { release: () => release() };
}

/** Every number that a filter finds for whoever is signed in, page by page, without the screen. */
async function allOf(page: Page, filter: Readonly<Record<string, unknown>>): Promise<number[]> {
  const found: number[] = [];
  for (let numPagina = 1; ; numPagina += 1) {
    const answer = await page.request.post('api/caso/lista-paginada', {
      data: { ...filter, numPagina, tamPagina: 100 },
    });
    const { listaCasos: rows, total } = (await answer.json()) as ListAnswer;
    found.push(...rows.map(({ id }) => id));
    if (found.length >= total || rows.length === 0) return found;
  }
}

test('a row lets its text be selected, and opens its case wherever it is pressed, also in another tab', async ({
  page,
  context,
}) => {
  const { open, folios, table } = caseList(page);
  await open();
  const text = table.locator('tbody tr').first().locator('td').nth(1);
  const place = await text.boundingBox();
  if (place === null) throw new Error('The row has no text.');
  await page.mouse.move(place.x + 1, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width - 2, place.y + place.height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  await expect(page).toHaveURL(/casos$/);
  await page.evaluate(() => getSelection()?.removeAllRanges());

  const folio = await folios.nth(2).textContent();
  const cell = table.locator('tbody tr').nth(2).locator('td').last();
  for (const how of [{ button: 'middle' }, { modifiers: ['Control'] }] satisfies Parameters<typeof cell.click>[0][]) {
    const other = context.waitForEvent('page');
    await cell.click(how);
    await expect(await other).toHaveURL(new RegExp(`/casos/${folio}$`));
  }
  await expect(page).toHaveURL(/casos$/);
  await cell.click();
  await expect(page).toHaveURL(new RegExp(`/casos/${folio}$`));
});

test('eighteen rows are whole in view on the screen of a counter, and nothing moves when they come', async ({
  page,
}) => {
  const moved = await measureShifts(page);
  const { release } = await hold(page);
  const { folios, table } = caseList(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('administracion/casos');
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await page.waitForLoadState('load');
  const before = await moved();
  release();
  await expect(folios).toHaveCount(25);
  expect((await moved()) - before).toBeLessThan(0.01);
  for (const where of ['casos', 'por-autorizar']) {
    await page.goto(`administracion/${where}`);
    const rows = page.getByRole('main').locator('tbody tr:not([aria-hidden])');
    await expect(rows.nth(where === 'casos' ? 17 : 15)).toBeAttached();
    const bottom = await rows.nth(where === 'casos' ? 17 : 15).evaluate((row) => row.getBoundingClientRect().bottom);
    expect(bottom, where).toBeLessThanOrEqual(768);
  }
});

test('rows do not move under the pointer when others change the list, and stay when it cannot be read', async ({
  page,
}) => {
  const { open, labelled, numbers, table } = caseList(page);
  await open();
  const before = await numbers();
  await table.locator('tbody tr').nth(1).hover();
  await page.route(READY, async (route) => {
    const body = (await (await route.fetch()).json()) as ListAnswer;
    await route.fulfill({ json: { ...body, listaCasos: body.listaCasos.toReversed() } });
  });
  await labelled('Folio').press('Enter');
  await expect(page.getByText('La lista cambió; se pondrá al día al apartar el cursor.')).toBeVisible();
  expect(await numbers()).toEqual(before);
  await page.mouse.move(1, 1);
  await expect.poll(numbers).toEqual(before.toReversed());

  await page.route(READY, (route) => route.abort());
  await labelled('Folio').press('Enter');
  const old = page.getByRole('alert').filter({ hasText: 'Se muestra lo último que se leyó.' });
  await expect(old).toContainText('Revise su conexión a internet');
  expect(await numbers()).toEqual(before.toReversed());
});

test('the file has exactly the rows of the whole filter, in their order; what fails can be tried again', async ({
  page,
  quejas,
}) => {
  const RUNNING = 'Ya tiene otra exportación en curso, quizá en otra ventana. Espere a que termine.';
  const { open, exportar, afterAsking } = caseList(page);
  const { sent, total } = await afterAsking(() => open('?estado=2&orden=antiguos'));
  expect(total).toBeGreaterThan(25);
  await page.route('**/caso/exportar*', (route) =>
    route.fulfill({ status: 409, json: { codigo: 409, message: RUNNING } }),
  );
  await exportar.click();
  await expect(page.getByText(`No se pudieron exportar los casos. ${RUNNING}`)).toBeVisible();
  await expect(exportar).toBeFocused();
  await page.unroute('**/caso/exportar*');
  const download = page.waitForEvent('download');
  await exportar.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^casos-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = parse(await readFile(await file.path(), 'utf8'), { bom: true }) as string[][];
  expect(rows.slice(1).map(([folio]) => Number(folio))).toEqual(await allOf(page, sent));
  expect(rows.slice(1)).toHaveLength(total);
  await expect(page.getByText('Los casos se exportaron con éxito')).toBeVisible();
  quejas.length = 0;
});

test('the way back from a record leads to the same place without waiting, with the focus on it', async ({ page }) => {
  const { open, folios, numbers } = caseList(page);
  await open('?orden=antiguos&pagina=2');
  const before = await numbers();
  const chosen = folios.last();
  await chosen.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(100);
  const folio = (await chosen.textContent()) ?? '';
  await chosen.click();
  const heading = page.getByRole('heading', { level: 1, name: `Caso ${folio}` });
  await expect(heading).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  // The server does not answer: what was seen a moment ago is there all the same.
  const { release } = await hold(page);
  await page.goBack();
  await expect(page).toHaveURL(/orden=antiguos&pagina=2$/);
  await expect(folios).toHaveCount(25);
  expect(await numbers()).toEqual(before);
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect(chosen).toBeFocused();
  release();
  await expect(page.locator('main div[aria-busy=true]')).toHaveCount(0);
  expect(await scrolled(page)).toBe(place);

  // Also where the tab was reloaded meanwhile: half a pixel of a row's height may be rounded the other way then.
  await chosen.click();
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(folios).toHaveCount(25);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(2);
});

test('a list that is left open is asked for again after a minute, when somebody looks, and not before', async ({
  page,
}) => {
  await page.clock.install();
  const { open, countRequests, folios } = caseList(page);
  await open();
  const requests = countRequests();
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.clock.fastForward(30_000);
  await look();
  expect(requests.times).toBe(0);
  await page.clock.fastForward(31_000);
  await look();
  await expect.poll(() => requests.times).toBe(1);
  await expect(folios).toHaveCount(25);
});

test('the keyboard alone leads from the first filter to a record and back', async ({ page }) => {
  const { open, buttonNamed, labelled, exportar, folios, limpiar, more, orden } = caseList(page);
  await open();
  await labelled('Folio').focus();
  for (const following of ['Cliente', 'Teléfono', 'Operación', 'Estado']) {
    await page.keyboard.press('Tab');
    await expect(labelled(following)).toBeFocused();
  }
  for (const following of [
    buttonNamed('A mi cargo'),
    buttonNamed('Sin asignar'),
    buttonNamed('Sin atención'),
    more,
    limpiar,
  ]) {
    await page.keyboard.press('Tab');
    await expect(following).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(orden).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exportar).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Marcar todos los de esta página' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Semáforo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^Marcar caso/i }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(folios.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/casos\/\d+$/);
  await page.goBack();
  await expect(folios.first()).toBeFocused();
});
