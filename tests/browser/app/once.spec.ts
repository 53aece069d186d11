import { expect } from '@playwright/test';
import { casesInAll } from '../bed/calls.ts';
import { pdf } from '../bed/files.ts';
import { keepAway } from '../bed/keepAway.ts';
import { openedCase, openNewCaseWindow, REQUEST } from '../bed/screens.ts';
import { EMPLOYEES, holdCalls, signIn, test } from '../bed/test.ts';

test.describe('one click, one case', () => {
  test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });

  // Here the person tries again: the page never learns by itself that the server serves.
  test.beforeEach(({ page }) => keepAway(page));

  test('when the button is pressed twice, which then says that it is saving', async ({ page, hilo, apart }) => {
    const administrador = await apart(EMPLOYEES.administrador);
    const before = await casesInAll(administrador);
    const answer = await holdCalls(page, '**/caso/guardar');
    await signIn(page);
    const form = await openNewCaseWindow(page);
    await form.fill([pdf('ticket.pdf')]);
    await form.guardar.dblclick();
    await expect(form.dialog.getByRole('button', { name: 'Creando caso...' })).toBeDisabled();
    await expect(form.cerrar).toBeDisabled();
    answer();
    await openedCase(page);
    expect(await casesInAll(administrador)).toBe(before + 1);
    expect(hilo.count('caso/guardar')).toBe(1);
  });

  test('when the answer is lost and the person tries again', async ({ page, hilo, apart }) => {
    const administrador = await apart(EMPLOYEES.administrador);
    const before = await casesInAll(administrador);
    await signIn(page);
    const form = await openNewCaseWindow(page);
    await form.fill([pdf('ticket.pdf')]);

    hilo.loseAnswers('caso/guardar');
    await form.guardar.click();
    await expect(form.dialog.getByText('No se pudo confirmar el caso')).toBeVisible();
    expect(await casesInAll(administrador)).toBe(before + 1);
    await expect(form.descripcion).toHaveValue(REQUEST.descripcion);

    hilo.mend();
    const tries = hilo.count('caso/guardar');
    await form.guardar.click();
    await openedCase(page);
    expect(hilo.count('caso/guardar')).toBe(tries + 1);
    expect(await casesInAll(administrador)).toBe(before + 1);
  });

  test('when the answer is lost, the page is reloaded and the draft is saved again', async ({ page, hilo, apart }) => {
    const administrador = await apart(EMPLOYEES.administrador);
    const before = await casesInAll(administrador);
    await signIn(page);
    const form = await openNewCaseWindow(page);
    await form.fill();
    hilo.loseAnswers('caso/guardar');
    await form.guardar.click();
    await expect(form.dialog.getByText('No se pudo confirmar el caso')).toBeVisible();

    hilo.mend();
    await page.reload();
    const again = await openNewCaseWindow(page);
    await expect(again.descripcion).toHaveValue(REQUEST.descripcion);
    await again.guardar.click();
    await openedCase(page);
    expect(await casesInAll(administrador)).toBe(before + 1);
  });

  test('and a cut connection before the server heard of it leaves a case to be made', async ({ page, apart }) => {
    const administrador = await apart(EMPLOYEES.administrador);
    const before = await casesInAll(administrador);
    await signIn(page);
    const form = await openNewCaseWindow(page);
    await form.fill();
    await page.route('**/caso/guardar', (route) => route.abort(), { times: 1 });
    await form.guardar.click();
    await expect(form.dialog.getByText('No se pudo confirmar el caso')).toBeVisible();
    expect(await casesInAll(administrador)).toBe(before);
    await form.guardar.click();
    await openedCase(page);
    expect(await casesInAll(administrador)).toBe(before + 1);
  });
});
