import { expect } from '@playwright/test';
import type { ListAnswer } from './bed/caseList.ts';
import { caseList, noteRequests } from './bed/caseList.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

const READY = '**/caso/lista-paginada';

/* What is of the list of cases alone; what all lists have is tried in tests/components/caseList.test.tsx and list-rows.spec.ts. */
test.beforeEach(({ page }) => noteRequests(page));

test('the traffic light is a colour with its name, says when it changes, and is asked for again then', async ({
  page,
}) => {
  // While the stores of the sample data are closed, only the web store has new cases, which not everybody sees.
  await signIn(page, EMPLOYEES.administrador);
  const { open, table, afterAsking } = caseList(page);
  const { listaCasos: rows } = await afterAsking(() => open('?orden=porVencer'));
  const texts = { reciente: 'Reciente', antiguo: 'Antiguo', sinAtencion: 'Sin atención', atendido: 'Atendido' };
  const seen = new Set(rows.map(({ semaforo }) => semaforo));
  expect(seen).toContain('reciente');
  expect(seen).toContain('antiguo');
  for (const [place, { semaforo, pierdeColorEn }] of rows.entries()) {
    const cell = table.locator('tbody tr').nth(place).locator('td').first();
    if (semaforo === null) await expect(cell).toHaveText('');
    else await expect(cell).toContainText(texts[semaforo as keyof typeof texts]);
    if (pierdeColorEn === null) continue;
    await expect(cell.locator('small')).toHaveText(/^Cambia en /);
    await expect(cell.locator('small')).toHaveAttribute('title', /^(Antiguo|Sin atención) en /);
  }

  await page.clock.install();
  // A stream that is silent for a minute is opened anew, and the list read again for that alone.
  await page.route('**/api/eventos', (route) => route.fulfill({ status: 404 }));
  let times = 0;
  await page.route(READY, async (route) => {
    times += 1;
    const [row] = ((await (await route.fetch()).json()) as ListAnswer).listaCasos;
    const due = new Date((await page.evaluate(() => Date.now())) + 150_000).toISOString();
    await route.fulfill({ json: { listaCasos: [{ ...row, semaforo: 'reciente', pierdeColorEn: due }], total: 1 } });
  });
  await open();
  const deadline = table.locator('tbody td').first().locator('small');
  await expect(deadline).toHaveText('Cambia en 3 min');
  await page.clock.fastForward(61_000);
  await expect(deadline).toHaveText('Cambia en 2 min');
  expect(times).toBe(1);
  await page.clock.fastForward(120_000);
  await expect.poll(() => times).toBe(2);
  await expect(deadline).toHaveText('Cambia en 3 min');
});

test('the tab Recolecta starts at state 6 and keeps the other filters; Nuevo Caso opens its window right there', async ({
  page,
}) => {
  await signIn(page, EMPLOYEES.gerente);
  const { open, labelled, tab, table, afterAsking } = caseList(page);
  await open('?orden=antiguos&pagina=2');
  await expect(tab('Casos')).toHaveAttribute('aria-current', 'page');
  const { sent, listaCasos: rows } = await afterAsking(() => tab('Recolecta').click());
  expect(sent).toMatchObject({ idEstatus: 6, numPagina: 1, orden: 'antiguos' });
  expect(rows.length).toBeGreaterThan(0);
  await expect(table.locator('tbody [data-palette]')).toHaveText(rows.map(() => 'RECOLECTA'));
  await expect(tab('Recolecta')).toHaveAttribute('aria-current', 'page');
  await expect(labelled('Estado')).toHaveValue('6');
  const back = await afterAsking(() => tab('Casos').click());
  expect(back.sent).toMatchObject({ idEstatus: 0 });
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
  await expect(caseList(page).labelled('Estado')).toHaveValue('2');
  await expect(caseList(page).folios.first()).toBeVisible();
  // Who may not export is offered no file.
  await expect(caseList(page).exportar).toHaveCount(0);
});

test('comes without the calls of vouchers, invoices and administration, which it does not make', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await signIn(page, EMPLOYEES.asesor);
  await caseList(page).open();
  await expect(caseList(page).folios.first()).toBeVisible();
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
