import { expect, type Locator, type Page } from '@playwright/test';
import { keepAway } from '../bed/keepAway.ts';
import { measureShifts } from '../bed/layoutShifts.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

const CARDS = ['Total casos abiertos', 'Total casos solucionados', 'Casos abiertos hoy', 'Casos solucionados hoy'];
const BY_DAY = 'Casos abiertos últimos 15 días';
const FIGURES = '**/dashboard/datos-estadisticos';

/** The dashboard, by what a person sees and does on it. */
function tablero(page: Page) {
  const seccion = page.getByRole('region', { name: 'Estadísticas de casos' });
  return {
    seccion,
    tarjeta: (titulo: string) => seccion.getByRole('link', { name: titulo }),
    grafica: seccion.getByRole('img', { name: BY_DAY }),
    table: seccion.getByRole('table', { name: BY_DAY }),
    actualizar: seccion.getByRole('button', { name: 'Actualizar' }),
    /** Brings the chart into view: it is not fetched before. */
    look: async () => {
      await seccion.getByRole('button', { name: /^Ver como/ }).waitFor();
      await seccion.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    },
    comoTabla: seccion.getByRole('button', { name: 'Ver como tabla' }),
    comoGrafica: seccion.getByRole('button', { name: 'Ver como gráfica' }),
    open: async () => {
      await page.goto('overview');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    },
  };
}

/** The bars that nivo draws, one for each figure. */
function bars(page: Page): Locator {
  return tablero(page).grafica.locator('rect[data-testid^="bar.item"]');
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

  test('draws one bar for each figure of the table, says both of its day, and opens the list behind it', async ({
    page,
  }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, look, seccion, table } = tablero(page);
    await open();
    await look();
    await expect(bars(page)).toHaveCount(30);
    const heights = await bars(page).evaluateAll((all) => all.map((one) => Number(one.getAttribute('height'))));
    const figures = await table
      .locator('tbody td')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
    // nivo draws one series after the other, the table one day after the other.
    const inTurn = [0, 1].flatMap((serie) => figures.filter((_, place) => place % 2 === serie));
    const greatest = Math.max(...inTurn);
    const highest = Math.max(...heights);
    inTurn.forEach((figure, place) => {
      expect(heights[place]).toBeCloseTo((highest * figure) / greatest, 0);
    });

    const most = inTurn.indexOf(greatest);
    await bars(page).nth(most).hover();
    const serie = most < 15 ? 'abiertos' : 'solucionados';
    await expect(seccion.getByText(`Casos ${serie}${greatest}`)).toBeVisible();
    expect(await totalAfter(page, () => bars(page).nth(most).click())).toBe(greatest);
    const day = new URL(page.url()).searchParams;
    expect(day.get('hasta') ?? day.get('solucionHasta')).toBe(day.get('desde') ?? day.get('solucionDesde'));
  });

  test('the chart is drawn in the colours of light and dark, and waits until it is in view', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 320 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const charts = () => asked.filter((url) => /\/Chart-/.test(url)).length;
    await signIn(page, EMPLOYEES.gerente);
    const { open, look, tarjeta } = tablero(page);
    await open();
    await expect(tarjeta('Total casos abiertos')).toBeVisible();
    expect(charts()).toBe(0);
    await look();
    await expect(bars(page)).toHaveCount(30);
    expect(charts()).toBe(1);
    const paint = () =>
      bars(page)
        .first()
        .evaluate((bar) => getComputedStyle(bar).fill);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await paint();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paint).not.toBe(light);
  });

  test('the chart comes in a file of its own, of less than 80 KiB', async ({ page }) => {
    const fetched = page.waitForResponse('**/assets/Chart-*.js');
    await signIn(page, EMPLOYEES.gerente);
    await tablero(page).open();
    await tablero(page).look();
    const { responseBodySize } = await (await fetched).request().sizes();
    expect(responseBodySize).toBeGreaterThan(40 * 1024);
    expect(responseBodySize).toBeLessThan(80 * 1024);
  });

  test('the table stands in for the chart when that cannot be loaded', async ({ page }) => {
    await page.route('**/Chart*.js', (route) => route.abort());
    await signIn(page, EMPLOYEES.gerente);
    const { open, look, comoGrafica, seccion, table } = tablero(page);
    await open();
    await look();
    await expect(seccion.getByRole('alert')).toHaveText('No se pudo cargar la gráfica. Estas son sus cifras.');
    await expect(table.getByRole('link')).toHaveCount(30);
    await page.unroute('**/Chart*.js');
    // The page comes anew, at its head.
    const anew = page.waitForEvent('load');
    await comoGrafica.click();
    await anew;
    await look();
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
    const { open, look, seccion } = tablero(page);
    await open();
    await expect(seccion.getByText('Cargando estadísticas...')).toBeAttached();
    const before = await movido();
    respond();
    await look();
    await expect(bars(page)).toHaveCount(30);
    expect((await movido()) - before).toBeLessThan(0.01);
  });

  test('the chart and its table have no fault that axe finds', async ({ page, fallas }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, look, comoTabla } = tablero(page);
    await open();
    await look();
    await expect(bars(page)).toHaveCount(30);
    await bars(page).nth(10).hover();
    await comoTabla.click();
    expect(await fallas()).toEqual([]);
  });
});
