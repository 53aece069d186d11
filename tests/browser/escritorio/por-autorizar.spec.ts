import { expect, type Locator, type Page } from '@playwright/test';
import { dayOf, shortDate } from '#domain/common/dates';
import { newRequestAt, workApart } from '../bed/caso.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { makeVoucher } from '../bed/vouchers.ts';

const CALL = '**/caso/por-autorizar';

interface VoucherOf {
  readonly id: number;
  readonly folio: string;
  readonly motivos: readonly string[];
  readonly fecha: string;
  readonly propia: boolean;
}

interface RequestOf {
  readonly fecha: string;
  readonly idCaso: number;
  readonly motivo: string;
  readonly propia: boolean;
  readonly solicitante: { readonly numiden: number; readonly nombre: string };
}

/** The inbox, by what a person sees of it. */
function inbox(page: Page) {
  const table = page.getByRole('table', { name: 'Solicitudes en espera' });
  return {
    table,
    fila: (idCaso: number) =>
      table.getByRole('row').filter({ has: page.getByRole('link', { name: String(idCaso), exact: true }) }),
    enMenu: page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: /^Por autorizar/ }),
    actualizar: page.getByRole('button', { name: 'Actualizar' }),
    leer: async () => {
      const read = async (path: string) => (await page.request.get(`api/${path}`)).json();
      const { solicitudes } = (await read('caso/por-autorizar')) as { readonly solicitudes: readonly RequestOf[] };
      const { vales } = (await read('vales/por-autorizar')) as { readonly vales: readonly VoucherOf[] };
      return { solicitudes, vales, todas: [...solicitudes, ...vales].toSorted(byDate) };
    },
    open: async () => {
      await page.goto('administracion/por-autorizar');
      await expect(page.getByRole('heading', { level: 1, name: 'Por autorizar' })).toBeVisible();
    },
  };
}

/** The line below a row, where the whole reason stands. */
function below(row: Locator): Locator {
  return row.locator('xpath=following-sibling::tr[1]');
}

function byDate(one: { readonly fecha: string }, other: { readonly fecha: string }): number {
  return Date.parse(one.fecha) - Date.parse(other.fecha);
}

function others(waiting: readonly { readonly propia: boolean }[]): number {
  return waiting.filter(({ propia }) => !propia).length;
}

/** The name of a line of the inbox. */
function nameOf(waiting: RequestOf | VoucherOf): string {
  return 'folio' in waiting ? waiting.folio : String(waiting.idCaso);
}

test.describe("the inbox 'Por autorizar'", () => {
  test('shows who asks, why and since when, the oldest first, and leads to the case', async ({ page }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, fila, leer, table } = inbox(page);
    const { solicitudes, todas } = await leer();
    await open();
    await expect(table.locator('tbody th a')).toHaveText(todas.slice(0, 25).map(nameOf));
    const [primera] = solicitudes;
    const row = fila(primera?.idCaso ?? 0);
    await expect(below(row)).toContainText(primera?.motivo ?? '?');
    await expect(row).toContainText(primera?.solicitante.nombre ?? '?');
    await expect(row).toContainText(shortDate(dayOf(new Date(primera?.fecha ?? 0))));
    await row.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`abierto=c${primera?.idCaso}$`));
    await page.getByRole('dialog').getByRole('link', { name: 'Abrir completo' }).click();
    await expect(page).toHaveURL(new RegExp(`/casos/${primera?.idCaso}$`));
  });

  test('has vouchers among the cases, each with its worth and why, and leads to the voucher and back', async ({
    page,
    apart,
    producto,
  }) => {
    const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { waits: true });
    await signIn(page, EMPLOYEES.gerente);
    const { open, table } = inbox(page);
    await open();
    // The newest stand last.
    await page.getByLabel(/por página/i).selectOption('100');
    const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: made.folio }) });
    await expect(row).toContainText('$1,160.00');
    await expect(row).toContainText('Vale de devolución, caso');
    await expect(below(row)).toContainText('Tiene depreciación');
    await row.getByRole('link', { name: made.folio }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Abrir completo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Vale ${made.folio}` })).toBeVisible();
    await page.getByRole('link', { name: 'Volver a Por autorizar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Por autorizar' })).toBeVisible();
  });

  test('narrows to a kind, a store and an amount, in its address, and a record leads back to just that', async ({
    page,
    apart,
    producto,
  }) => {
    const asesor = await apart(EMPLOYEES.asesor);
    const made = await makeVoucher(asesor, producto.url, { waits: true });
    await signIn(page, EMPLOYEES.gerente);
    const { open, leer, table } = inbox(page);
    await open();
    const filters = page.getByRole('form', { name: 'Filtros de solicitudes' });
    await filters.getByLabel('Qué').selectOption('Vales');
    await expect(page).toHaveURL(/[?&]tipo=vale/);
    const { vales } = await leer();
    await expect(page.getByRole('status').filter({ hasText: 'Solicitudes en espera' })).toHaveText(
      `Solicitudes en espera: ${vales.length}`,
    );
    const amount = filters.getByLabel('Importe desde');
    await amount.fill('1160.50');
    await page.keyboard.press('Enter');
    // Never taken for a hundred times as much.
    await expect(amount).toHaveValue('1,160.50');
    await expect(amount).toHaveAccessibleDescription('Escriba pesos completos, mayores a cero.');
    await expect(page).not.toHaveURL(/importe=/);
    await amount.fill('$1,160.00');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]importe=1160(&|$)/);
    await expect(amount).toHaveValue('1,160.00');
    await page.getByLabel(/por página/i).selectOption('100');
    await table.getByRole('link', { name: made.folio }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Abrir completo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Vale ${made.folio}` })).toBeVisible();
    await page.getByRole('link', { name: 'Volver a Por autorizar' }).click();
    await expect(page).toHaveURL(/[?&]importe=1160/);
    await expect(amount).toHaveValue('1,160.00');
    // More than any is worth.
    await filters.getByLabel('Importe desde').fill('99999999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ninguna solicitud con esos filtros')).toBeVisible();
    await filters.getByRole('button', { name: 'Limpiar' }).click();
    await expect(table.locator('tbody tr').first()).toBeVisible();
  });

  test("marks one's own requests, and counts in the menu only those that one may decide", async ({ page }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, enMenu, fila, leer } = inbox(page);
    const { solicitudes, todas } = await leer();
    const own = solicitudes.find((una) => una.propia);
    expect(own, 'the sample data has one').toBeDefined();
    await open();
    await page.getByLabel(/por página/i).selectOption('100');
    await expect(fila(own?.idCaso ?? 0)).toContainText('La pidió usted');
    await expect(enMenu).toHaveAccessibleName(`Por autorizar (${others(todas)} en espera)`);
    await expect(page.getByRole('main')).toContainText(`${others(todas)} esperan su decisión.`);
  });

  test('follows a decision at once, also the figure in the menu', async ({ page, producto }) => {
    const chosen = await newRequestAt(producto.url);
    await signIn(page, EMPLOYEES.gerente);
    const { open, actualizar, enMenu, fila, leer } = inbox(page);
    await open();
    await page.getByLabel(/por página/i).selectOption('100');
    const { todas } = await leer();
    await expect(fila(chosen)).toHaveCount(1);
    await workApart(page, 'autorizar', chosen, { autorizado: true, comentario: 'Procede por política.' });
    await actualizar.click();
    await expect(fila(chosen)).toHaveCount(0);
    await expect(enMenu).toHaveAccessibleName(`Por autorizar (${others(todas) - 1} en espera)`);
  });

  test('is read again when somebody asks, once for menu and page; what nobody sees, when somebody looks', async ({
    page,
    producto,
  }) => {
    await signIn(page, EMPLOYEES.gerente);
    const { open, enMenu, fila, leer } = inbox(page);
    let times = 0;
    await page.route(CALL, (route) => {
      times += 1;
      return route.continue();
    });
    const ajenasAntes = others((await leer()).todas);
    await open();
    // The newest stand last, and how many the sample holds depends on the hour.
    await page.getByLabel(/por página/i).selectOption('100');
    await expect(enMenu).toHaveAccessibleName(`Por autorizar (${ajenasAntes} en espera)`);
    expect(times).toBe(1);
    await expect(fila(await newRequestAt(producto.url))).toHaveCount(1);
    await expect(enMenu).toHaveAccessibleName(`Por autorizar (${ajenasAntes + 1} en espera)`);

    const mostrar = (estado: 'hidden' | 'visible') =>
      page.evaluate((cual) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => cual });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, estado);
    await mostrar('hidden');
    const until = times;
    const another = await newRequestAt(producto.url);
    await expect(fila(another)).toHaveCount(0);
    expect(times).toBe(until);
    await mostrar('visible');
    await expect(fila(another)).toHaveCount(1);
  });
});
