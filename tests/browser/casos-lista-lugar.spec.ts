import { expect } from '@playwright/test';
import { keepAway } from './bed/keepAway.ts';
import { anotarPedidos, desplazado, listaCasos } from './bed/listaCasos.ts';
import { medirSaltos } from './bed/saltos.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';

const LISTA = '**/caso/lista-paginada';

test.beforeEach(async ({ page }) => {
  await anotarPedidos(page);
  await signIn(page, EMPLEADOS.gerente);
});

test.describe('the way back from a case', () => {
  test('leads to the same filter, page and place, with the focus on the case, without waiting', async ({ page }) => {
    const { abrir, folios, numeros } = listaCasos(page);
    await abrir('?orden=antiguos&pagina=2');
    const antes = await numeros();
    const elegido = folios.nth(17);
    await elegido.scrollIntoViewIfNeeded();
    const lugar = await desplazado(page);
    expect(lugar).toBeGreaterThan(200);
    const folio = (await elegido.textContent()) ?? '';
    await elegido.click();
    await expect(page).toHaveURL(new RegExp(`/casos/${folio}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(folio);
    expect(await desplazado(page)).toBe(0);

    // The server does not answer: what was seen a moment ago is there all the same.
    let contestar = (): void => undefined;
    const retenida = new Promise<void>((resolve) => {
      contestar = resolve;
    });
    await page.route(LISTA, async (route) => {
      await retenida;
      await route.continue();
    });
    await page.goBack();
    await expect(page).toHaveURL(/orden=antiguos&pagina=2$/);
    await expect(folios).toHaveCount(25);
    expect(await numeros()).toEqual(antes);
    await expect.poll(() => desplazado(page)).toBe(lugar);
    await expect(folios.nth(17)).toBeFocused();
    const respuesta = page.waitForResponse((una) => una.url().endsWith('/lista-paginada'));
    contestar();
    expect((await respuesta).ok()).toBe(true);
    await expect(page.locator('main div[aria-busy=true]')).toHaveCount(0);
    expect(await desplazado(page)).toBe(lugar);
  });

  test('finds the place also after a reload of the case', async ({ page }) => {
    const { abrir, folios } = listaCasos(page);
    await abrir('?pagina=2');
    await folios.nth(20).scrollIntoViewIfNeeded();
    const lugar = await desplazado(page);
    expect(lugar).toBeGreaterThan(200);
    await folios.nth(20).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Caso / })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Caso / })).toBeVisible();
    await page.goBack();
    await expect(folios).toHaveCount(25);
    await expect.poll(() => desplazado(page)).toBe(lugar);
  });

  test('shows what was done to the case meanwhile', async ({ page }) => {
    const { abrir, folios, tabla } = listaCasos(page);
    await abrir('?estado=1&orden=antiguos');
    const folio = (await folios.first().textContent()) ?? '';
    await folios.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(folio);
    const detalle = (await (await page.request.get(`api/caso/detalle/${folio}`)).json()) as { version: number };
    const tomado = await page.request.post('api/caso/actualizar-estado', {
      data: { idCaso: Number(folio), version: detalle.version, idEstado: 2 },
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
    const { exportar, folios } = listaCasos(page);
    await page.goto('administracion/casos?cliente=zzzzzz');
    await expect(page.getByRole('main').locator('p:not([role])')).toHaveText('No se encontraron resultados');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No se encontraron resultados');
    await expect(exportar).toBeDisabled();
    await page.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(folios).toHaveCount(25);
  });

  test('says why it could not be loaded, and asks again for the same filter', async ({ page }) => {
    await keepAway(page);
    await page.route(LISTA, (route) => route.abort());
    const { campo, folios, tabla, trasPedir } = listaCasos(page);
    await page.goto('administracion/casos?estado=2&pagina=2');
    await expect(page.getByRole('alert').filter({ hasText: 'Revise su conexión a internet' })).toBeVisible();
    await expect(tabla.locator('tbody tr')).toHaveCount(0);
    await page.unroute(LISTA);
    const { pedido } = await trasPedir(() => page.getByRole('button', { name: 'Reintentar' }).click());
    expect(pedido).toMatchObject({ idEstatus: 2, numPagina: 2 });
    await expect(folios.first()).toBeVisible();
    await expect(campo('Estado')).toHaveValue('2');
  });

  test('a catalogue that fails leaves the list working, says which one, and comes back', async ({ page }) => {
    await page.route('**/catalogo/tiendas-busqueda', (route) => route.fulfill({ status: 500, json: {} }));
    const { abrir, campo, filtros } = listaCasos(page);
    await abrir('?tienda=1');
    await expect(filtros.getByText('Ocurrió un error al intentar obtener las tiendas')).toBeVisible();
    await expect(campo('Tienda')).toHaveValue('1');
    await page.unroute('**/catalogo/tiendas-busqueda');
    await filtros.getByRole('button', { name: 'Reintentar' }).click();
    await expect(campo('Tienda').locator('option', { hasText: 'Tienda Centro' })).toBeAttached();
    await expect(filtros.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  });
});

test.describe('a list that is left open', () => {
  test('is asked for again when the window comes back into view after a minute, and not before', async ({ page }) => {
    await page.clock.install();
    const { abrir, contarPeticiones, folios } = listaCasos(page);
    await abrir();
    const peticiones = contarPeticiones();
    const volver = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.fastForward(30_000);
    await volver();
    expect(peticiones.veces).toBe(0);
    await page.clock.fastForward(31_000);
    await volver();
    await expect.poll(() => peticiones.veces).toBe(1);
    await expect(folios).toHaveCount(25);
  });

  test('keeps its rows and says so when it cannot be brought up to date', async ({ page }) => {
    const { abrir, buscar, numeros } = listaCasos(page);
    await abrir();
    const antes = await numeros();
    await page.route(LISTA, (route) => route.abort());
    await buscar.click();
    await expect(page.getByText('Revise su conexión a internet')).toBeVisible();
    expect(await numeros()).toEqual(antes);
  });
});

test.describe('who sees what of the list', () => {
  test('each person finds only the cases that may be seen', async ({ page }) => {
    const totales: number[] = [];
    for (const quien of ['administrador', 'gerente', 'facturacion'] as const) {
      await signIn(page, EMPLEADOS[quien]);
      const { abrir, trasPedir } = listaCasos(page);
      totales.push((await trasPedir(() => abrir())).total);
    }
    expect(new Set(totales).size).toBe(3);
    expect(totales[0]).toBe(Math.max(...totales));
  });

  test('Nuevo Caso leads to the operation from which a case is opened, and says so', async ({ page }) => {
    const { abrir } = listaCasos(page);
    await abrir();
    const nuevo = page.getByRole('link', { name: 'Nuevo Caso' });
    await expect(nuevo).toHaveAccessibleDescription('Lo lleva a validar la operación: el caso se abre desde ella.');
    await nuevo.click();
    await expect(page).toHaveURL(/\/valida-operacion$/);
  });

  test('nobody without a session sees it; after the login it is there with its filter', async ({ page, context }) => {
    await context.clearCookies();
    await page.goto('administracion/casos?estado=2');
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    await page.getByLabel('Número de empleado').fill(EMPLEADOS.gerente);
    await page.getByLabel('Tienda').selectOption({ label: 'Tienda Centro' });
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/casos\?estado=2$/);
    await expect(listaCasos(page).campo('Estado')).toHaveValue('2');
  });
});

test.describe('the list by keyboard alone', () => {
  test('from the first filter to a case and back', async ({ page }) => {
    const { abrir, buscar, campo, exportar, folios, limpiar, orden } = listaCasos(page);
    await abrir();
    await campo('Folio').focus();
    for (const siguiente of ['Tienda', 'Categoría', 'Estado', 'Cliente', 'Numiden']) {
      await page.keyboard.press('Tab');
      await expect(campo(siguiente)).toBeFocused();
    }
    await limpiar.focus();
    await page.keyboard.press('Tab');
    await expect(buscar).toBeFocused();
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
  const movido = await medirSaltos(page);
  let contestar = (): void => undefined;
  const retenida = new Promise<void>((resolve) => {
    contestar = resolve;
  });
  await page.route(LISTA, async (route) => {
    await retenida;
    await route.continue();
  });
  const { campo, folios, tabla } = listaCasos(page);
  await page.goto('administracion/casos');
  await expect(tabla).toHaveAttribute('aria-busy', 'true');
  await expect(campo('Tienda').locator('option', { hasText: 'Tienda Centro' })).toBeAttached();
  const antes = await movido();
  contestar();
  await expect(folios).toHaveCount(25);
  expect((await movido()) - antes).toBeLessThan(0.01);
});
