import { expect, type Page } from '@playwright/test';
import { caseList, scrolled } from '../bed/caseList.ts';
import { casePage, newRequestAt, workApart } from '../bed/caso.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/** The line above a case that leads through the list from which it was opened. */
function way(page: Page) {
  const line = page.getByRole('navigation', { name: 'Recorrido de la lista' });
  const link = (name: string) => line.getByRole('link', { name, exact: true });
  return { line, link, anterior: link('Anterior'), siguiente: link('Siguiente'), volver: link('Volver a la lista') };
}

async function expectCase(page: Page, id: number | undefined): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: `Caso ${id}` });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/casos/${id}$`));
}

test.beforeEach(({ page }) => signIn(page, EMPLOYEES.gerente));

test('leads from case to case as they stood in the list, and back to the list as it was left', async ({ page }) => {
  const { open, folios, numbers } = caseList(page);
  const { anterior, line, siguiente, volver } = way(page);
  await open('?orden=antiguos');
  const ids = await numbers();
  await folios.last().scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(100);
  // The row is opened beside its link, too.
  await folios.nth(15).locator('xpath=ancestor::tr').locator('td').nth(2).click();
  await expectCase(page, ids[15]);
  await siguiente.click();
  await expectCase(page, ids[16]);
  await page.reload();
  await expect(siguiente).toBeVisible();
  await anterior.click();
  await expectCase(page, ids[15]);
  await anterior.click();
  await expectCase(page, ids[14]);
  await expect(line.getByRole('link')).toHaveText(['Volver a la lista', 'Anterior', 'Siguiente']);
  await volver.click();
  await expect(page).toHaveURL(/casos\?orden=antiguos$/);
  await expect(folios).toHaveCount(25);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(2);
  // However many were looked at, the list is one step back, and the way forward is the last of them.
  await page.goForward();
  await expectCase(page, ids[14]);
  await page.goBack();
  await expect(folios.nth(14)).toBeFocused();
});

test('goes on with the next page, and back to that page, with the focus on the case', async ({ page }) => {
  const { open, folios, numbers } = caseList(page);
  const { anterior, siguiente, volver } = way(page);
  await open('?orden=antiguos&pagina=2');
  const second = await numbers();
  await open('?orden=antiguos');
  const first = await numbers();
  await folios.first().focus();
  await page.keyboard.press('Enter');
  await expectCase(page, first[0]);
  await expect(anterior).toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await folios.last().click();
  await expectCase(page, first.at(-1));
  await siguiente.click();
  await expectCase(page, second[0]);
  await siguiente.click();
  await expectCase(page, second[1]);
  await volver.click();
  await expect(page).toHaveURL(/orden=antiguos&pagina=2$/);
  await expect(folios.nth(1)).toBeFocused();
});

test('keeps what was being written on a case that is left for the next one', async ({ page }) => {
  const { open, folios } = caseList(page);
  const { anterior, siguiente } = way(page);
  await open('?estado=2');
  await folios.first().click();
  const { comentario } = casePage(page);
  await comentario.fill('Se llamó al cliente y no contestó.');
  await siguiente.click();
  await expect(comentario).toHaveValue('');
  await anterior.click();
  await expect(comentario).toHaveValue('Se llamó al cliente y no contestó.');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(comentario).toHaveValue('');
});

test('leads through the inbox, in which a request that was decided keeps its place', async ({ page, producto }) => {
  const asked: number[] = [];
  while (asked.length < 3) asked.push(await newRequestAt(producto.url));
  await page.goto('administracion/por-autorizar');
  await page.getByLabel(/por página/i).selectOption('100');
  // Vouchers wait there too; what stands beside a case is a case.
  const rows = page
    .getByRole('table', { name: 'Solicitudes en espera' })
    .locator('tbody tr')
    .filter({ has: page.locator('th a', { hasText: /^\d+$/ }) });
  await page.getByRole('button', { name: 'Qué espera' }).click();
  await expect(rows.locator('th a').filter({ hasText: String(asked.at(-1)) })).toBeVisible();
  const ids = (await rows.locator('th a').allTextContents()).map(Number);
  const index = ids.indexOf(asked[1] ?? 0);
  await rows.nth(index - 1).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir completo' }).click();
  await expectCase(page, ids[index - 1]);
  const { anterior, link, siguiente } = way(page);
  await siguiente.click();
  await expectCase(page, ids[index]);
  const decision = { autorizado: true, comentario: 'Procede, se revisó el ticket.' };
  await workApart(page, 'autorizar', ids[index] ?? 0, decision);
  await expect(casePage(page).resumen).toContainText('EN PROCESO');
  await siguiente.click();
  await expectCase(page, ids[index + 1]);
  await anterior.click();
  await expectCase(page, ids[index]);
  await link('Volver a Por autorizar').click();
  await expect(page).toHaveURL(/\/por-autorizar$/);
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ has: page.getByRole('link', { name: String(ids[index]), exact: true }) })).toHaveCount(0);
});

test('is not there in another tab, nor for a case that was opened by its address', async ({ page, context }) => {
  const { open, folios } = caseList(page);
  await open();
  const tab = await context.newPage();
  await tab.goto((await folios.first().getAttribute('href')) ?? '');
  await expect(tab.getByRole('heading', { level: 1, name: /^Caso / })).toBeVisible();
  await expect(way(tab).line).toHaveCount(0);
  await tab.close();
});
