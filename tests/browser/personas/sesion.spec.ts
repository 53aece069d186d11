import { expect, type Page } from '@playwright/test';
import { IRON, newSale } from '../bed/sales.ts';
import { validacion } from '../bed/screens.ts';
import { EMPLOYEES, openHome, type Signed, signIn, test } from '../bed/test.ts';

const IDLE = 'Notificación de cierre de sesión';

/** Who made the vouchers of a customer. */
async function authorsOf({ request }: Signed, numIden: number): Promise<readonly number[]> {
  const answer = await request.post('api/vales/lista', { data: { numIden } });
  const { vales } = (await answer.json()) as { readonly vales: readonly { readonly autor: { numiden: number } }[] };
  return vales.map(({ autor }) => autor.numiden);
}

test.describe('a session left alone', () => {
  test('is closed after 15 minutes, and a dialog says so', async ({ page, context, producto }) => {
    await page.clock.install();
    await signIn(page);
    await openHome(page);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await page.clock.fastForward('14:50');
    await expect(page.getByRole('alertdialog', { name: IDLE })).toBeHidden();
    await page.clock.fastForward('00:20');
    const dialog = page.getByRole('alertdialog', { name: IDLE });
    await expect(dialog).toContainText('Has estado inactivo por más de 15 minutos tu sesión ha sido cerrada.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.clock.runFor(1_000);
    await expect(page.getByLabel('Número de empleado')).toBeFocused();
    // The server hears of it by a call of its own, which the login does not wait for.
    const status = async () => (await fetch(`${producto.url}api/sesion/actual`, { headers: { cookie } })).status;
    await expect.poll(status).toBe(401);
  });

  test('stays open while the person works', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    const screen = validacion(page);
    await screen.open();
    for (const digit of ['1', '2', '3']) {
      await page.clock.fastForward('14:00');
      await screen.operacion.press(digit);
      await page.clock.runFor(2_000);
    }
    await expect(page.getByRole('alertdialog', { name: IDLE })).toBeHidden();
    await expect(screen.operacion).toHaveValue('123');
  });

  test('is closed in every tab at once, and work in one keeps them all open', async ({ context, page }) => {
    await context.clock.install();
    await signIn(page);
    await openHome(page);
    const other = await context.newPage();
    await openHome(other);

    await context.clock.fastForward('14:00');
    await other.mouse.move(200, 200);
    await other.keyboard.press('Tab');
    // Tabs hear of each other a moment later; five minutes must not go by in that moment.
    const activity = (tab: Page) => tab.evaluate(() => localStorage.getItem('mostrador.actividad'));
    const told = await activity(other);
    await expect.poll(() => activity(page)).toBe(told);
    await context.clock.runFor(2_000);
    await context.clock.fastForward('05:00');
    await expect(page.getByRole('alertdialog', { name: IDLE })).toBeHidden();
    await expect(other.getByRole('alertdialog', { name: IDLE })).toBeHidden();

    await context.clock.fastForward('16:00');
    for (const tab of [page, other]) {
      await expect(
        tab
          .getByRole('alertdialog', { name: IDLE })
          .or(tab.getByRole('button', { name: 'Entrar' }))
          .first(),
      ).toBeVisible();
    }
  });
});

test.describe('two tabs of one browser', () => {
  test('leave together', async ({ context, page }) => {
    await signIn(page);
    await openHome(page);
    const other = await context.newPage();
    await openHome(other);
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(other).toHaveURL(/\/auth\/login/);
    await expect(other.getByLabel('Número de empleado')).toBeFocused();
  });

  test('save nothing in the other person’s name and lose nothing, where one missed the sign-in in the other', async ({
    page,
    apart,
  }) => {
    const { tienda, operacion, cliente } = newSale('enEfectivo');
    await signIn(page, EMPLOYEES.asesor);
    await page.goto(`vales/nuevo?tienda=${tienda}&operacion=${operacion}`);
    const cantidad = page.getByLabel(`Cantidad de ${IRON.descripcion}`, { exact: true });
    await cantidad.fill('1');
    await page
      .getByLabel(/^Motivo \(\*\)|^Motivo$/)
      .first()
      .selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Repartir' }).click();

    // The cookie alone is another one now, without a word of it in the browser's storage.
    await signIn(page, EMPLOYEES.gerente);
    const save = page.getByRole('button', { name: 'Guardar vale', exact: true });
    await save.click();
    const refused = page.locator('main').getByText(/En este navegador entró después .*\(numiden 100003\)/);
    await expect(refused).toBeVisible();
    await expect(refused).toContainText('entre de nuevo con el numiden 100002');
    await expect(cantidad).toHaveValue('1');
    const gerente = await apart(EMPLOYEES.gerente);
    expect(await authorsOf(gerente, cliente)).toEqual([]);

    await signIn(page, EMPLOYEES.asesor);
    await save.click();
    // The heading of the page that makes it begins with the same word.
    await expect.poll(() => authorsOf(gerente, cliente)).toEqual([100002]);
  });
});

test.describe('a version that the server has left behind', () => {
  test('says so, and leaves', async ({ page }) => {
    // As a server says it that was started anew while the page was open: the stream opens again, with its first word.
    await page.route('**/api/eventos', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'event: hello\ndata: {"version":"99.0.0"}\n\n' }),
    );
    await signIn(page);
    await page.goto('overview');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/desactualizada/i);
    await expect(dialog).toContainText(/historial/);
    // Only a full load brings the new version: the test ends after it, not in its midst.
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button').click();
    await loaded;
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

test.describe('alerts', () => {
  test('stand at the bottom centre and go after two and a half seconds', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    const screen = validacion(page);
    await screen.open();
    await screen.tienda.selectOption({ label: 'Seleccionar Tienda' });
    await screen.operacion.fill('1000001');
    await page.mouse.move(0, 0);
    // From here time stands still but for what the test lets pass.
    await page.clock.pauseAt(Date.now() + 5_000);
    await screen.operacion.press('Enter');
    const notice = page.locator('[data-aviso]');
    await expect(notice).toHaveAttribute('data-aviso', 'warning');
    const box = await notice.boundingBox();
    const size = page.viewportSize();
    if (box === null || size === null) throw new Error('The notice has no place.');
    expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(20);
    expect(box.y).toBeGreaterThan(size.height / 2);
    await page.clock.runFor(2_000);
    await expect(notice).toBeVisible();
    await page.clock.runFor(700);
    await expect(notice).toBeHidden();
  });
});
