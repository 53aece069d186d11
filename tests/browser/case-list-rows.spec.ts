import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { ListAnswer } from './bed/caseList.ts';
import { caseList, noteRequests } from './bed/caseList.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

const READY = '**/caso/lista-paginada';

test.beforeEach(async ({ page }) => {
  await noteRequests(page);
  await signIn(page, EMPLOYEES.gerente);
});

/** Every number that a filter finds for whoever is signed in, page by page, without the screen. */
async function todos(page: Page, filtro: Readonly<Record<string, unknown>>): Promise<number[]> {
  const folios: number[] = [];
  for (let numPagina = 1; ; numPagina += 1) {
    const answer = await page.request.post('api/caso/lista-paginada', {
      data: { ...filtro, numPagina, tamPagina: 100 },
    });
    const { listaCasos: rows, total } = (await answer.json()) as ListAnswer;
    folios.push(...rows.map(({ id }) => id));
    if (folios.length >= total || rows.length === 0) return folios;
  }
}

test.describe('a row of the case list', () => {
  test('opens its case wherever it is pressed, by the middle button and with Ctrl in another tab', async ({
    page,
    context,
  }) => {
    const { abrir, folios, tabla } = caseList(page);
    await abrir();
    const folio = await folios.nth(2).textContent();
    const cell = tabla.locator('tbody tr').nth(2).locator('td').last();
    for (const how of [{ button: 'middle' }, { modifiers: ['Control'] }] satisfies Parameters<typeof cell.click>[0][]) {
      const other = context.waitForEvent('page');
      await cell.click(how);
      await expect(await other).toHaveURL(new RegExp(`/casos/${folio}$`));
    }
    await expect(page).toHaveURL(/casos$/);
    await cell.click();
    await expect(page).toHaveURL(new RegExp(`/casos/${folio}$`));
  });

  test('lets its text be selected', async ({ page }) => {
    const { abrir, tabla } = caseList(page);
    await abrir();
    const text = tabla.locator('tbody tr').first().locator('td [data-cut]').first();
    const place = await text.boundingBox();
    if (place === null) throw new Error('The row has no text.');
    await page.mouse.move(place.x + 1, place.y + 6);
    await page.mouse.down();
    await page.mouse.move(place.x + place.width - 2, place.y + 6);
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
    await expect(page).toHaveURL(/casos$/);
  });

  test('is one of twelve that are whole in view on the screen of a counter', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const where of ['casos', 'por-autorizar']) {
      await page.goto(`administracion/${where}`);
      const rows = page.getByRole('main').locator('tbody tr:not([aria-hidden])');
      await expect(rows.nth(11)).toBeAttached();
      const bottom = await rows.nth(11).evaluate((row) => row.getBoundingClientRect().bottom);
      expect({ where, bottom: bottom <= 768 }).toEqual({ where, bottom: true });
    }
  });

  test('does not move under the pointer when others change the list', async ({ page }) => {
    const { abrir, numeros, tabla } = caseList(page);
    await abrir();
    const before = await numeros();
    await tabla.locator('tbody tr').nth(1).hover();
    await page.route(READY, async (route) => {
      const body = (await (await route.fetch()).json()) as ListAnswer;
      await route.fulfill({ json: { ...body, listaCasos: body.listaCasos.toReversed() } });
    });
    await caseList(page).campo('Folio').press('Enter');
    await expect(page.getByText('La lista cambió; se pondrá al día al apartar el cursor.')).toBeVisible();
    expect(await numeros()).toEqual(before);
    await page.mouse.move(1, 1);
    await expect.poll(numeros).toEqual(before.toReversed());
  });
});

test.describe('the pages of the case list', () => {
  test('are asked for by number plus one, and the button that leads on keeps the focus', async ({ page }) => {
    const { abrir, folios, numeros, paginas, trasPedir } = caseList(page);
    await abrir();
    const first = await numeros();
    const next = paginas.getByRole('button', { name: 'Página siguiente' });
    const { pedido, listaCasos: rows } = await trasPedir(() => next.press('Enter'));
    expect(pedido).toMatchObject({ numPagina: 2, tamPagina: 25 });
    await expect(page).toHaveURL(/casos\?pagina=2$/);
    await expect(folios.first()).toHaveText(String(rows[0]?.id));
    await expect(next).toBeFocused();
    expect(await numeros()).not.toEqual(first);
    await expect(paginas.locator('output')).toHaveText(/^26–50 de /);
    await page.goBack();
    await expect.poll(numeros).toEqual(first);
  });

  test('a page beyond the last one is the last one, also in the address', async ({ page }) => {
    const { abrir, paginas } = caseList(page);
    await abrir('?pagina=900&estado=3');
    const range = (await paginas.locator('output').textContent()) ?? '';
    const [, last, total] = /–(\d+) de (\d+)$/.exec(range) ?? [];
    expect(last).toBe(total);
    await expect(page).toHaveURL(new RegExp(`pagina=${Math.ceil(Number(total) / 25)}&?`));
  });

  test('while another page is on its way the rows stay, and say of which page they are', async ({ page }) => {
    const { abrir, numeros, paginas, tabla } = caseList(page);
    await abrir();
    const first = await numeros();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(READY, async (route) => {
      await held;
      await route.continue();
    });
    await paginas.getByRole('button', { name: 'Última página' }).click();
    await expect(page).toHaveURL(/pagina=/);
    await expect(page.locator('[data-late]')).toHaveCount(1);
    expect(await numeros()).toEqual(first);
    await expect(paginas.locator('output')).toHaveText(/^1–25 de /);
    release();
    await expect(page.locator('[data-late]')).toHaveCount(0);
    await expect(tabla).toBeVisible();
    expect(await numeros()).not.toEqual(first);
  });
});

test.describe('the order of the case list', () => {
  test('can be chosen, and pressed in the headers where it is the same', async ({ page }) => {
    const { abrir, orden, tabla, trasPedir } = caseList(page);
    await abrir();
    const heading = (nombre: string) => tabla.getByRole('columnheader', { name: nombre, exact: true });
    await expect(heading('Creado')).toHaveAttribute('aria-sort', 'descending');

    const antiguos = await trasPedir(() => heading('Creado').getByRole('button').click());
    expect(antiguos.pedido.orden).toBe('antiguos');
    await expect(orden).toHaveValue('antiguos');
    const dates = antiguos.listaCasos.map(({ fechaCreacion }) => fechaCreacion);
    expect(dates).toEqual(dates.toSorted());

    const porVencer = await trasPedir(() => orden.selectOption({ label: 'Por perder color' }));
    expect(porVencer.pedido.orden).toBe('porVencer');
    await expect(heading('Semáforo')).toHaveAttribute('aria-sort', 'ascending');
    const deadlines = porVencer.listaCasos.flatMap(({ pierdeColorEn }) => pierdeColorEn ?? []);
    expect(deadlines).toEqual(deadlines.toSorted());
    await expect(page).toHaveURL(/orden=porVencer/);

    await heading('Semáforo').getByRole('button').click();
    await expect(page).toHaveURL(/casos$/);
  });
});

test.describe('the traffic light', () => {
  test('is a colour with its name, and says when it changes', async ({ page }) => {
    // While the stores of the sample data are closed, only the web store has new cases, which not everybody sees.
    await signIn(page, EMPLOYEES.administrador);
    const { abrir, tabla, trasPedir } = caseList(page);
    const { listaCasos: rows } = await trasPedir(() => abrir('?orden=porVencer'));
    const texts = { reciente: 'Reciente', antiguo: 'Antiguo', sinAtencion: 'Sin atención', atendido: 'Atendido' };
    const seen = new Set(rows.map(({ semaforo }) => semaforo));
    expect(seen).toContain('reciente');
    expect(seen).toContain('antiguo');
    for (const [place, { semaforo, pierdeColorEn }] of rows.entries()) {
      const cell = tabla.locator('tbody tr').nth(place).locator('td').first();
      if (semaforo === null) await expect(cell).toHaveText('');
      else await expect(cell).toContainText(texts[semaforo as keyof typeof texts]);
      if (pierdeColorEn === null) continue;
      await expect(cell.locator('small')).toHaveText(/^Cambia en /);
      await expect(cell.locator('small')).toHaveAttribute('title', /^(Antiguo|Sin atención) en /);
    }
  });

  test('goes on counting while the list is open, and is asked for again once it has changed', async ({ page }) => {
    await page.clock.install();
    // A stream that is silent for a minute is opened anew, and the list read again for that alone.
    await page.route('**/api/eventos', (route) => route.fulfill({ status: 404 }));
    const { abrir, tabla } = caseList(page);
    let times = 0;
    await page.route(READY, async (route) => {
      times += 1;
      const answer = await route.fetch();
      const body = (await answer.json()) as ListAnswer;
      const [fila] = body.listaCasos;
      const now = await page.evaluate(() => Date.now());
      const due = new Date(now + 150_000).toISOString();
      await route.fulfill({
        json: { listaCasos: [{ ...fila, semaforo: 'reciente', pierdeColorEn: due }], total: 1 },
      });
    });
    await abrir();
    const deadline = tabla.locator('tbody td').first().locator('small');
    await expect(deadline).toHaveText('Cambia en 3 min');
    await page.clock.fastForward(61_000);
    await expect(deadline).toHaveText('Cambia en 2 min');
    expect(times).toBe(1);
    await page.clock.fastForward(120_000);
    await expect.poll(() => times).toBe(2);
    await expect(deadline).toHaveText('Cambia en 3 min');
  });
});

test.describe('exporting', () => {
  test('gives exactly the rows of the whole filter, in the order of the list', async ({ page }) => {
    const { abrir, exportar, trasPedir } = caseList(page);
    const { pedido, total } = await trasPedir(() => abrir('?estado=2&orden=antiguos'));
    expect(total).toBeGreaterThan(25);
    await expect(exportar).toHaveText(`Exportar CSV (${total} casos)`);
    const download = page.waitForEvent('download');
    await exportar.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^casos-\d{4}-\d{2}-\d{2}\.csv$/);
    const rows = parse(await readFile(await file.path(), 'utf8'), { bom: true }) as string[][];
    expect(rows.slice(1).map(([folio]) => Number(folio))).toEqual(await todos(page, pedido));
    expect(rows.slice(1)).toHaveLength(total);
    await expect(page.getByText('Los casos se exportaron con éxito')).toBeVisible();
  });

  test('says why it could not, and can be tried again', async ({ page, quejas }) => {
    const { abrir, exportar } = caseList(page);
    await abrir();
    await page.route('**/caso/exportar*', (route) => route.abort());
    await exportar.click();
    await expect(page.getByText('No se pudieron exportar los casos. Revise su conexión a internet')).toBeVisible();
    await expect(exportar).toBeFocused();
    await page.unroute('**/caso/exportar*');
    const download = page.waitForEvent('download');
    await exportar.click();
    await download;
    expect(quejas).toEqual([]);
  });

  test('is not offered to whoever may not', async ({ page }) => {
    await signIn(page, EMPLOYEES.asesor);
    const { abrir, exportar } = caseList(page);
    await abrir();
    await expect(exportar).toHaveCount(0);
  });
});

test.describe('the tab Recolecta', () => {
  test('starts at state 6 and keeps the other filters', async ({ page }) => {
    const { abrir, campo, pestana, tabla, trasPedir } = caseList(page);
    await abrir('?orden=antiguos&pagina=2');
    await expect(pestana('Casos')).toHaveAttribute('aria-current', 'page');
    const { pedido, listaCasos: rows } = await trasPedir(() => pestana('Recolecta').click());
    expect(pedido).toMatchObject({ idEstatus: 6, numPagina: 1, orden: 'antiguos' });
    expect(rows.length).toBeGreaterThan(0);
    await expect(tabla.locator('tbody [data-palette]')).toHaveText(rows.map(() => 'RECOLECTA'));
    await expect(pestana('Recolecta')).toHaveAttribute('aria-current', 'page');
    await expect(campo('Estado')).toHaveValue('6');
    await expect(page).toHaveURL(/estado=6/);
    const back = await trasPedir(() => pestana('Casos').click());
    expect(back.pedido).toMatchObject({ idEstatus: 0 });
  });
});
