import { expect } from '@playwright/test';
import { caseList, noteRequests, scrolled } from './bed/caseList.ts';
import { keepAway } from './bed/keepAway.ts';
import { measureShifts } from './bed/layoutShifts.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

const READY = '**/caso/lista-paginada';

test.beforeEach(async ({ page }) => {
  await noteRequests(page);
  await signIn(page, EMPLOYEES.gerente);
});

test.describe('the way back from a case', () => {
  test('leads to the same filter, page and place, with the focus on the case, without waiting', async ({ page }) => {
    const { abrir, folios, numeros } = caseList(page);
    await abrir('?orden=antiguos&pagina=2');
    const before = await numeros();
    const chosen = folios.nth(17);
    await chosen.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(200);
    const folio = (await chosen.textContent()) ?? '';
    await chosen.click();
    await expect(page).toHaveURL(new RegExp(`/casos/${folio}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(folio);
    expect(await scrolled(page)).toBe(0);

    // The server does not answer: what was seen a moment ago is there all the same.
    let respond = (): void => undefined;
    const retenida = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(READY, async (route) => {
      await retenida;
      await route.continue();
    });
    await page.goBack();
    await expect(page).toHaveURL(/orden=antiguos&pagina=2$/);
    await expect(folios).toHaveCount(25);
    expect(await numeros()).toEqual(before);
    await expect.poll(() => scrolled(page)).toBe(place);
    await expect(folios.nth(17)).toBeFocused();
    respond();
    await expect(page.locator('main div[aria-busy=true]')).toHaveCount(0);
    expect(await scrolled(page)).toBe(place);
  });

  test('finds the place also after a reload of the case', async ({ page }) => {
    const { abrir, folios } = caseList(page);
    await abrir('?pagina=2');
    await folios.nth(20).scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(200);
    await folios.nth(20).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Caso / })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Caso / })).toBeVisible();
    await page.goBack();
    await expect(folios).toHaveCount(25);
    // Half a pixel of a row's height may be rounded the other way after a reload.
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(2);
  });

  test('shows what was done to the case meanwhile', async ({ page }) => {
    const { abrir, folios, tabla } = caseList(page);
    await abrir('?estado=1&orden=antiguos');
    const folio = (await folios.first().textContent()) ?? '';
    await folios.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(folio);
    const detail = (await (await page.request.get(`api/caso/detalle/${folio}`)).json()) as { version: number };
    const tomado = await page.request.post('api/caso/actualizar-estado', {
      data: { idCaso: Number(folio), version: detail.version, idEstado: 2 },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(await tomado.json()).toMatchObject({ codigo: 1 });
    await page.goBack();
    await expect(tabla.getByRole('link', { name: folio, exact: true })).toHaveCount(0);
    await expect(folios.first()).toBeVisible();
  });
});

test.describe('a list with nothing to show', () => {
  test('says so, and its filters can be taken away', async ({ page }) => {
    const { exportar, folios } = caseList(page);
    await page.goto('administracion/casos?cliente=zzzzzz');
    await expect(
      page.getByRole('main').getByText('No se encontraron resultados').filter({ visible: true }).last(),
    ).toHaveText('No se encontraron resultados');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No se encontraron resultados');
    await expect(exportar).toBeDisabled();
    await page.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(folios).toHaveCount(25);
  });

  test('says why it could not be loaded, and asks again for the same filter', async ({ page }) => {
    await keepAway(page);
    await page.route(READY, (route) => route.abort());
    const { campo, folios, tabla, trasPedir } = caseList(page);
    await page.goto('administracion/casos?estado=2&pagina=2');
    await expect(page.getByRole('alert').filter({ hasText: 'Revise su conexión a internet' })).toBeVisible();
    await expect(tabla.locator('tbody tr')).toHaveCount(0);
    await page.unroute(READY);
    const { pedido } = await trasPedir(() => page.getByRole('button', { name: 'Reintentar' }).click());
    expect(pedido).toMatchObject({ idEstatus: 2, numPagina: 2 });
    await expect(folios.first()).toBeVisible();
    await expect(campo('Estado')).toHaveValue('2');
  });

  test('a catalogue that fails leaves the list working, says which one, and comes back', async ({ page }) => {
    await page.route('**/catalogo/tiendas-busqueda', (route) => route.fulfill({ status: 500, json: {} }));
    const { abrir, campo, chips, filtros, mas } = caseList(page);
    await abrir('?tienda=1');
    await expect(filtros.getByText('Ocurrió un error al intentar obtener las tiendas')).toBeVisible();
    await expect(chips.getByRole('button')).toHaveText(['Tienda: 1']);
    await mas.click();
    await expect(campo('Tienda')).toHaveValue('Tienda 1');
    await page.unroute('**/catalogo/tiendas-busqueda');
    await filtros.getByRole('button', { name: 'Reintentar' }).click();
    await expect(chips.getByRole('button')).toHaveText(['Tienda: Tienda Centro']);
    await expect(filtros.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  });
});

test.describe('a list that is left open', () => {
  test('is asked for again when the window comes back into view after a minute, and not before', async ({ page }) => {
    await page.clock.install();
    const { abrir, contarPeticiones, folios } = caseList(page);
    await abrir();
    const requests = contarPeticiones();
    const volver = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.clock.fastForward(30_000);
    await volver();
    expect(requests.veces).toBe(0);
    await page.clock.fastForward(31_000);
    await volver();
    await expect.poll(() => requests.veces).toBe(1);
    await expect(folios).toHaveCount(25);
  });

  test('keeps its rows and says so when it cannot be brought up to date', async ({ page }) => {
    const { abrir, campo, numeros } = caseList(page);
    await abrir();
    const before = await numeros();
    await page.route(READY, (route) => route.abort());
    await campo('Folio').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Se muestra lo último que se leyó.' })).toContainText(
      'Revise su conexión a internet',
    );
    expect(await numeros()).toEqual(before);
  });
});

test.describe('who sees what of the list', () => {
  test('each person finds only the cases that may be seen', async ({ page }) => {
    const totals: number[] = [];
    for (const who of ['administrador', 'gerente', 'facturacion'] as const) {
      await signIn(page, EMPLOYEES[who]);
      const { abrir, trasPedir } = caseList(page);
      totals.push((await trasPedir(() => abrir())).total);
    }
    expect(new Set(totals).size).toBe(3);
    expect(totals[0]).toBe(Math.max(...totals));
  });

  test('Nuevo Caso opens the window right there', async ({ page }) => {
    const { abrir } = caseList(page);
    await abrir();
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Nuevo Caso' })).toBeVisible();
    await expect(page).toHaveURL(/\/administracion\/casos$/);
  });

  test('nobody without a session sees it; after the login it is there with its filter', async ({ page, context }) => {
    await context.clearCookies();
    await page.goto('administracion/casos?estado=2');
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    await page.getByLabel('Número de empleado').fill(EMPLOYEES.gerente);
    await page.getByLabel('Tienda').selectOption({ label: 'Tienda Centro' });
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/casos\?estado=2$/);
    await expect(caseList(page).campo('Estado')).toHaveValue('2');
  });
});

test.describe('the list by keyboard alone', () => {
  test('from the first filter to a case and back', async ({ page }) => {
    const { abrir, boton, campo, exportar, folios, limpiar, mas, orden } = caseList(page);
    await abrir();
    await campo('Folio').focus();
    for (const following of ['Cliente', 'Teléfono', 'Operación', 'Estado']) {
      await page.keyboard.press('Tab');
      await expect(campo(following)).toBeFocused();
    }
    for (const following of [boton('A mi cargo'), boton('Sin asignar'), boton('Sin atención'), mas, limpiar]) {
      await page.keyboard.press('Tab');
      await expect(following).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(orden).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(exportar).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Semáforo' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(folios.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/casos\/\d+$/);
    await page.goBack();
    await expect(folios.first()).toBeFocused();
  });
});

test('nothing moves when the rows come', async ({ page }) => {
  const movido = await measureShifts(page);
  let respond = (): void => undefined;
  const retenida = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(READY, async (route) => {
    await retenida;
    await route.continue();
  });
  const { folios, tabla } = caseList(page);
  await page.goto('administracion/casos');
  await expect(tabla).toHaveAttribute('aria-busy', 'true');
  await page.waitForLoadState('load');
  const before = await movido();
  respond();
  await expect(folios).toHaveCount(25);
  expect((await movido()) - before).toBeLessThan(0.01);
});
