import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { keepAway } from './bed/keepAway.ts';
import { medirSaltos } from './bed/saltos.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';

const TARJETAS = ['Total casos abiertos', 'Total casos solucionados', 'Casos abiertos hoy', 'Casos solucionados hoy'];
const HISTORICO = 'Casos abiertos últimos 15 días';
const FIGURAS = '**/dashboard/datos-estadisticos';

/** The dashboard, by what a person sees and does on it. */
const tablero = (page: Page) => {
  const seccion = page.getByRole('region', { name: 'Estadísticas de casos' });
  return {
    seccion,
    tarjeta: (titulo: string) => seccion.getByRole('link', { name: titulo }),
    grafica: seccion.getByRole('group', { name: HISTORICO }),
    tabla: seccion.getByRole('table', { name: HISTORICO }),
    actualizar: seccion.getByRole('button', { name: 'Actualizar' }),
    comoTabla: seccion.getByRole('button', { name: 'Ver como tabla' }),
    comoGrafica: seccion.getByRole('button', { name: 'Ver como gráfica' }),
    abrir: async () => {
      await page.goto('overview');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    },
  };
};

const barras = (page: Page): Locator => tablero(page).grafica.getByRole('link');

/** The figures of the day that the pointer or the focus is on. */
const globo = (page: Page): Locator => tablero(page).seccion.locator('[data-lado]');

const cifraDe = async (lugar: Locator): Promise<number> =>
  Number(((await lugar.textContent()) ?? '').replace(/\D/g, ''));

/** Follows a figure and answers how many cases the list that it opens finds in all. */
const totalTras = async (page: Page, seguir: () => Promise<unknown>): Promise<number> => {
  const respuesta = page.waitForResponse((una) => una.url().endsWith('/caso/lista-paginada'));
  await seguir();
  const { total } = (await (await respuesta).json()) as { total: number };
  await expect(page).toHaveURL(/\/administracion\/casos\?/);
  return total;
};

test.describe('the dashboard', () => {
  for (const quien of ['administrador', 'gerente', 'facturacion'] as const) {
    test(`every figure opens a list of exactly that many cases: ${quien}`, async ({ page }) => {
      await signIn(page, EMPLEADOS[quien]);
      const { abrir, comoTabla, tabla, tarjeta } = tablero(page);
      await abrir();
      for (const titulo of TARJETAS) {
        const cifra = await cifraDe(tarjeta(titulo).locator('strong'));
        expect({ titulo, total: await totalTras(page, () => tarjeta(titulo).click()) }).toEqual({
          titulo,
          total: cifra,
        });
        await page.goBack();
      }

      // Of the days, the one of each series with most cases.
      const dias = await tabla
        .locator('tbody tr')
        .evaluateAll((filas) =>
          filas.map((fila) => [...fila.querySelectorAll('td')].map((celda) => Number(celda.textContent))),
        );
      expect(dias).toHaveLength(15);
      for (const serie of [0, 1]) {
        const cifras = dias.map((dia) => dia[serie] ?? 0);
        const mayor = Math.max(...cifras);
        expect(mayor).toBeGreaterThan(0);
        const celda = tabla.locator('tbody tr').nth(cifras.indexOf(mayor)).locator('td').nth(serie);
        await comoTabla.click();
        expect(await totalTras(page, () => celda.getByRole('link').click())).toBe(mayor);
        await page.goBack();
      }
    });
  }

  test('shows no statistics without their permission, and loads no chart', async ({ page }) => {
    const cargados: string[] = [];
    page.on('request', (peticion) => cargados.push(peticion.url()));
    await signIn(page, EMPLEADOS.asesor);
    const { abrir, seccion } = tablero(page);
    await abrir();
    await expect(page.getByRole('heading', { name: 'Validar operaciones' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(seccion).toHaveCount(0);
    expect(cargados.filter((url) => url.includes('Grafica'))).toEqual([]);
  });

  test('draws one bar a day and series, whose figures are those of the table', async ({ page }) => {
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, tabla } = tablero(page);
    await abrir();
    await expect(barras(page)).toHaveCount(30);
    const palabras = await barras(page).evaluateAll((todas) =>
      todas.map((una) => una.getAttribute('aria-label') ?? ''),
    );
    const filas = await tabla.locator('tbody tr').evaluateAll((todas) =>
      todas.map((fila) => ({
        dia: (fila.querySelector('th')?.textContent ?? '').replace(' (hoy)', ''),
        cifras: [...fila.querySelectorAll('td')].map((celda) => celda.textContent ?? ''),
      })),
    );
    const esperadas = filas.flatMap(({ dia, cifras: [abiertos, solucionados] }) => [
      `${dia}. Casos abiertos: ${abiertos}`,
      `${dia}. Casos solucionados: ${solucionados}`,
    ]);
    expect(palabras.toSorted()).toEqual(esperadas.toSorted());
  });

  test('a day’s bar opens the list of that day', async ({ page }) => {
    await signIn(page, EMPLEADOS.gerente);
    await tablero(page).abrir();
    const barra = barras(page).first();
    const dia = await barra.getAttribute('data-dia');
    const cifra = Number(((await barra.getAttribute('aria-label')) ?? '').split(': ').at(-1));
    await barra.hover();
    await expect(globo(page)).toContainText(`Casos abiertos${cifra}`);
    expect(await totalTras(page, () => barra.click())).toBe(cifra);
    await expect(page).toHaveURL(new RegExp(`fechaInicio=${dia}&fechaFin=${dia}`));
  });

  test('the chart is one stop of the Tab key, and the arrows go through its bars', async ({ page }) => {
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, actualizar, comoTabla } = tablero(page);
    await abrir();
    await expect(barras(page)).toHaveCount(30);
    await actualizar.focus();
    for (const titulo of TARJETAS) {
      await page.keyboard.press('Tab');
      await expect(tablero(page).tarjeta(titulo)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(comoTabla).toBeFocused();
    await page.keyboard.press('Tab');
    const enFoco = page.locator('svg a:focus');
    await expect(enFoco).toHaveAttribute('data-serie', 'abiertos');
    const hoy = await enFoco.getAttribute('data-dia');
    await page.keyboard.press('ArrowLeft');
    await expect(enFoco).toHaveAttribute('data-serie', 'solucionados');
    const ayer = (await enFoco.getAttribute('data-dia')) ?? '';
    expect(ayer < (hoy ?? '')).toBe(true);
    await page.keyboard.press('Home');
    await expect(enFoco).not.toHaveAttribute('data-dia', ayer);
    await page.keyboard.press('End');
    await expect(enFoco).toHaveAttribute('data-dia', hoy ?? '');
    await expect(globo(page)).toContainText('Casos solucionados');
    await page.keyboard.press('Escape');
    await expect(globo(page)).toHaveCount(0);
    // Leaving and coming back comes to the same bar.
    await page.keyboard.press('Shift+Tab');
    await expect(comoTabla).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(enFoco).toHaveAttribute('data-serie', 'solucionados');
    const cifra = Number(((await enFoco.getAttribute('aria-label')) ?? '').split(': ').at(-1));
    expect(await totalTras(page, () => page.keyboard.press('Enter'))).toBe(cifra);
    await expect(page).toHaveURL(new RegExp(`solucionInicio=${hoy}&solucionFin=${hoy}`));
  });

  test('the table stands in for the chart when that cannot be loaded', async ({ page }) => {
    await page.route('**/Grafica*.js', (route) => route.abort());
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, comoGrafica, seccion, tabla } = tablero(page);
    await abrir();
    await expect(seccion.getByRole('alert')).toHaveText('No se pudo cargar la gráfica. Estas son sus cifras.');
    await expect(tabla.getByRole('link')).toHaveCount(30);
    await page.unroute('**/Grafica*.js');
    await comoGrafica.click();
    await expect(barras(page)).toHaveCount(30);
    await expect(seccion.getByRole('alert')).toHaveCount(0);
  });

  test('says why there are no figures, and asks again when told to', async ({ page }) => {
    await keepAway(page);
    await page.route(FIGURAS, (route) => route.abort());
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, seccion, tarjeta } = tablero(page);
    await abrir();
    await expect(seccion.getByRole('alert')).toContainText('Revise su conexión a internet');
    await expect(page.getByRole('heading', { name: 'Validar operaciones' })).toBeVisible();
    await page.unroute(FIGURAS);
    await seccion.getByRole('button', { name: 'Reintentar' }).click();
    await expect(tarjeta('Total casos abiertos')).toBeVisible();
    await expect(seccion.getByRole('alert')).toHaveCount(0);
  });

  test('keeps the last figures, and says so, when newer ones do not come', async ({ page }) => {
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, actualizar, seccion, tarjeta } = tablero(page);
    await abrir();
    const cifra = await tarjeta('Total casos abiertos').textContent();
    await keepAway(page);
    await page.route(FIGURAS, (route) => route.abort());
    await actualizar.click();
    await expect(seccion.getByRole('alert')).toContainText('Se muestran las últimas cifras.');
    await expect(tarjeta('Total casos abiertos')).toHaveText(cifra ?? '');
    await page.unroute(FIGURAS);
    await actualizar.click();
    await expect(seccion.getByRole('alert')).toHaveCount(0);
  });

  test('asks again when the window comes back into view after a minute, and not before', async ({ page }) => {
    await page.clock.install();
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, seccion, tarjeta } = tablero(page);
    await abrir();
    await expect(tarjeta('Total casos abiertos')).toBeVisible();
    await expect(seccion).toHaveAttribute('aria-busy', 'false');
    // Not the requests are counted: the version is looked up by the same call.
    await seccion.evaluate((elemento) => {
      const ventana = window as unknown as { veces: number };
      ventana.veces = 0;
      new MutationObserver(() => {
        if (elemento.getAttribute('aria-busy') === 'true') ventana.veces += 1;
      }).observe(elemento, { attributeFilter: ['aria-busy'] });
    });
    const veces = () => page.evaluate(() => (window as unknown as { veces: number }).veces);
    const volverTras = async (milisegundos: number) => {
      await page.clock.fastForward(milisegundos);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    await volverTras(30_000);
    await volverTras(31_000);
    await expect.poll(veces).toBe(1);
    await expect(seccion).toHaveAttribute('aria-busy', 'false');
    await volverTras(30_000);
    await volverTras(31_000);
    await expect.poll(veces).toBe(2);
    await expect(seccion).toHaveAttribute('aria-busy', 'false');
    expect(await veces()).toBe(2);
  });

  test('nothing moves when the figures and the chart come', async ({ page }) => {
    const movido = await medirSaltos(page);
    let contestar = (): void => undefined;
    const retenida = new Promise<void>((resolve) => {
      contestar = resolve;
    });
    await page.route(FIGURAS, async (route) => {
      await retenida;
      await route.continue();
    });
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, seccion } = tablero(page);
    await abrir();
    await expect(seccion.getByText('Cargando estadísticas...')).toBeAttached();
    const antes = await movido();
    contestar();
    await expect(barras(page)).toHaveCount(30);
    expect((await movido()) - antes).toBeLessThan(0.01);
  });

  test('the chart and its table have no fault that axe finds', async ({ page, fallas }) => {
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, comoTabla } = tablero(page);
    await abrir();
    await expect(barras(page)).toHaveCount(30);
    await barras(page).nth(10).focus();
    expect(await fallas()).toEqual([]);
    await comoTabla.click();
    expect(await fallas()).toEqual([]);
  });
});
