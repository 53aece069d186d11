import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { addDays, dayOf } from '#domain/dates';
import { caseList, noteRequests } from './bed/caseList.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

test.beforeEach(async ({ page }) => {
  await noteRequests(page);
  await signIn(page, EMPLOYEES.gerente);
});

test.describe('the filters of the case list', () => {
  test('search by themselves, each of them, and are in the address', async ({ page }) => {
    const { abrir, campo, limpiar, mas, tabla, trasPedir } = caseList(page);
    const day = addDays(dayOf(new Date()), -9);
    await abrir();
    await mas.click();
    const head = page.locator('h2 + span');
    for (const { label, value, address, asked } of [
      { label: 'Folio', value: '12', address: 'folio=12', asked: { folio: 12 } },
      { label: 'Cliente', value: 'hernandez', address: 'cliente=hernandez', asked: { nomCliente: 'hernandez' } },
      { label: 'Numiden', value: '100002', address: 'numiden=100002', asked: { numIden: 100_002 } },
      { label: 'Fecha inicio', value: day, address: `fechaInicio=${day}`, asked: { fechaIni: day } },
      { label: 'Fecha fin', value: day, address: `fechaFin=${day}`, asked: { fechaFin: day } },
    ]) {
      const { pedido, total, listaCasos: rows } = await trasPedir(() => campo(label).fill(value));
      expect(pedido).toMatchObject({ ...asked, numPagina: 1, tamPagina: 25, idAplicacion: 146 });
      await expect(page).toHaveURL(new RegExp(`casos\\?${address}$`));
      expect(total, `the sample data has cases for ${label}`).toBeGreaterThan(0);
      await expect(tabla.locator('tbody tr:not([aria-hidden])')).toHaveCount(rows.length);
      await expect(head).toHaveText(String(total));
      await limpiar.click();
      await expect(page).toHaveURL(/casos$/);
    }
    const state = await trasPedir(() => campo('Estado').selectOption({ label: 'EN PROCESO' }));
    expect(state.pedido).toMatchObject({ idEstatus: 2 });
    await expect(page).toHaveURL(/casos\?estado=2$/);
    await limpiar.click();
    await expect(page).toHaveURL(/casos$/);
    const operation = await trasPedir(() => campo('Operación').fill('1000001'));
    expect(operation.pedido).toMatchObject({ operacion: 1_000_001, tiendaOperacion: null });
    await expect(page).toHaveURL(/casos\?operacion=1000001$/);
  });

  for (const { label, fill } of [
    { label: 'Cliente', fill: (field: Locator) => field.fill('hernandez') },
    { label: 'Categoría', fill: (field: Locator) => field.selectOption({ label: 'VALE DE DEVOLUCIÓN' }) },
  ]) {
    test(`${label} outlives a reload, and goes with a step back`, async ({ page }) => {
      const { abrir, campo, mas, tabla, trasPedir } = caseList(page);
      const showField = async () => {
        if (label === 'Categoría') await mas.click();
      };
      await abrir();
      await showField();
      const head = page.locator('h2 + span');
      const all = await head.textContent();
      const { listaCasos: rows } = await trasPedir(() => fill(campo(label)));
      const filled = await campo(label).inputValue();
      await expect(page).toHaveURL(/casos\?c\w+=\w+$/);

      await page.reload();
      await expect(tabla.locator('tbody tr:not([aria-hidden])')).toHaveCount(rows.length);
      await showField();
      await expect(campo(label)).toHaveValue(filled);

      await page.goBack();
      await expect(page).toHaveURL(/casos$/);
      await expect(head).toHaveText(all ?? '');
      await expect(campo(label)).toHaveValue('');
    });
  }

  test('of one press are taken away by another, and what I have and what nobody has take turns', async ({ page }) => {
    const { abrir, boton, trasPedir } = caseList(page);
    await abrir();
    for (const [name, address, asked] of [
      ['A mi cargo', 'mios=true', { aMiCargo: true }],
      ['Sin asignar', 'sinAsignar=true', { sinAsignar: true }],
      ['Sin atención', 'sinAtencion=true', { sinAtencion: true }],
    ] as const) {
      const found = await trasPedir(() => boton(name).click());
      expect(found.pedido).toMatchObject(asked);
      expect(found.total).toBeGreaterThan(0);
      await expect(boton(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(new RegExp(`casos\\?${address}$`));
      await boton(name).click();
      await expect(page).toHaveURL(/casos$/);
      await expect(boton(name)).toHaveAttribute('aria-pressed', 'false');
    }
    await boton('A mi cargo').click();
    await expect(page).toHaveURL(/casos\?mios=true$/);
    await boton('Sin asignar').click();
    await expect(page).toHaveURL(/casos\?sinAsignar=true$/);
    await expect(boton('A mi cargo')).toHaveAttribute('aria-pressed', 'false');
  });

  test('a store is chosen by typing a part of its name, and shows as a chip', async ({ page }) => {
    const { abrir, campo, chips, elegir, mas, trasPedir } = caseList(page);
    await abrir();
    await mas.click();
    const { pedido } = await trasPedir(() => elegir('Tienda', 'Tienda Centro'));
    expect(pedido).toMatchObject({ cvetda: 1 });
    await expect(chips.getByRole('button')).toHaveText(['Tienda: Tienda Centro']);
    await page.reload();
    await expect(chips.getByRole('button')).toHaveText(['Tienda: Tienda Centro']);
    await chips.getByRole('button').click();
    await expect(page).toHaveURL(/casos$/);
    await mas.click();
    await expect(campo('Tienda')).toHaveValue('');
  });

  test('a phone number is searched once it is whole, however it is pasted', async ({ page }) => {
    const { abrir, campo, contarPeticiones, filtros, folios, numeros, trasPedir } = caseList(page);
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
    await campo('Teléfono').fill('8181');
    await campo('Teléfono').press('Enter');
    await expect(filtros.getByRole('alert').filter({ visible: true })).toHaveText('Escriba los diez dígitos.');
    expect(requests.veces).toBe(0);
    const { pedido } = await trasPedir(() => campo('Teléfono').fill(`+52 ${number.slice(0, 2)} ${number.slice(2)}`));
    expect(pedido).toMatchObject({ telefono: number });
    await expect(campo('Teléfono')).toHaveValue(number);
    await expect(folios.filter({ hasText: new RegExp(`^${folio}$`) })).toHaveCount(1);
  });

  test('one word is one step of the way back, however slowly it is typed', async ({ page }) => {
    const { abrir, campo, trasPedir } = caseList(page);
    await abrir();
    await trasPedir(() => campo('Cliente').fill('gar'));
    await trasPedir(() => campo('Cliente').pressSequentially('cia'));
    await expect(page).toHaveURL(/cliente=garcia$/);
    await expect(campo('Cliente')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/casos$/);
    await expect(campo('Cliente')).toHaveValue('');
  });

  test('work together, from any field by Enter, and start at the first page', async ({ page }) => {
    const { abrir, campo, trasPedir } = caseList(page);
    await abrir('?pagina=2&orden=antiguos');
    await trasPedir(() => campo('Estado').selectOption({ label: 'SOLUCIONADA' }));
    await campo('Cliente').fill('  a  ');
    const { pedido } = await trasPedir(() => campo('Cliente').press('Enter'));
    expect(pedido).toMatchObject({ idEstatus: 3, nomCliente: 'a', numPagina: 1, orden: 'antiguos' });
    await expect(page).toHaveURL(/casos\?.*estado=3/);
    await expect(page).not.toHaveURL(/pagina=/);
    const again = await trasPedir(() => campo('Folio').press('Enter'));
    expect(again.pedido, 'the same search asks again').toEqual(pedido);
  });

  test('Limpiar empties what was typed and what was searched, and keeps the order', async ({ page }) => {
    const { abrir, boton, campo, chips, limpiar, trasPedir } = caseList(page);
    await abrir('?estado=2&tienda=1&abiertos=true&orden=antiguos');
    await boton('A mi cargo').click();
    await expect(page).toHaveURL(/mios=true/);
    await campo('Teléfono').fill('77');
    const { pedido } = await trasPedir(() => limpiar.click());
    expect(pedido).toMatchObject({
      idEstatus: 0,
      cvetda: null,
      soloAbiertos: false,
      aMiCargo: false,
      orden: 'antiguos',
    });
    await expect(campo('Teléfono')).toHaveValue('');
    await expect(boton('A mi cargo')).toHaveAttribute('aria-pressed', 'false');
    await expect(chips).toHaveCount(0);
    await expect(page).toHaveURL(/casos\?orden=antiguos$/);
  });

  test('an end before its start is refused beside the field, and nothing is asked', async ({ page }) => {
    const { abrir, campo, filtros, contarPeticiones, mas, trasPedir } = caseList(page);
    await abrir();
    await mas.click();
    await trasPedir(() => campo('Fecha inicio').fill('2026-03-18'));
    const requests = contarPeticiones();
    const alert = filtros.getByRole('alert').filter({ visible: true });
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

  test('an address with nonsense shows the list without it', async ({ page }) => {
    const { folios } = caseList(page);
    await page.goto('administracion/casos?folio=abc&estado=9&fechaInicio=ayer&orden=precio&pagina=-4&tienda=%7B%7D');
    await expect(folios).toHaveCount(25);
    await expect(page).toHaveURL(/casos$/);
  });

  test('those of the dashboard show as chips that can be taken away one by one', async ({ page }) => {
    const { chips, trasPedir } = caseList(page);
    await page.goto('administracion/casos?abiertos=true&solucionInicio=2026-03-18&solucionFin=2026-03-18&estado=3');
    await expect(chips.getByRole('button')).toHaveText(['Sin solucionar', 'Solucionados el 18/03/2026']);
    const sinAbiertos = await trasPedir(() => chips.getByRole('button', { name: /Sin solucionar/ }).click());
    expect(sinAbiertos.pedido).toMatchObject({ soloAbiertos: false, fechaSolucionIni: '2026-03-18', idEstatus: 3 });
    await expect(chips.getByRole('button')).toBeFocused();
    const sinDias = await trasPedir(() => chips.getByRole('button').click());
    expect(sinDias.pedido).toMatchObject({ fechaSolucionIni: null, fechaSolucionFin: null, idEstatus: 3 });
    await expect(chips).toHaveCount(0);
  });
});
