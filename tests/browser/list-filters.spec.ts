import { expect } from '@playwright/test';
import { caseList, noteRequests } from './bed/caseList.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

/*
 * What all lists have is tried here once, on that of cases, where a browser is needed for it. What is painted is tried in
 * src/ui/list/List.test.tsx, and what each filter of a list asks for beside its definition.
 */
test.beforeEach(async ({ page }) => {
  await noteRequests(page);
  await signIn(page, EMPLOYEES.gerente);
});

test('what is typed is searched by itself, in one step of the way back, and by Enter from any field', async ({
  page,
}) => {
  const { abrir, campo, tabla, trasPedir } = caseList(page);
  const head = page.locator('h2 + span');
  await abrir('?pagina=2&orden=antiguos');
  const all = await head.textContent();
  const first = await trasPedir(() => campo('Cliente').fill('gar'));
  expect(first.pedido).toMatchObject({ nomCliente: 'gar', numPagina: 1, tamPagina: 25, idAplicacion: 146 });
  const { listaCasos: rows, total } = await trasPedir(() => campo('Cliente').pressSequentially('cia'));
  expect(total, 'the sample data has some').toBeGreaterThan(0);
  await expect(page).toHaveURL(/casos\?orden=antiguos&cliente=garcia$|casos\?cliente=garcia&orden=antiguos$/);
  await expect(campo('Cliente')).toBeFocused();
  await expect(head).toHaveText(String(total));

  await page.reload();
  await expect(tabla.locator('tbody tr:not([aria-hidden])')).toHaveCount(rows.length);
  await expect(campo('Cliente')).toHaveValue('garcia');
  const together = await trasPedir(() => campo('Estado').selectOption({ label: 'SOLUCIONADA' }));
  expect(together.pedido).toMatchObject({ idEstatus: 3, nomCliente: 'garcia', orden: 'antiguos' });
  await campo('Cliente').fill('  a  ');
  const entered = await trasPedir(() => campo('Cliente').press('Enter'));
  expect(entered.pedido).toMatchObject({ idEstatus: 3, nomCliente: 'a' });
  const again = await trasPedir(() => campo('Folio').press('Enter'));
  expect(again.pedido, 'the same search asks again').toEqual(entered.pedido);

  await page.goBack();
  await expect(campo('Cliente')).toHaveValue('garcia');
  await page.goBack();
  await expect(campo('Estado')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(campo('Cliente')).toHaveValue('');
  await expect(head).toHaveText(all ?? '');
});

test('filters of one press take turns, Limpiar empties all but the order, and chips go one by one', async ({
  page,
}) => {
  const { boton, campo, chips, limpiar, trasPedir } = caseList(page);
  const days = 'solucionInicio=2026-03-18&solucionFin=2026-03-18';
  await page.goto(`administracion/casos?estado=2&tienda=1&orden=antiguos&abiertos=true&${days}`);
  await expect(chips.getByRole('button')).toHaveText([
    'Tienda: Tienda Centro',
    'Sin solucionar',
    'Solucionados el 18/03/2026',
  ]);
  const less = await trasPedir(() => chips.getByRole('button', { name: /Sin solucionar/ }).click());
  expect(less.pedido).toMatchObject({ soloAbiertos: false, fechaSolucionIni: '2026-03-18', idEstatus: 2, cvetda: 1 });
  await expect(chips.getByRole('button').last()).toBeFocused();
  const mine = await trasPedir(() => boton('A mi cargo').click());
  expect(mine.pedido).toMatchObject({ aMiCargo: true });
  await expect(boton('A mi cargo')).toHaveAttribute('aria-pressed', 'true');
  const nobodys = await trasPedir(() => boton('Sin asignar').click());
  expect(nobodys.pedido).toMatchObject({ aMiCargo: false, sinAsignar: true });
  await expect(boton('A mi cargo')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/mios=/);
  await campo('Teléfono').fill('77');
  const { pedido } = await trasPedir(() => limpiar.click());
  expect(pedido).toMatchObject({ idEstatus: 0, cvetda: null, sinAsignar: false, orden: 'antiguos' });
  await expect(campo('Teléfono')).toHaveValue('');
  await expect(boton('Sin asignar')).toHaveAttribute('aria-pressed', 'false');
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL(/casos\?orden=antiguos$/);
});

test('a long list narrows while one types and a short one unrolls; one that fails leaves the rest working', async ({
  page,
}) => {
  const { abrir, campo, chips, elegir, filtros, mas, trasPedir } = caseList(page);
  await page.route('**/catalogo/tiendas-busqueda', (route) => route.fulfill({ status: 500, json: {} }));
  await abrir('?tienda=1');
  await mas.click();
  await expect(campo('Tienda')).toHaveValue('Tienda 1');
  await page.unroute('**/catalogo/tiendas-busqueda');
  await filtros.getByRole('button', { name: 'Reintentar' }).click();
  await expect(chips.getByRole('button')).toHaveText(['Tienda: Tienda Centro']);
  await expect(filtros.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await chips.getByRole('button').click();
  await expect(page).toHaveURL(/casos$/);
  await expect(campo('Tienda')).toHaveValue('');
  await expect(mas).toBeFocused();
  const { pedido } = await trasPedir(() => campo('Categoría').selectOption({ label: 'VALE DE DEVOLUCIÓN' }));
  expect(pedido).toMatchObject({ cvetda: null, categoria: 7 });
  const both = await trasPedir(() => elegir('Tienda', 'Tienda Centro'));
  expect(both.pedido).toMatchObject({ cvetda: 1, categoria: 7 });
});

test('what is half written or impossible is refused beside its field, and nothing is asked', async ({ page }) => {
  const { abrir, campo, contarPeticiones, filtros, folios, mas, numeros, trasPedir } = caseList(page);
  await abrir();
  let folio = 0;
  let number = '';
  // Not every case has one.
  for (const each of await numeros()) {
    const { datosContacto } = (await (await page.request.get(`api/caso/detalle/${each}`)).json()) as {
      datosContacto: { telefono: string | null; celular: string | null };
    };
    [folio, number] = [each, datosContacto.celular ?? datosContacto.telefono ?? ''];
    if (number !== '') break;
  }
  const requests = contarPeticiones();
  const alert = filtros.getByRole('alert').filter({ visible: true });
  await campo('Teléfono').fill('8181');
  await campo('Teléfono').press('Enter');
  await expect(alert).toHaveText('Escriba los diez dígitos.');
  expect(requests.veces).toBe(0);
  const whole = await trasPedir(() => campo('Teléfono').fill(`+52 ${number.slice(0, 2)} ${number.slice(2)}`));
  expect(whole.pedido).toMatchObject({ telefono: number });
  await expect(campo('Teléfono')).toHaveValue(number);
  await expect(folios.filter({ hasText: new RegExp(`^${folio}$`) })).toHaveCount(1);

  await abrir();
  await mas.click();
  await trasPedir(() => campo('Fecha inicio').fill('2026-03-18'));
  requests.veces = 0;
  await campo('Fecha fin').fill('2026-03-17');
  await expect(alert).toHaveText('La fecha fin no puede ser anterior a la fecha inicio.');
  await expect(campo('Fecha fin')).toHaveAttribute('aria-invalid', 'true');
  await campo('Folio').press('Enter');
  await expect(campo('Fecha fin')).toBeFocused();
  await expect(page).toHaveURL(/casos\?fechaInicio=2026-03-18$/);
  expect(requests.veces).toBe(0);
  await campo('Fecha fin').fill('2026-03-18');
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL(/fechaInicio=2026-03-18&fechaFin=2026-03-18$/);
});
