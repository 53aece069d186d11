import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { keepAway } from '../bed/keepAway.ts';
import { SIZES } from '../bed/looks.ts';
import { overflow } from '../bed/measures.ts';
import { EMPLOYEES, openHome, signIn, test } from '../bed/test.ts';

const LONG = 'María Guadalupe del Rosario Fernández de Córdoba y Villavicencio Montemayor';

function security(page: Page) {
  return {
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    rows: (title: string) => page.getByRole('table', { name: title }).locator('tbody tr'),
    search: (text: string) => page.getByLabel('Persona', { exact: true }).fill(text),
    open: async (tab = '') => {
      await page.goto(`seguridad${tab === '' ? '' : `?pestana=${tab}`}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
  };
}

/** How many rows the list says that it found. */
async function countIn(status: Locator): Promise<number> {
  await expect(status).toHaveText(/^Filas de la bitácora: \d/);
  return Number(((await status.textContent()) ?? '').replace(/\D/g, ''));
}

/** Fails to sign in so often that the next try must wait. */
async function failToSignIn({ request }: Page, numiden: string): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    await request.post('api/sesion/login', { data: { numiden, idTienda: 1, tienda: 'Tienda Centro' } });
  }
}

test.describe('the sessions', () => {
  test('a colleague’s session that is ended is over in the colleague’s browser at once', async ({
    page,
    elsewhere,
  }) => {
    const colleague = await elsewhere(EMPLOYEES.facturacion);
    await openHome(colleague);
    await signIn(page, EMPLOYEES.administrador);
    const { open, rows, search } = security(page);
    await open();
    await search(EMPLOYEES.facturacion);
    await expect(rows('Sesiones abiertas')).not.toHaveCount(0);
    await expect(rows('Sesiones abiertas').filter({ hasNotText: EMPLOYEES.facturacion })).toHaveCount(0);
    const before = await rows('Sesiones abiertas').count();

    await page
      .getByRole('button', { name: /^Terminar la sesión de/ })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: 'Terminar la sesión' });
    await question.getByRole('button', { name: 'Terminar', exact: true }).click();
    await expect(page.getByText(/La sesión de .* se terminó/)).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(rows('Sesiones abiertas')).toHaveCount(before - 1);
    const over = colleague.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
    await expect(over).toContainText('Su sesión terminó. Inicie sesión de nuevo.');
  });

  test('all sessions of a person are ended by the keyboard alone, and one’s own is not', async ({
    page,
    elsewhere,
  }) => {
    const colleagues = [await elsewhere(EMPLOYEES.gerente), await elsewhere(EMPLOYEES.gerente)];
    for (const each of colleagues) await openHome(each);
    await signIn(page, EMPLOYEES.administrador);
    const { open, rows, search } = security(page);
    await open();
    const own = rows('Sesiones abiertas').filter({ hasText: 'Esta sesión' });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);
    await search(EMPLOYEES.gerente);
    await expect(rows('Sesiones abiertas').filter({ hasNotText: EMPLOYEES.gerente })).toHaveCount(0);

    const all = page.getByRole('button', { name: /^Terminar todas las sesiones de/ }).first();
    await all.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Terminar todas sus sesiones' });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(all).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Se termin(ó|aron) \d+ sesi/)).toBeVisible();
    await expect(page.getByText('No se encontraron resultados').last()).toBeVisible();
    await expect(page.locator(':focus')).toBeVisible();
    for (const each of colleagues) {
      await expect(each.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' })).toBeVisible();
    }
  });

  test('an ending whose answer was lost is sent again and counts once', async ({ page, elsewhere }) => {
    await elsewhere(EMPLOYEES.facturacion);
    await signIn(page, EMPLOYEES.administrador);
    const { open, rows, search } = security(page);
    await open();
    await search(EMPLOYEES.facturacion);
    await expect(rows('Sesiones abiertas').filter({ hasNotText: EMPLOYEES.facturacion })).toHaveCount(0);
    await keepAway(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/seguridad/terminar-sesion', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page
      .getByRole('button', { name: /^Terminar la sesión de/ })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Terminar', exact: true }).click();
    await expect(question.getByRole('alert')).toContainText(
      'No se terminó la sesión: se guardará solo en cuanto vuelva la conexión, si no cambia nada.',
    );
    await question.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText(/La sesión de .* se terminó/)).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });
});

test('who fails to sign in waits, the page says why, and the wait can be taken away', async ({ page }) => {
  await failToSignIn(page, EMPLOYEES.sinPermisos);
  await signIn(page, EMPLOYEES.administrador);
  const { open, rows, tab } = security(page);
  await open();
  await tab('Esperas').click();
  await expect(page).toHaveURL(/pestana=esperas/);
  const wait = rows('Esperas').filter({ hasText: EMPLOYEES.sinPermisos });
  await expect(wait).toContainText('Cinco intentos fallidos desde 127.0.0.1');
  await wait.getByRole('button', { name: /^Quitar la espera/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar la espera' }).click();
  await expect(page.getByText('La espera se quitó')).toBeVisible();
  await expect(wait).toHaveCount(0);

  await tab('Entradas rechazadas').click();
  await page.getByLabel('Numiden').fill(EMPLOYEES.sinPermisos);
  await expect(rows('Entradas rechazadas').first()).toContainText(/Usuario sin permisos|Demasiados intentos/);
});

test('the audit finds what was done, shows it side by side and goes out as CSV', async ({ page, elsewhere }) => {
  await elsewhere(EMPLOYEES.asesor);
  await signIn(page, EMPLOYEES.administrador);
  const { open, rows } = security(page);
  await open('bitacora');
  const status = page.getByRole('main').getByRole('status').first();
  const all = await countIn(status);
  await page.getByLabel('Numiden').fill(EMPLOYEES.asesor);
  await page.getByLabel('Acción').selectOption({ label: 'Iniciar sesión' });
  await expect(page).toHaveURL(/numiden=100002/);
  await expect(rows('Bitácora').filter({ hasNotText: 'Iniciar sesión' })).toHaveCount(0);
  const found = await countIn(status);
  expect(found).toBeLessThan(all);

  await rows('Bitácora').first().click();
  const change = page.getByRole('dialog', { name: 'Cambio' });
  await expect(change.getByRole('table', { name: /^Qué cambió: Iniciar sesión/ })).toContainText('127.0.0.1');
  await expect(page).toHaveURL(/cambio=\d+/);
  await page.goBack();
  await expect(change).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Exportar CSV/ }).click();
  const file = await (await download).path();
  const lines = readFileSync(file, 'utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(found + 1);
  await expect(page.getByText('La bitácora se exportó con éxito')).toBeVisible();

  await page.goto('seguridad?pestana=exportaciones');
  await expect(rows('Exportaciones').first()).toContainText('Exportar la bitácora');
});

test('page, size and filters are in the address, and back leads to the same place', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  const { open, rows, tab } = security(page);
  for (let n = 0; n < 30; n += 1) await signIn({ request: page.request }, EMPLOYEES.administrador);
  await open('bitacora');
  await expect(rows('Bitácora')).toHaveCount(25);
  await page.getByLabel('Filas por página').selectOption('50');
  await expect(page).toHaveURL(/filas=50/);
  await expect.poll(() => rows('Bitácora').count()).toBeGreaterThan(25);
  await tab('Sesiones').click();
  await expect(page).not.toHaveURL(/pestana/);
  await page.goBack();
  await expect(tab('Bitácora')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect.poll(() => rows('Bitácora').count()).toBeGreaterThan(25);
});

test('no tab is wider than the window, and the page has no fault that axe finds with a change and with long names', async ({
  page,
  fallas,
}) => {
  await failToSignIn(page, EMPLOYEES.sinPermisos);
  await signIn(page, EMPLOYEES.administrador);
  const { open, tab } = security(page);
  await page.setViewportSize(SIZES.tableta);
  await open();
  for (const name of ['Esperas', 'Entradas rechazadas', 'Exportaciones', 'Lecturas inusuales', 'Bitácora']) {
    await tab(name).click();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft({ name, pixels: await overflow(page) }).toEqual({ name, pixels: 0 });
  }
  await page.locator('tbody a').first().click();
  await expect(page.getByRole('dialog', { name: 'Cambio' })).toBeVisible();
  expect.soft(await fallas('[role=dialog]')).toEqual([]);
  await page.route('**/seguridad/sesiones', async (route) => {
    const body = (await (await route.fetch()).json()) as { filas: { persona: object }[] };
    const filas = body.filas.map((row) => ({
      ...row,
      persona: { numiden: 9_999_999_999, nombre: LONG },
      tienda: LONG,
    }));
    await route.fulfill({ json: { filas, total: 1_000, limiteExcedido: false } });
  });
  await open();
  expect(await fallas('main')).toEqual([]);
});
