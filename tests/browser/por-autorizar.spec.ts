import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { keepAway } from './bed/keepAway.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';

const CALL = '**/caso/por-autorizar';

interface Solicitud {
  readonly idCaso: number;
  readonly version: number;
  readonly motivo: string;
  readonly propia: boolean;
  readonly solicitante: { readonly numiden: number; readonly nombre: string };
}

/** The inbox, by what a person sees of it. */
const bandeja = (page: Page) => {
  const tabla = page.getByRole('table', { name: 'Solicitudes en espera' });
  return {
    tabla,
    fila: (idCaso: number) =>
      tabla.getByRole('row').filter({ has: page.getByRole('link', { name: String(idCaso), exact: true }) }),
    enMenu: page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: /^Por autorizar/ }),
    actualizar: page.getByRole('button', { name: 'Actualizar' }),
    leer: async () =>
      (await (await page.request.get('api/caso/por-autorizar')).json()) as {
        readonly solicitudes: readonly Solicitud[];
        readonly total: number;
      },
    abrir: async () => {
      await page.goto('administracion/por-autorizar');
      await expect(page.getByRole('heading', { level: 1, name: 'Por autorizar' })).toBeVisible();
    },
  };
};

const ajenas = (solicitudes: readonly Solicitud[]): number => solicitudes.filter(({ propia }) => !propia).length;

test.describe("the inbox 'Por autorizar'", () => {
  test('shows who asks, why and since when, the oldest first, and leads to the case', async ({ page }) => {
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, leer, tabla } = bandeja(page);
    const { solicitudes } = await leer();
    await abrir();
    await expect(tabla.locator('tbody th a')).toHaveText(solicitudes.slice(0, 25).map(({ idCaso }) => String(idCaso)));
    const [primera] = solicitudes;
    const fila = tabla.locator('tbody tr').first();
    await expect(fila).toContainText(primera?.motivo ?? '?');
    await expect(fila).toContainText(primera?.solicitante.nombre ?? '?');
    await expect(fila).toContainText(/hace \d+ (días|mes|meses)/);
    await fila.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/casos/${primera?.idCaso}$`));
  });

  test("marks one's own requests, and counts in the menu only those that one may decide", async ({ page }) => {
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, enMenu, fila, leer } = bandeja(page);
    const { solicitudes } = await leer();
    const propia = solicitudes.slice(0, 25).find((una) => una.propia);
    expect(propia, 'the sample data has one').toBeDefined();
    await abrir();
    await expect(fila(propia?.idCaso ?? 0)).toContainText('La pidió usted');
    await expect(enMenu).toHaveAccessibleName(`Por autorizar (${ajenas(solicitudes)} en espera)`);
    await expect(page.getByRole('main')).toContainText(`${ajenas(solicitudes)} esperan su decisión.`);
  });

  test('follows a decision at once, also the figure in the menu', async ({ page }) => {
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, actualizar, enMenu, fila, leer } = bandeja(page);
    await abrir();
    const { solicitudes } = await leer();
    const elegida = solicitudes.find(({ propia }) => !propia);
    if (elegida === undefined) throw new Error('The sample data has no request of somebody else.');
    await expect(fila(elegida.idCaso)).toHaveCount(1);
    const decidida = await page.request.post('api/caso/autorizar', {
      data: { idCaso: elegida.idCaso, version: elegida.version, autorizado: true, comentario: 'Procede por política.' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(await decidida.json()).toMatchObject({ codigo: 1 });
    await actualizar.click();
    await expect(fila(elegida.idCaso)).toHaveCount(0);
    await expect(enMenu).toHaveAccessibleName(`Por autorizar (${ajenas(solicitudes) - 1} en espera)`);
  });

  test('is read again every minute while it can be seen, and never while it cannot', async ({ page }) => {
    await page.clock.install();
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, tabla } = bandeja(page);
    let veces = 0;
    await page.route(CALL, (route) => {
      veces += 1;
      return route.continue();
    });
    await abrir();
    await expect(tabla.locator('tbody th a').first()).toBeVisible();
    // Menu and page share one reading.
    expect(veces).toBe(1);
    await page.clock.fastForward(61_000);
    await expect.poll(() => veces).toBe(2);

    const mostrar = (estado: 'hidden' | 'visible') =>
      page.evaluate((cual) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => cual });
        document.dispatchEvent(new Event('visibilitychange'));
      }, estado);
    await mostrar('hidden');
    await page.clock.fastForward(300_000);
    expect(veces).toBe(2);
    await mostrar('visible');
    await expect.poll(() => veces).toBe(3);
  });

  test('says that nothing waits, and shows no figure in the menu', async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ json: { solicitudes: [], total: 0 } }));
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, enMenu } = bandeja(page);
    await abrir();
    await expect(page.getByText('No hay solicitudes por autorizar')).toBeVisible();
    await expect(enMenu).toHaveAccessibleName('Por autorizar');
  });

  test('says why it could not be read, and keeps what was read when a newer reading fails', async ({ page }) => {
    await keepAway(page);
    await page.route(CALL, (route) => route.abort());
    await signIn(page, EMPLEADOS.gerente);
    const { abrir, actualizar, tabla } = bandeja(page);
    await abrir();
    await expect(page.getByRole('alert').filter({ hasText: 'Revise su conexión a internet' })).toBeVisible();
    await page.unroute(CALL);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(tabla.locator('tbody th a').first()).toBeVisible();
    await page.route(CALL, (route) => route.abort());
    await actualizar.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Se muestra lo último que se leyó.' })).toBeVisible();
    await expect(tabla.locator('tbody th a').first()).toBeVisible();
  });

  test('is closed to whoever may not authorize, who is not even told how many wait', async ({ page }) => {
    const preguntas: string[] = [];
    page.on('request', (una) => {
      if (una.url().endsWith('/caso/por-autorizar')) preguntas.push(una.url());
    });
    await signIn(page, EMPLEADOS.asesor);
    await page.goto('administracion/por-autorizar');
    await expect(page).toHaveURL(/\/errors\/access-denied$/);
    await page.goto('overview');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(bandeja(page).enMenu).toHaveCount(0);
    expect(preguntas).toEqual([]);
  });
});
