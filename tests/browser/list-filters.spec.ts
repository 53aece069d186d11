import { expect } from '@playwright/test';
import { caseList, noteRequests } from './bed/caseList.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

/*
 * The features of all lists are tried here once, on that of cases, where a browser is needed for them. Their painting
 * is tried in src/ui/list/List.test.tsx, and the questions of each filter of a list beside its definition.
 */
test.beforeEach(async ({ page }) => {
  await noteRequests(page);
  await signIn(page, EMPLOYEES.gerente);
});

test('what is typed is searched by itself, in one step of the way back, and by Enter from any field', async ({
  page,
}) => {
  const { open, labelled, table, afterAsking } = caseList(page);
  const head = page.locator('h2 + span');
  await open('?pagina=2&orden=antiguos');
  const all = await head.textContent();
  const first = await afterAsking(() => labelled('Cliente').fill('gar'));
  expect(first.sent).toMatchObject({ nomCliente: 'gar', numPagina: 1, tamPagina: 25, idAplicacion: 146 });
  const { listaCasos: rows, total } = await afterAsking(() => labelled('Cliente').pressSequentially('cia'));
  expect(total, 'the sample data has some').toBeGreaterThan(0);
  await expect(page).toHaveURL(/casos\?orden=antiguos&cliente=garcia$|casos\?cliente=garcia&orden=antiguos$/);
  await expect(labelled('Cliente')).toBeFocused();
  await expect(head).toHaveText(String(total));

  await page.reload();
  await expect(table.locator('tbody tr:not([aria-hidden])')).toHaveCount(rows.length);
  await expect(labelled('Cliente')).toHaveValue('garcia');
  const together = await afterAsking(() => labelled('Estado').selectOption({ label: 'SOLUCIONADA' }));
  expect(together.sent).toMatchObject({ idEstatus: 3, nomCliente: 'garcia', orden: 'antiguos' });
  await labelled('Cliente').fill('  a  ');
  const entered = await afterAsking(() => labelled('Cliente').press('Enter'));
  expect(entered.sent).toMatchObject({ idEstatus: 3, nomCliente: 'a' });
  const again = await afterAsking(() => labelled('Folio').press('Enter'));
  expect(again.sent, 'the same search asks again').toEqual(entered.sent);

  await page.goBack();
  await expect(labelled('Cliente')).toHaveValue('garcia');
  await page.goBack();
  await expect(labelled('Estado')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(labelled('Cliente')).toHaveValue('');
  await expect(head).toHaveText(all ?? '');
});

test('filters of one press take turns, Limpiar empties all but the order, and chips go one by one', async ({
  page,
}) => {
  const { buttonNamed, labelled, chips, limpiar, afterAsking } = caseList(page);
  const days = 'solucionInicio=2026-03-18&solucionFin=2026-03-18';
  await page.goto(`administracion/casos?estado=2&tienda=1&orden=antiguos&abiertos=true&${days}`);
  await expect(chips.getByRole('button')).toHaveText([
    'Tienda: Tienda Centro',
    'Sin solucionar',
    'Solucionados el 18/03/2026',
  ]);
  const less = await afterAsking(() => chips.getByRole('button', { name: /Sin solucionar/ }).click());
  expect(less.sent).toMatchObject({ soloAbiertos: false, fechaSolucionIni: '2026-03-18', idEstatus: 2, cvetda: 1 });
  await expect(chips.getByRole('button').last()).toBeFocused();
  const mine = await afterAsking(() => buttonNamed('A mi cargo').click());
  expect(mine.sent).toMatchObject({ aMiCargo: true });
  await expect(buttonNamed('A mi cargo')).toHaveAttribute('aria-pressed', 'true');
  const nobodys = await afterAsking(() => buttonNamed('Sin asignar').click());
  expect(nobodys.sent).toMatchObject({ aMiCargo: false, sinAsignar: true });
  await expect(buttonNamed('A mi cargo')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/mios=/);
  await labelled('Teléfono').fill('77');
  const { sent } = await afterAsking(() => limpiar.click());
  expect(sent).toMatchObject({ idEstatus: 0, cvetda: null, sinAsignar: false, orden: 'antiguos' });
  await expect(labelled('Teléfono')).toHaveValue('');
  await expect(buttonNamed('Sin asignar')).toHaveAttribute('aria-pressed', 'false');
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL(/casos\?orden=antiguos$/);
});

test('a long list narrows while one types and a short one unrolls; one that fails leaves the rest working', async ({
  page,
}) => {
  const { open, labelled, chips, choose, filters, more, afterAsking } = caseList(page);
  await page.route('**/catalogo/tiendas-busqueda', (route) => route.fulfill({ status: 500, json: {} }));
  await open('?tienda=1');
  await more.click();
  await expect(labelled('Tienda')).toHaveValue('Tienda 1');
  await page.unroute('**/catalogo/tiendas-busqueda');
  await filters.getByRole('button', { name: 'Reintentar' }).click();
  await expect(chips.getByRole('button')).toHaveText(['Tienda: Tienda Centro']);
  await expect(filters.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await afterAsking(() => chips.getByRole('button').click());
  await expect(page).toHaveURL(/casos$/);
  await expect(labelled('Tienda')).toHaveValue('');
  await expect(more).toBeFocused();
  const { sent } = await afterAsking(() => labelled('Categoría').selectOption({ label: 'VALE DE DEVOLUCIÓN' }));
  expect(sent).toMatchObject({ cvetda: null, categoria: 7 });
  const both = await afterAsking(() => choose('Tienda', 'Tienda Centro'));
  expect(both.sent).toMatchObject({ cvetda: 1, categoria: 7 });
});

test('what is half written or impossible is refused beside its field, and nothing is asked', async ({ page }) => {
  const { open, labelled, countRequests, filters, folios, more, numbers, afterAsking } = caseList(page);
  await open();
  let folio = 0;
  let number = '';
  // Not every case has one.
  for (const each of await numbers()) {
    const { datosContacto } = (await (await page.request.get(`api/caso/detalle/${each}`)).json()) as {
      datosContacto: { telefono: string | null; celular: string | null };
    };
    [folio, number] = [each, datosContacto.celular ?? datosContacto.telefono ?? ''];
    if (number !== '') break;
  }
  const requests = countRequests();
  const alert = filters.getByRole('alert').filter({ visible: true });
  await labelled('Teléfono').fill('8181');
  await labelled('Teléfono').press('Enter');
  await expect(alert).toHaveText('Escriba los diez dígitos.');
  expect(requests.times).toBe(0);
  const whole = await afterAsking(() => labelled('Teléfono').fill(`+52 ${number.slice(0, 2)} ${number.slice(2)}`));
  expect(whole.sent).toMatchObject({ telefono: number });
  await expect(labelled('Teléfono')).toHaveValue(number);
  await expect(folios.filter({ hasText: new RegExp(`^${folio}$`) })).toHaveCount(1);

  await open();
  await more.click();
  await afterAsking(() => labelled('Fecha inicio').fill('2026-03-18'));
  requests.times = 0;
  await labelled('Fecha fin').fill('2026-03-17');
  await expect(alert).toHaveText('La fecha fin no puede ser anterior a la fecha inicio.');
  await expect(labelled('Fecha fin')).toHaveAttribute('aria-invalid', 'true');
  await labelled('Folio').press('Enter');
  await expect(labelled('Fecha fin')).toBeFocused();
  await expect(page).toHaveURL(/casos\?fechaInicio=2026-03-18$/);
  expect(requests.times).toBe(0);
  await labelled('Fecha fin').fill('2026-03-18');
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL(/fechaInicio=2026-03-18&fechaFin=2026-03-18$/);
});
