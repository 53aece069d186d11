import { expect, type Page } from '@playwright/test';
import { newCaseAt, openNewCase, workApart } from '../bed/caso.ts';
import { EMPLOYEES, openHome, signIn, test } from '../bed/test.ts';

function waiting(page: Page) {
  return page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: /^Por autorizar/ });
}

async function waitingNow(page: Page): Promise<number> {
  await expect(waiting(page)).toHaveAccessibleName(/\(\d+ en espera\)/);
  return Number(/\((\d+) en espera\)/.exec((await waiting(page).textContent()) ?? '')?.[1]);
}

function expectWaiting(page: Page, count: number, timeout = 5_000) {
  return expect(waiting(page)).toHaveAccessibleName(`Por autorizar (${count} en espera)`, { timeout });
}

async function figure(page: Page, title: string): Promise<number> {
  const text = await page.getByRole('link', { name: title }).locator('strong').textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}

/** Waits two frames: an answer is on the screen after them. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

const ASKED = { motivo: 'Pasó el plazo de devolución.' };

test('what one does is on the screen of the other, who does nothing: menu and open case at once, figures within a minute', async ({
  page,
  context,
  apart,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url, EMPLOYEES.gerente);
  const home = await context.newPage();
  await home.clock.install();
  await openHome(home);
  const open = await figure(home, 'Casos abiertos hoy');
  const before = await waitingNow(home);

  await workApart(await apart(EMPLOYEES.asesor), 'solicitar-autorizacion', id, ASKED);
  await expect(caso.news).toBeVisible();
  await expectWaiting(page, before + 1);
  await expectWaiting(home, before + 1);
  await newCaseAt(producto.url);
  await home.clock.fastForward(60_000);
  await expect.poll(() => figure(home, 'Casos abiertos hoy')).toBe(open + 1);
});

test('the tabs of a browser share one stream, and another one takes over when the first goes', async ({
  page,
  context,
  apart,
  producto,
}) => {
  let opened = 0;
  await context.route('**/api/eventos', (route) => {
    opened += 1;
    return route.continue();
  });
  const { id } = await openNewCase(page, producto.url, EMPLOYEES.gerente);
  const [second, third] = [await context.newPage(), await context.newPage()];
  await openHome(second);
  await openHome(third);
  expect(opened).toBe(1);
  await page.close();
  await expect.poll(() => opened).toBe(2);
  const before = await waitingNow(third);
  await workApart(await apart(EMPLOYEES.asesor), 'solicitar-autorizacion', id, ASKED);
  await expectWaiting(second, before + 1);
  await expectWaiting(third, before + 1);
});

test('the menu counts what waits only when cases and vouchers are both known', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/vales/por-autorizar*', async (route) => {
    await held;
    await route.continue();
  });
  const cases = page.waitForResponse('**/api/caso/por-autorizar*');
  await signIn(page, EMPLOYEES.gerente);
  await openHome(page);
  await (await cases).finished();
  await figure(page, 'Casos abiertos hoy');
  await twoFrames(page);
  await expect(waiting(page)).toHaveAccessibleName('Por autorizar');
  letGo();
  expect(await waitingNow(page)).toBeGreaterThan(0);
});

test('a session that is ended elsewhere is over here at once, and the screen says why', async ({
  page,
  apart,
  producto,
}) => {
  await openNewCase(page, producto.url, EMPLOYEES.facturacion);
  const { request } = await apart(EMPLOYEES.facturacion);
  const answer = await request.post('api/sesion/terminar-otras', { data: {} });
  expect(await answer.json()).toMatchObject({ codigo: 1 });
  const over = page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
  await expect(over).toContainText('Su sesión terminó. Inicie sesión de nuevo.');
});

test.describe('a server that was away', () => {
  test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });

  test('has all that is shown read again', async ({ page, hilo, apart, producto }) => {
    await signIn(page, EMPLOYEES.gerente);
    await openHome(page);
    const before = await waitingNow(page);
    hilo.cut();
    const id = await newCaseAt(producto.url);
    await workApart(await apart(EMPLOYEES.asesor), 'solicitar-autorizacion', id, ASKED);
    hilo.mend();
    await expectWaiting(page, before + 1, 20_000);
  });
});

test('a back end without the stream is asked for it rarely, and all else works', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/eventos', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, json: { codigo: 404, message: 'La dirección no existe.' } });
  });
  await signIn(page, EMPLOYEES.gerente);
  await openHome(page);
  await expect.poll(() => asked).toBeGreaterThan(2);
  await waitingNow(page);
  await expect(page.locator('[data-aviso=error]')).toHaveCount(0);
});
