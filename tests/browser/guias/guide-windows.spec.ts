import { expect } from '@playwright/test';
import { CANCELACION, DEVOLUCION, guides, makeUnder } from '../bed/guides.ts';
import { keepAway } from '../bed/keepAway.ts';
import { EMPLOYEES, test } from '../bed/test.ts';
import { makeVoucher } from '../bed/vouchers.ts';

const PART = /^Cancelar artículos de la guía/;
const LOST = 'se guardará solo en cuanto vuelva la conexión, si no cambia nada.';

test('a cancellation whose end is unknown keeps its quantities and its key, also after a reload', async ({ page }) => {
  await makeUnder(page, CANCELACION);
  await keepAway(page);
  const { panel, buttonNamed, windowNamed } = guides(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/cancelacion-guia-parcial', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length < 3 ? route.abort() : route.continue();
  });
  const part = windowNamed(PART);
  const first = part.getByRole('textbox').first();
  const cancel = part.getByRole('button', { name: 'Cancelar artículos' });
  await buttonNamed(PART).click();
  await first.fill('1');
  await cancel.click();
  await expect(part.getByText(LOST)).toBeVisible();
  await part.getByRole('button', { name: 'Volver' }).click();
  await expect(part).toHaveCount(0);

  await buttonNamed(PART).click();
  await expect(first).toHaveValue('1');
  await cancel.click();
  await expect(part.getByText(LOST)).toBeVisible();

  await page.reload();
  await buttonNamed(PART).click();
  await expect(first).toHaveValue('1');
  await cancel.click();
  await expect(part).toHaveCount(0);
  await expect(panel.getByText('Se pueden cancelar 1 unidad; 4 ya salieron y siguen su camino')).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('the question before a whole guide is cancelled keeps its key when it is left, also after a reload', async ({
  page,
}) => {
  await makeUnder(page, CANCELACION);
  await keepAway(page);
  const { panel, buttonNamed, question } = guides(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/cancelacion-guia-total', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length < 3 ? route.abort() : route.continue();
  });
  const cancel = question.getByRole('button', { name: 'Cancelar guía' });
  await buttonNamed(/^Cancelar guía/).click();
  await cancel.click();
  await expect(question.getByText(LOST)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await buttonNamed(/^Cancelar guía/).click();
  await expect(question.getByText(LOST)).toHaveCount(0);
  await cancel.click();
  await expect(question.getByText(LOST)).toBeVisible();

  await page.reload();
  await buttonNamed(/^Cancelar guía/).click();
  await cancel.click();
  await expect(panel.getByText('Nada se puede cancelar ya; 4 ya salieron y siguen su camino')).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('what others do with the same sale is read again, and takes nothing from an open window', async ({
  page,
  apart,
  producto,
}) => {
  const sale = await makeUnder(page, CANCELACION);
  const { panel, buttonNamed, windowNamed } = guides(page);
  await buttonNamed(PART).click();
  const first = windowNamed(PART).getByRole('textbox').first();
  await first.fill('1');
  const again = page.waitForResponse('**/consulta-guia');
  await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { of: sale, partial: true, linea: 2 });
  await again;
  await expect(first).toHaveValue('1');
  await expect(first).toBeFocused();
  await expect(panel.getByText('Consultando...')).toHaveCount(0);
});

test('a query for guides that does not arrive says why, over what was read before', async ({ page }) => {
  await makeUnder(page, DEVOLUCION);
  await keepAway(page);
  const { panel, buttonNamed } = guides(page);
  const related = panel.getByText('La operación contiene Guía Logística relacionada');
  const asked: string[] = [];
  await page.route('**/consulta-guia', (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  const fold = () => panel.locator('summary').click();
  await fold();
  await expect(panel.getByRole('alert')).toHaveText('Revise su conexión a internet');
  await buttonNamed('Reintentar').click();
  await expect(related).toBeVisible();
  await fold();
  await expect(related).toBeHidden();

  // Logistics does not tell what becomes of a package: it is asked whenever somebody wants to see it.
  await page.unroute('**/consulta-guia');
  await page.route('**/consulta-guia', (route) => route.abort());
  await fold();
  await expect(panel.getByRole('alert')).toHaveText('Revise su conexión a internet Se muestra lo último que se leyó.');
  await expect(buttonNamed(/^Cancelar guía/)).toBeVisible();
});
