import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { keepAway } from './bed/keepAway.ts';
import { measureShifts } from './bed/layoutShifts.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

const CARDS = ['Total casos abiertos', 'Total casos solucionados', 'Casos abiertos hoy', 'Casos solucionados hoy'];
const BY_DAY = 'Casos abiertos últimos 15 días';
const FIGURES = '**/dashboard/datos-estadisticos';

/** The dashboard, by what a person sees and does on it. */
function tablero(page: Page) {
  const seccion = page.getByRole('region', { name: 'Estadísticas de casos' });
  return {
    seccion,
    tarjeta: (titulo: string) => seccion.getByRole('link', { name: titulo }),
    grafica: seccion.getByRole('group', { name: BY_DAY }),
    table: seccion.getByRole('table', { name: BY_DAY }),
    actualizar: seccion.getByRole('button', { name: 'Actualizar' }),
    comoTabla: seccion.getByRole('button', { name: 'Ver como tabla' }),
    comoGrafica: seccion.getByRole('button', { name: 'Ver como gráfica' }),
    open: async () => {
      await page.goto('overview');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    },
  };
}

function bars(page: Page): Locator {
  return tablero(page).grafica.getByRole('link');
}

/** The figures of the day that the pointer or the focus is on. */
function balloon(page: Page): Locator {
  return tablero(page).seccion.locator('[data-lado]');
}

async function figureOf(place: Locator): Promise<number> {
  return Number(((await place.textContent()) ?? '').replace(/\D/g, ''));
}

/** Follows a figure and answers how many cases the list that it opens finds in all. */
async function totalAfter(page: Page, goOn: () => Promise<unknown>): Promise<number> {
  await goOn();
  await expect(page).toHaveURL(/\/administracion\/casos\?/);
  const said = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(Casos encontrados: |No se encontraron)/ });
  const texto = (await said.textContent()) ?? '';
  return texto.startsWith('No') ? 0 : Number(texto.replace(/\D/g, ''));
}

test.describe('the dashboard', () => {
  test('every figure opens a list of exactly that many cases', async ({ page }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, comoTabla, table, tarjeta } = tablero(page);
    await open();
    for (const titulo of CARDS) {
      const cifra = await figureOf(tarjeta(titulo).locator('strong'));
      expect({ titulo, total: await totalAfter(page, () => tarjeta(titulo).click()) }).toEqual({
        titulo,
        total: cifra,
      });
      await page.goBack();
    }

    // Of the days, the one of each series with most cases.
    const days = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
      );
    expect(days).toHaveLength(15);
    for (const serie of [0, 1]) {
      const figures = days.map((day) => day[serie] ?? 0);
      const greatest = Math.max(...figures);
      expect(greatest).toBeGreaterThan(0);
      const cell = table.locator('tbody tr').nth(figures.indexOf(greatest)).locator('td').nth(serie);
      await comoTabla.click();
      expect(await totalAfter(page, () => cell.getByRole('link').click())).toBe(greatest);
      await page.goBack();
    }
  });

  test('shows no statistics without their permission, and loads no chart', async ({ page }) => {
    const cargados: string[] = [];
    page.on('request', (request) => cargados.push(request.url()));
    await signIn(page, EMPLOYEES.asesor);
    const { open, seccion } = tablero(page);
    await open();
    await expect(page.getByRole('heading', { name: 'Validar operaciones' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(seccion).toHaveCount(0);
    expect(cargados.filter((url) => url.includes('Grafica'))).toEqual([]);
  });

  test('draws one bar a day and series with the figures of the table, which opens the list of its day', async ({
    page,
  }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, table } = tablero(page);
    await open();
    await expect(bars(page)).toHaveCount(30);
    const words = await bars(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const rows = await table.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        dia: (row.querySelector('th')?.textContent ?? '').replace(' (hoy)', ''),
        cifras: [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
      })),
    );
    const expected = rows.flatMap(({ dia, cifras: [abiertos, solucionados] }) => [
      `${dia}. Casos abiertos: ${abiertos}`,
      `${dia}. Casos solucionados: ${solucionados}`,
    ]);
    expect(words.toSorted()).toEqual(expected.toSorted());

    const bar = bars(page).first();
    const day = await bar.getAttribute('data-dia');
    const cifra = Number(((await bar.getAttribute('aria-label')) ?? '').split(': ').at(-1));
    await bar.hover();
    await expect(balloon(page)).toContainText(`Casos abiertos${cifra}`);
    expect(await totalAfter(page, () => bar.click())).toBe(cifra);
    await expect(page).toHaveURL(new RegExp(`desde=${day}&hasta=${day}`));
  });

  test('the chart is one stop of the Tab key, and the arrows go through its bars', async ({ page }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, actualizar, comoTabla } = tablero(page);
    await open();
    await expect(bars(page)).toHaveCount(30);
    await actualizar.focus();
    for (const titulo of CARDS) {
      await page.keyboard.press('Tab');
      await expect(tablero(page).tarjeta(titulo)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(comoTabla).toBeFocused();
    await page.keyboard.press('Tab');
    const enFoco = page.locator('svg a:focus');
    await expect(enFoco).toHaveAttribute('data-serie', 'abiertos');
    const today = await enFoco.getAttribute('data-dia');
    await page.keyboard.press('ArrowLeft');
    await expect(enFoco).toHaveAttribute('data-serie', 'solucionados');
    const ayer = (await enFoco.getAttribute('data-dia')) ?? '';
    expect(ayer < (today ?? '')).toBe(true);
    await page.keyboard.press('Home');
    await expect(enFoco).not.toHaveAttribute('data-dia', ayer);
    await page.keyboard.press('End');
    await expect(enFoco).toHaveAttribute('data-dia', today ?? '');
    await expect(balloon(page)).toContainText('Casos solucionados');
    await page.keyboard.press('Escape');
    await expect(balloon(page)).toHaveCount(0);
    // Leaving and coming back comes to the same bar.
    await page.keyboard.press('Shift+Tab');
    await expect(comoTabla).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(enFoco).toHaveAttribute('data-serie', 'solucionados');
    const cifra = Number(((await enFoco.getAttribute('aria-label')) ?? '').split(': ').at(-1));
    expect(await totalAfter(page, () => page.keyboard.press('Enter'))).toBe(cifra);
    await expect(page).toHaveURL(new RegExp(`solucionDesde=${today}&solucionHasta=${today}`));
  });

  test('the chart comes in a file of less than 25 KiB', async ({ page }) => {
    const fetched = page.waitForResponse('**/assets/Chart-*.js');
    await signIn(page, EMPLOYEES.gerente);
    await tablero(page).open();
    const { responseBodySize } = await (await fetched).request().sizes();
    expect(responseBodySize).toBeGreaterThan(10 * 1024);
    expect(responseBodySize).toBeLessThan(25 * 1024);
  });

  test('the table stands in for the chart when that cannot be loaded', async ({ page }) => {
    await page.route('**/Chart*.js', (route) => route.abort());
    await signIn(page, EMPLOYEES.gerente);
    const { open, comoGrafica, seccion, table } = tablero(page);
    await open();
    await expect(seccion.getByRole('alert')).toHaveText('No se pudo cargar la gráfica. Estas son sus cifras.');
    await expect(table.getByRole('link')).toHaveCount(30);
    await page.unroute('**/Chart*.js');
    await comoGrafica.click();
    await expect(bars(page)).toHaveCount(30);
    await expect(seccion.getByRole('alert')).toHaveCount(0);
  });

  test('says why there are no figures and asks again when told to; keeps the last ones when newer do not come', async ({
    page,
  }) => {
    await keepAway(page);
    await page.route(FIGURES, (route) => route.abort());
    await signIn(page, EMPLOYEES.gerente);
    const { open, actualizar, seccion, tarjeta } = tablero(page);
    await open();
    await expect(seccion.getByRole('alert')).toContainText('Revise su conexión a internet');
    await expect(page.getByRole('heading', { name: 'Validar operaciones' })).toBeVisible();
    await page.unroute(FIGURES);
    await seccion.getByRole('button', { name: 'Reintentar' }).click();
    await expect(tarjeta('Total casos abiertos')).toBeVisible();
    await expect(seccion.getByRole('alert')).toHaveCount(0);

    const figure = await tarjeta('Total casos abiertos').textContent();
    await page.route(FIGURES, (route) => route.abort());
    await actualizar.click();
    await expect(seccion.getByRole('alert')).toContainText('Se muestran las últimas cifras.');
    await expect(tarjeta('Total casos abiertos')).toHaveText(figure ?? '');
    await page.unroute(FIGURES);
    await actualizar.click();
    await expect(seccion.getByRole('alert')).toHaveCount(0);
  });

  test('asks again when the window comes back into view after a minute, and not before', async ({ page }) => {
    await page.clock.install();
    // Without the stream, which would have them read again after a minute without a word.
    await page.route('**/api/eventos', (route) => route.fulfill({ status: 404 }));
    await signIn(page, EMPLOYEES.gerente);
    const { open, seccion, tarjeta } = tablero(page);
    await open();
    await expect(tarjeta('Total casos abiertos')).toBeVisible();
    await expect(seccion).toHaveAttribute('aria-busy', 'false');
    // Not the requests are counted: the version is looked up by the same call.
    await seccion.evaluate((elemento) => {
      const dialog = window as unknown as { times: number };
      dialog.times = 0;
      new MutationObserver(() => {
        if (elemento.getAttribute('aria-busy') === 'true') dialog.times += 1;
      }).observe(elemento, { attributeFilter: ['aria-busy'] });
    });
    const times = () => page.evaluate(() => (window as unknown as { times: number }).times);
    const volverTras = async (milisegundos: number) => {
      await page.clock.fastForward(milisegundos);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    await volverTras(30_000);
    await volverTras(31_000);
    await expect.poll(times).toBe(1);
    await expect(seccion).toHaveAttribute('aria-busy', 'false');
    await volverTras(30_000);
    await volverTras(31_000);
    await expect.poll(times).toBe(2);
    await expect(seccion).toHaveAttribute('aria-busy', 'false');
    expect(await times()).toBe(2);
  });

  test('nothing moves when the figures and the chart come', async ({ page }) => {
    const movido = await measureShifts(page);
    let respond = (): void => undefined;
    const retenida = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(FIGURES, async (route) => {
      await retenida;
      await route.continue();
    });
    await signIn(page, EMPLOYEES.gerente);
    const { open, seccion } = tablero(page);
    await open();
    await expect(seccion.getByText('Cargando estadísticas...')).toBeAttached();
    const before = await movido();
    respond();
    await expect(bars(page)).toHaveCount(30);
    expect((await movido()) - before).toBeLessThan(0.01);
  });

  test('the chart and its table have no fault that axe finds', async ({ page, fallas }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, comoTabla } = tablero(page);
    await open();
    await expect(bars(page)).toHaveCount(30);
    await bars(page).nth(10).focus();
    expect(await fallas()).toEqual([]);
    await comoTabla.click();
    expect(await fallas('main')).toEqual([]);
  });
});
