import { expect } from '@playwright/test';
import { caseList, noteRequests } from '../bed/caseList.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/* What is of the list of cases alone; what all lists have is tried in tests/components/casos/caseList.test.tsx and list-rows.spec.ts, its lights in trafficLight.test.tsx. */
test.beforeEach(({ page }) => noteRequests(page));

test('the tab Recolecta starts at state 6 and keeps the other filters; Nuevo Caso opens its window right there', async ({
  page,
}) => {
  await signIn(page, EMPLOYEES.gerente);
  const { open, labelled, tab, table, afterAsking } = caseList(page);
  await open('?orden=antiguos&pagina=2');
  await expect(tab('Casos')).toHaveAttribute('aria-current', 'page');
  const { sent, listaCasos: rows } = await afterAsking(() => tab('Recolecta').click());
  expect(sent).toMatchObject({ estados: [6], numPagina: 1, orden: 'antiguos' });
  expect(rows.length).toBeGreaterThan(0);
  await expect(table.locator('tbody [data-palette]')).toHaveText(rows.map(() => 'RECOLECTA'));
  await expect(tab('Recolecta')).toHaveAttribute('aria-current', 'page');
  await expect(labelled('Estado')).toHaveAttribute('placeholder', 'RECOLECTA');
  const back = await afterAsking(() => tab('Casos').click());
  expect(back.sent).toMatchObject({ estados: [] });
  await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Nuevo Caso' })).toBeVisible();
  await expect(page).toHaveURL(/casos\?orden=antiguos$/);
});

test('each person finds only the cases that may be seen, after the login at once with the filter of the address', async ({
  page,
  context,
}) => {
  const totals: number[] = [];
  for (const who of ['administrador', 'gerente', 'facturacion'] as const) {
    await signIn(page, EMPLOYEES[who]);
    const { open, afterAsking } = caseList(page);
    totals.push((await afterAsking(() => open())).total);
  }
  expect(new Set(totals).size).toBe(3);
  expect(totals[0]).toBe(Math.max(...totals));
  await context.clearCookies();
  await page.goto('administracion/casos?estado=2');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await page.getByLabel('Número de empleado').fill(EMPLOYEES.asesor);
  await page.getByLabel('Tienda').selectOption({ label: 'Tienda Centro' });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/casos\?estado=2$/);
  await expect(caseList(page).labelled('Estado')).toHaveAttribute('placeholder', 'EN PROCESO');
  await expect(caseList(page).folios.first()).toBeVisible();
  // Who may not export is offered no file.
  await expect(caseList(page).exportar).toHaveCount(0);
});

test('comes without the calls of vouchers, invoices and administration, which it does not make', async ({ page }) => {
  // The code of the search comes a moment after the rows, and brings all calls.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('a[data-record]') === null) return;
      performance.mark('rows');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn(page, EMPLOYEES.asesor);
  await caseList(page).open();
  await expect(caseList(page).folios.first()).toBeVisible();
  const files = await page.evaluate(() => {
    const shown = performance.getEntriesByName('rows')[0]?.startTime ?? 0;
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < shown);
    return before.map(({ name }) => name.split('/').at(-1) ?? '');
  });
  expect(files.some((file) => /^api-.*\.js$/.test(file))).toBe(true);
  expect(files.filter((file) => file.startsWith('contrato-'))).toEqual([]);
});

test('what was done to a case meanwhile shows on the way back; a long name says what of it was not searched', async ({
  page,
}) => {
  await signIn(page, EMPLOYEES.gerente);
  const { open, folios, table } = caseList(page);
  await open('?estado=1&orden=antiguos');
  const folio = (await folios.first().textContent()) ?? '';
  await folios.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(folio);
  const detail = (await (await page.request.get(`api/caso/detalle/${folio}`)).json()) as { version: number };
  const taken = await page.request.post('api/caso/actualizar-estado', {
    data: { idCaso: Number(folio), version: detail.version, idEstado: 2 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(await taken.json()).toMatchObject({ codigo: 1 });
  await page.goBack();
  await expect(table.getByRole('link', { name: folio, exact: true })).toHaveCount(0);
  await expect(folios.first()).toBeVisible();
  await page.goto('administracion/casos?cliente=Ana+Luz+Guadalupe+Sagrado+Corazón+Hernández+Gutiérrez+Villavicencio');
  await expect(
    page.getByText('Del nombre se buscan las seis palabras más largas; no se buscaron: ana, luz.'),
  ).toBeVisible();
});
