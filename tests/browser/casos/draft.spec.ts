import { expect, type Page } from '@playwright/test';
import { shortDate } from '#domain/common/dates';
import { pdf } from '../bed/files.ts';
import { nuevoCaso, openedCase, openNewCaseWindow, REQUEST } from '../bed/screens.ts';
import { EMPLOYEES, fillLogin, signIn, signOut, test } from '../bed/test.ts';

test.describe('nothing typed is lost', () => {
  test('by a reload or by going to another till: the draft comes back, the files are asked for again, and nothing of it stays on the computer', async ({
    page,
    elsewhere,
  }) => {
    await signIn(page);
    const form = await openNewCaseWindow(page);
    await form.fill([pdf('ticket.pdf')]);
    await draftHolds(page, 'ticket.pdf');
    expect(await leftOnComputer(page)).not.toContain(REQUEST.descripcion);
    for (const till of [page, await elsewhere(EMPLOYEES.asesor)]) {
      const again = await openNewCaseWindow(till);
      await expect(till.getByText('Se recuperó el borrador de este caso.')).toBeVisible();
      await expect(again.nombre).toHaveValue(REQUEST.nombre);
      await expect(again.fechaNacimiento).toHaveValue(shortDate(REQUEST.fechaNacimiento));
      await expect(again.descripcion).toHaveValue(REQUEST.descripcion);
      await expect(again.categoria.locator('option:checked')).not.toHaveText('Seleccionar categoría');
      await expect(again.dialog.getByText('Vuelva a adjuntar: ticket.pdf')).toBeVisible();
    }
  });

  test('by a second window of the same operation in another tab: each has a draft of its own, and the next one takes up what was left', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const tabs = [page, await context.newPage()] as const;
    const [one, two] = [await openNewCaseWindow(tabs[0]), await openNewCaseWindow(tabs[1])];
    await one.descripcion.fill('La primera queja de este cliente.');
    await two.descripcion.fill('Otra queja, de otra cosa.');
    await draftHolds(page, 'La primera queja');
    await draftHolds(page, 'Otra queja');
    await expect((await openNewCaseWindow(tabs[0])).descripcion).toHaveValue('La primera queja de este cliente.');
    await tabs[1].close();
    const third = await openNewCaseWindow(await context.newPage());
    await expect(third.descripcion).toHaveValue('Otra queja, de otra cosa.');
  });

  test('by the idle close: who signs in again finds the draft', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    const form = await openNewCaseWindow(page);
    await form.fill();
    await page.clock.runFor(1_000);
    await draftHolds(page, REQUEST.descripcion);
    await page.clock.fastForward('16:00');
    const dialog = page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await fillLogin(page, EMPLOYEES.asesor);
    await page.getByRole('button', { name: 'Entrar' }).click();
    // By its name: the login has a first heading too, and to leave it now would cut the login off.
    await expect(page.getByRole('heading', { level: 1, name: 'Validación operación' })).toBeVisible();
    const again = await openNewCaseWindow(page);
    await expect(again.descripcion).toHaveValue(REQUEST.descripcion);
  });

  test('and nothing of it is on the computer after the logout, sent or not', async ({ page }) => {
    await page.route('**/borrador/guardar/**', (route) => route.abort());
    await signIn(page);
    const form = await openNewCaseWindow(page);
    await form.descripcion.fill(REQUEST.descripcion);
    await expect.poll(() => leftOnComputer(page)).toContain(REQUEST.descripcion);
    await page.reload();
    await signOut(page);
    await expect.poll(() => leftOnComputer(page)).not.toContain(REQUEST.descripcion);
  });

  test('and after saving there is no draft any more', async ({ page }) => {
    await signIn(page);
    const form = await openNewCaseWindow(page);
    await form.fill();
    await draftHolds(page, REQUEST.descripcion);
    await form.guardar.click();
    await openedCase(page);
    await openNewCaseWindow(page);
    await expect(nuevoCaso(page).descripcion).toHaveValue('');
  });
});

/** The server's drafts of the person's new cases, as text. */
async function draftsOf(page: Page): Promise<string> {
  return (await page.request.get('api/borrador/propios?prefijo=nuevoCaso.')).text();
}

/** The draft is written a moment after the last change. */
async function draftHolds(page: Page, text: string): Promise<void> {
  await expect.poll(() => draftsOf(page)).toContain(text);
}

/** All that this computer holds of what was typed. */
function leftOnComputer(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }));
}
