import { expect, type Page } from '@playwright/test';
import { casesInAll } from '../bed/calls.ts';
import { openedCase, openNewCaseWindow, REQUEST, validacion } from '../bed/screens.ts';
import { EMPLOYEES, openHome, signIn, test } from '../bed/test.ts';

/** A practised hand: seconds for a key. */
const KEY_S = 0.2;

function dialogOf(page: Page) {
  return page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
}

/** Signs in over the screen by the keyboard alone, where the focus already is. */
async function enterAgain(page: Page, numiden: string): Promise<void> {
  await expect(dialogOf(page).getByLabel('Número de empleado')).toBeFocused();
  await page.keyboard.type(numiden);
  await page.keyboard.press('Enter');
}

test.describe('the last minute of a session', () => {
  test('is counted down, and anything that the person does ends the count', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    const screen = validacion(page);
    await screen.open();
    await screen.operacion.fill('1000001');
    await page.clock.fastForward('13:50');
    const count = page.getByRole('timer');
    await expect(count).toHaveCount(0);
    await page.clock.runFor(12_000);
    // The clock goes on while it is read.
    await expect(count).toContainText(/Su sesión se cierra por inactividad en (60|5\d|4[5-9]) segundos\./);
    await expect(page.getByRole('button', { name: 'Seguir' })).toBeVisible();
    // It takes nobody's focus.
    await expect(screen.operacion).toBeFocused();
    await page.clock.runFor(30_000);
    await expect(count).toContainText(/en [12]\d segundos/);
    await page.keyboard.press('2');
    await expect(count).toHaveCount(0);
    await expect(screen.operacion).toHaveValue('10000012');
  });

  test('is counted down in every tab, and over in all when somebody works in one', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page);
    await openHome(page);
    const other = await context.newPage();
    await openHome(other);
    await context.clock.fastForward('13:50');
    for (const tab of [page, other]) {
      await tab.clock.runFor(15_000);
      await expect(tab.getByRole('timer')).toBeVisible();
    }
    await other.bringToFront();
    await other.keyboard.press('Shift');
    await expect(other.getByRole('timer')).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  test('is counted down where it ends however much it is used', async ({ page }) => {
    await page.route('**/sesion/actual', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), quedanMs: 40_000 } });
    });
    await signIn(page);
    await openHome(page);
    const count = page.getByRole('timer');
    await expect(count).toContainText(/Su sesión termina en \d+ segundos, aunque la use\./);
    await page.keyboard.press('Shift');
    await expect(count).toBeVisible();
  });
});

test.describe('a session that ended', () => {
  test('by inactivity is signed in to again over the same screen in about four seconds of a practised hand', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page);
    const screen = validacion(page);
    await screen.open();
    await screen.operacion.fill('1000001');
    await page.clock.fastForward('15:10');
    await expect(dialogOf(page)).toContainText('Has estado inactivo por más de 15 minutos tu sesión ha sido cerrada.');
    await page.clock.runFor(1_000);
    const began = Date.now();
    await enterAgain(page, EMPLOYEES.asesor);
    await page.clock.runFor(1_000);
    await expect(dialogOf(page)).toBeHidden();
    const seconds = (Date.now() - began) / 1000 + KEY_S * (EMPLOYEES.asesor.length + 1);
    test.info().annotations.push({ type: 'working again', description: `${seconds.toFixed(1)} s` });
    await expect(screen.operacion).toBeFocused();
    await expect(screen.operacion).toHaveValue('1000001');
  });

  test.describe('while something is saved', () => {
    test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });

    test('has it saved once, when the same person is in again, and asks for nothing meanwhile', async ({
      page,
      context,
      hilo,
      apart,
    }) => {
      const administrador = await apart(EMPLOYEES.administrador);
      const before = await casesInAll(administrador);
      await signIn(page);
      const form = await openNewCaseWindow(page);
      await form.fill();
      await context.clearCookies();
      await form.guardar.click();
      await expect(dialogOf(page)).toContainText('Su sesión terminó. Inicie sesión de nuevo.');
      await expect(dialogOf(page)).toContainText('Jorge Peña Ríos');
      // A customer's data are on no screen that its person has left. Under a window nothing takes the pointer, so that is lifted.
      const covered = await page
        .locator('[role=dialog]')
        .getByLabel(/^Descripción/)
        .evaluate((field) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { pointer-events: auto !important; }');
          document.adoptedStyleSheets.push(sheet);
          const { x, y, width, height } = field.getBoundingClientRect();
          const seen = document.elementFromPoint(x + width / 2, y + height / 2);
          document.adoptedStyleSheets.pop();
          return seen !== null && !seen.contains(field) && !field.contains(seen);
        });
      expect(covered).toBe(true);
      const asked = hilo.count('/api/');
      await page.waitForTimeout(3_000);
      expect(hilo.count('/api/')).toBe(asked);

      await enterAgain(page, EMPLOYEES.asesor);
      await openedCase(page);
      expect(await casesInAll(administrador)).toBe(before + 1);
      expect(hilo.count('caso/guardar')).toBe(2);
    });

    test('shows nothing of it to another person, and never saves it in their name', async ({
      page,
      context,
      hilo,
      apart,
    }) => {
      const administrador = await apart(EMPLOYEES.administrador);
      const before = await casesInAll(administrador);
      await signIn(page);
      const other = await context.newPage();
      await openHome(other);
      await page.bringToFront();
      const form = await openNewCaseWindow(page);
      await form.fill();
      await expect
        .poll(async () => (await page.request.get('api/borrador/propios?prefijo=nuevoCaso.')).text())
        .toContain(REQUEST.descripcion);
      await context.clearCookies();
      await form.guardar.click();
      await enterAgain(page, EMPLOYEES.gerente);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(`Numiden: ${EMPLOYEES.gerente}`);
      expect(await page.content()).not.toContain(REQUEST.descripcion);
      // The other tab went with it.
      await expect(other.getByRole('banner')).toContainText(`Numiden: ${EMPLOYEES.gerente}`);
      expect(await casesInAll(administrador)).toBe(before);
      expect(hilo.count('caso/guardar')).toBe(1);
      await expect((await openNewCaseWindow(page)).descripcion).toHaveValue('');

      // The first one's draft is theirs still.
      await signIn(page);
      await expect((await openNewCaseWindow(page)).descripcion).toHaveValue(REQUEST.descripcion);
    });
  });

  test('elsewhere is over in every tab, and signed in to again in one for all', async ({ context, page, apart }) => {
    await signIn(page, EMPLOYEES.facturacion);
    await openHome(page);
    const other = await context.newPage();
    await openHome(other);
    const { request } = await apart(EMPLOYEES.facturacion);
    await request.post('api/sesion/terminar-otras', { data: {} });
    for (const tab of [page, other]) await expect(dialogOf(tab)).toBeVisible();
    await page.bringToFront();
    await enterAgain(page, '999999');
    await expect(dialogOf(page)).toContainText('El usuario no tiene acceso a la aplicación.');
    await page.keyboard.press('ControlOrMeta+a');
    await enterAgain(page, EMPLOYEES.facturacion);
    for (const tab of [page, other]) {
      await expect(dialogOf(tab)).toBeHidden();
      await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    }
  });

  test('is left for good with ‘Salir’, in every tab', async ({ context, page, apart }) => {
    await signIn(page, EMPLOYEES.facturacion);
    await openHome(page);
    const other = await context.newPage();
    await openHome(other);
    const { request } = await apart(EMPLOYEES.facturacion);
    await request.post('api/sesion/terminar-otras', { data: {} });
    await page.bringToFront();
    await dialogOf(page).getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  });
});
