import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { RespuestaLista } from './bed/listaCasos.ts';
import { anotarPedidos, listaCasos } from './bed/listaCasos.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';

const LISTA = '**/caso/lista-paginada';

test.beforeEach(async ({ page }) => {
  await anotarPedidos(page);
  await signIn(page, EMPLEADOS.gerente);
});

/** Every number that a filter finds for whoever is signed in, page by page, without the screen. */
const todos = async (page: Page, filtro: Readonly<Record<string, unknown>>): Promise<number[]> => {
  const folios: number[] = [];
  for (let numPagina = 1; ; numPagina += 1) {
    const respuesta = await page.request.post('api/caso/lista-paginada', {
      data: { ...filtro, numPagina, tamPagina: 100 },
    });
    const { listaCasos: filas, total } = (await respuesta.json()) as RespuestaLista;
    folios.push(...filas.map(({ id }) => id));
    if (folios.length >= total || filas.length === 0) return folios;
  }
};

test.describe('the filters of the case list', () => {
  const dia = (atras: number): string => new Date(Date.now() - atras * 86_400_000).toISOString().slice(0, 10);
  const casos = [
    { campo: 'Folio', valor: '12', enDireccion: 'folio=12', pedido: { folio: 12 } },
    { campo: 'Tienda', opcion: 'Tienda Centro', enDireccion: 'tienda=1', pedido: { cvetda: 1 } },
    { campo: 'Categoría', opcion: 'VALE DE DEVOLUCIÓN', enDireccion: /categoria=\d+/, pedido: {} },
    { campo: 'Cliente', valor: 'hernandez', enDireccion: 'cliente=hernandez', pedido: { nomCliente: 'hernandez' } },
    { campo: 'Estado', opcion: 'EN PROCESO', enDireccion: 'estado=2', pedido: { idEstatus: 2 } },
    { campo: 'Numiden', valor: '100002', enDireccion: 'numiden=100002', pedido: { numIden: 100_002 } },
    { campo: 'Fecha inicio', valor: dia(9), enDireccion: `fechaInicio=${dia(9)}`, pedido: { fechaIni: dia(9) } },
    { campo: 'Fecha fin', valor: dia(9), enDireccion: `fechaFin=${dia(9)}`, pedido: { fechaFin: dia(9) } },
  ] as const;

  for (const caso of casos) {
    test(`${caso.campo} is in the address, outlives a reload, and goes with a step back`, async ({ page }) => {
      const { abrir, buscar, campo, tabla, trasPedir } = listaCasos(page);
      await abrir();
      const cabeza = page.locator('h2 + span');
      const sinFiltro = await cabeza.textContent();
      if ('valor' in caso) await campo(caso.campo).fill(caso.valor);
      else await campo(caso.campo).selectOption({ label: caso.opcion });
      const lleno = await campo(caso.campo).inputValue();

      const { pedido, total, listaCasos: filas } = await trasPedir(() => buscar.click());
      expect(pedido).toMatchObject({ ...caso.pedido, numPagina: 1, tamPagina: 25, idAplicacion: 146 });
      await expect(page).toHaveURL(new RegExp(`casos\\?${new RegExp(caso.enDireccion).source}$`));
      expect(total, 'the sample data has cases for this filter').toBeGreaterThan(0);
      await expect(tabla.locator('tbody tr:not([aria-hidden])')).toHaveCount(filas.length);
      await expect(cabeza).toHaveText(String(total));

      await page.reload();
      await expect(tabla.locator('tbody tr:not([aria-hidden])')).toHaveCount(filas.length);
      await expect(campo(caso.campo)).toHaveValue(lleno);

      await page.goBack();
      await expect(page).toHaveURL(/casos$/);
      await expect(cabeza).toHaveText(sinFiltro ?? '');
      await expect(campo(caso.campo)).toHaveValue('valor' in caso ? '' : '0');
    });
  }

  test('work together, from any field by Enter, and start at the first page', async ({ page }) => {
    const { abrir, campo, trasPedir } = listaCasos(page);
    await abrir('?pagina=2&orden=antiguos');
    await campo('Estado').selectOption({ label: 'SOLUCIONADA' });
    await campo('Cliente').fill('  a  ');
    const { pedido } = await trasPedir(() => campo('Cliente').press('Enter'));
    expect(pedido).toMatchObject({ idEstatus: 3, nomCliente: 'a', numPagina: 1, orden: 'antiguos' });
    await expect(page).toHaveURL(/casos\?.*estado=3/);
    await expect(page).not.toHaveURL(/pagina=/);
  });

  test('Limpiar empties what was typed and what was searched, and keeps the order', async ({ page }) => {
    const { abrir, campo, limpiar, trasPedir } = listaCasos(page);
    await abrir('?estado=2&tienda=1&abiertos=true&orden=antiguos');
    await campo('Folio').fill('77');
    const { pedido } = await trasPedir(() => limpiar.click());
    expect(pedido).toMatchObject({ idEstatus: 0, cvetda: null, folio: null, soloAbiertos: false, orden: 'antiguos' });
    await expect(campo('Folio')).toHaveValue('');
    await expect(campo('Tienda')).toHaveValue('0');
    await expect(page).toHaveURL(/casos\?orden=antiguos$/);
  });

  test('the same search again asks the server again', async ({ page }) => {
    const { abrir, buscar, trasPedir } = listaCasos(page);
    await abrir('?estado=2');
    const { pedido } = await trasPedir(() => buscar.click());
    expect(pedido).toMatchObject({ idEstatus: 2 });
    await expect(page).toHaveURL(/casos\?estado=2$/);
  });

  test('an end before its start is refused beside the field, and nothing is asked', async ({ page }) => {
    const { abrir, buscar, campo, filtros, contarPeticiones } = listaCasos(page);
    await abrir();
    const peticiones = contarPeticiones();
    await campo('Fecha inicio').fill('2026-03-18');
    await campo('Fecha fin').fill('2026-03-17');
    await buscar.click();
    await expect(filtros.getByRole('alert')).toHaveText('La fecha fin no puede ser anterior a la fecha inicio.');
    await expect(campo('Fecha fin')).toBeFocused();
    await expect(campo('Fecha fin')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/casos$/);
    expect(peticiones.veces).toBe(0);
    await campo('Fecha fin').fill('2026-03-18');
    await expect(filtros.getByRole('alert')).toHaveCount(0);
    await buscar.click();
    await expect(page).toHaveURL(/fechaInicio=2026-03-18&fechaFin=2026-03-18$/);
  });

  test('an address with nonsense shows the list without it', async ({ page }) => {
    const { folios } = listaCasos(page);
    await page.goto('administracion/casos?folio=abc&estado=9&fechaInicio=ayer&orden=precio&pagina=-4&tienda=%7B%7D');
    await expect(folios).toHaveCount(25);
    await expect(page).toHaveURL(/casos$/);
  });

  test('those of the dashboard show as chips that can be taken away one by one', async ({ page }) => {
    const { campo, trasPedir } = listaCasos(page);
    await page.goto('administracion/casos?abiertos=true&solucionInicio=2026-03-18&solucionFin=2026-03-18&tienda=1');
    const chips = page.getByRole('list', { name: 'Otros filtros' });
    await expect(chips.getByRole('button')).toHaveText(['Sin solucionar', 'Solucionados el 18/03/2026']);
    const sinAbiertos = await trasPedir(() => chips.getByRole('button', { name: /Sin solucionar/ }).click());
    expect(sinAbiertos.pedido).toMatchObject({ soloAbiertos: false, fechaSolucionIni: '2026-03-18', cvetda: 1 });
    const sinDias = await trasPedir(() => chips.getByRole('button').click());
    expect(sinDias.pedido).toMatchObject({ fechaSolucionIni: null, fechaSolucionFin: null, cvetda: 1 });
    await expect(chips).toHaveCount(0);
    await expect(campo('Tienda')).toHaveValue('1');
  });
});

test.describe('the pages of the case list', () => {
  test('are asked for by number plus one, and the button that leads on keeps the focus', async ({ page }) => {
    const { abrir, folios, numeros, paginas, trasPedir } = listaCasos(page);
    await abrir();
    const primera = await numeros();
    const siguiente = paginas.getByRole('button', { name: 'Página siguiente' });
    const { pedido, listaCasos: filas } = await trasPedir(() => siguiente.press('Enter'));
    expect(pedido).toMatchObject({ numPagina: 2, tamPagina: 25 });
    await expect(page).toHaveURL(/casos\?pagina=2$/);
    await expect(folios.first()).toHaveText(String(filas[0]?.id));
    await expect(siguiente).toBeFocused();
    expect(await numeros()).not.toEqual(primera);
    await expect(paginas.locator('output')).toHaveText(/^26–50 de /);
    await page.goBack();
    await expect.poll(numeros).toEqual(primera);
  });

  test('a page beyond the last one is the last one, also in the address', async ({ page }) => {
    const { abrir, paginas } = listaCasos(page);
    await abrir('?pagina=900&estado=3');
    const rango = (await paginas.locator('output').textContent()) ?? '';
    const [, ultima, total] = /–(\d+) de (\d+)$/.exec(rango) ?? [];
    expect(ultima).toBe(total);
    await expect(page).toHaveURL(new RegExp(`pagina=${Math.ceil(Number(total) / 25)}&?`));
  });

  test('while another page is on its way the rows stay, and say of which page they are', async ({ page }) => {
    const { abrir, numeros, paginas, tabla } = listaCasos(page);
    await abrir();
    const primera = await numeros();
    let contestar = (): void => undefined;
    const retenida = new Promise<void>((resolve) => {
      contestar = resolve;
    });
    await page.route(LISTA, async (route) => {
      await retenida;
      await route.continue();
    });
    await paginas.getByRole('button', { name: 'Última página' }).click();
    await expect(page).toHaveURL(/pagina=/);
    await expect(page.locator('[data-actualizando]')).toHaveCount(1);
    expect(await numeros()).toEqual(primera);
    await expect(paginas.locator('output')).toHaveText(/^1–25 de /);
    contestar();
    await expect(page.locator('[data-actualizando]')).toHaveCount(0);
    await expect(tabla).toBeVisible();
    expect(await numeros()).not.toEqual(primera);
  });
});

test.describe('the order of the case list', () => {
  test('can be chosen, and pressed in the headers where it is the same', async ({ page }) => {
    const { abrir, orden, tabla, trasPedir } = listaCasos(page);
    await abrir();
    const encabezado = (nombre: string) => tabla.getByRole('columnheader', { name: nombre, exact: true });
    await expect(encabezado('Creado')).toHaveAttribute('aria-sort', 'descending');

    const antiguos = await trasPedir(() => encabezado('Creado').getByRole('button').click());
    expect(antiguos.pedido.orden).toBe('antiguos');
    await expect(orden).toHaveValue('antiguos');
    const fechas = antiguos.listaCasos.map(({ fechaCreacion }) => fechaCreacion);
    expect(fechas).toEqual(fechas.toSorted());

    const porVencer = await trasPedir(() => orden.selectOption({ label: 'Por perder color' }));
    expect(porVencer.pedido.orden).toBe('porVencer');
    await expect(encabezado('Semáforo')).toHaveAttribute('aria-sort', 'ascending');
    const plazos = porVencer.listaCasos.flatMap(({ pierdeColorEn }) => pierdeColorEn ?? []);
    expect(plazos).toEqual(plazos.toSorted());
    await expect(page).toHaveURL(/orden=porVencer/);

    await encabezado('Semáforo').getByRole('button').click();
    await expect(page).toHaveURL(/casos$/);
  });
});

test.describe('the traffic light', () => {
  test('is a colour with its name, and says when it changes', async ({ page }) => {
    // While the stores of the sample data are closed, only the web store has new cases, which not everybody sees.
    await signIn(page, EMPLEADOS.administrador);
    const { abrir, tabla, trasPedir } = listaCasos(page);
    const { listaCasos: filas } = await trasPedir(() => abrir('?orden=porVencer'));
    const textos = { reciente: 'Reciente', antiguo: 'Antiguo', sinAtencion: 'Sin atención', atendido: 'Atendido' };
    const vistos = new Set(filas.map(({ semaforo }) => semaforo));
    expect(vistos).toContain('reciente');
    expect(vistos).toContain('antiguo');
    for (const [lugar, { semaforo, pierdeColorEn }] of filas.entries()) {
      const celda = tabla.locator('tbody tr').nth(lugar).locator('td').first();
      if (semaforo === null) await expect(celda).toHaveText('');
      else await expect(celda).toContainText(textos[semaforo as keyof typeof textos]);
      if (pierdeColorEn !== null) await expect(celda.locator('small')).toHaveText(/^(Antiguo|Sin atención) en /);
    }
  });

  test('goes on counting while the list is open, and is asked for again once it has changed', async ({ page }) => {
    await page.clock.install();
    const { abrir, tabla } = listaCasos(page);
    let veces = 0;
    await page.route(LISTA, async (route) => {
      veces += 1;
      const respuesta = await route.fetch();
      const cuerpo = (await respuesta.json()) as RespuestaLista;
      const [fila] = cuerpo.listaCasos;
      const ahora = await page.evaluate(() => Date.now());
      const vence = new Date(ahora + 150_000).toISOString();
      await route.fulfill({
        json: { listaCasos: [{ ...fila, semaforo: 'reciente', pierdeColorEn: vence }], total: 1 },
      });
    });
    await abrir();
    const plazo = tabla.locator('tbody td small').first();
    await expect(plazo).toHaveText('Antiguo en 3 min');
    await page.clock.fastForward(61_000);
    await expect(plazo).toHaveText('Antiguo en 2 min');
    expect(veces).toBe(1);
    await page.clock.fastForward(120_000);
    await expect.poll(() => veces).toBe(2);
    await expect(plazo).toHaveText('Antiguo en 3 min');
  });
});

test.describe('exporting', () => {
  test('gives exactly the rows of the whole filter, in the order of the list', async ({ page }) => {
    const { abrir, exportar, trasPedir } = listaCasos(page);
    const { pedido, total } = await trasPedir(() => abrir('?estado=2&orden=antiguos'));
    expect(total).toBeGreaterThan(25);
    await expect(exportar).toHaveText(`Exportar CSV (${total} casos)`);
    const descarga = page.waitForEvent('download');
    await exportar.click();
    const archivo = await descarga;
    expect(archivo.suggestedFilename()).toMatch(/^casos-\d{4}-\d{2}-\d{2}\.csv$/);
    const filas = parse(await readFile(await archivo.path(), 'utf8'), { bom: true }) as string[][];
    expect(filas.slice(1).map(([folio]) => Number(folio))).toEqual(await todos(page, pedido));
    expect(filas.slice(1)).toHaveLength(total);
    await expect(page.getByText('Los casos se exportaron con éxito')).toBeVisible();
  });

  test('says why it could not, and can be tried again', async ({ page, quejas }) => {
    const { abrir, exportar } = listaCasos(page);
    await abrir();
    await page.route('**/caso/exportar*', (route) => route.abort());
    await exportar.click();
    await expect(page.getByText('No se pudieron exportar los casos. Revise su conexión a internet')).toBeVisible();
    await expect(exportar).toBeFocused();
    await page.unroute('**/caso/exportar*');
    const descarga = page.waitForEvent('download');
    await exportar.click();
    await descarga;
    expect(quejas).toEqual([]);
  });

  test('is not offered to whoever may not', async ({ page }) => {
    await signIn(page, EMPLEADOS.asesor);
    const { abrir, exportar } = listaCasos(page);
    await abrir();
    await expect(exportar).toHaveCount(0);
  });
});

test.describe('the tab Recolecta', () => {
  test('starts at state 6 and keeps the other filters', async ({ page }) => {
    const { abrir, campo, pestana, tabla, trasPedir } = listaCasos(page);
    await abrir('?orden=antiguos&pagina=2');
    await expect(pestana('Casos')).toHaveAttribute('aria-current', 'page');
    const { pedido, listaCasos: filas } = await trasPedir(() => pestana('Recolecta').click());
    expect(pedido).toMatchObject({ idEstatus: 6, numPagina: 1, orden: 'antiguos' });
    expect(filas.length).toBeGreaterThan(0);
    await expect(tabla.locator('tbody [data-tono]')).toHaveText(filas.map(() => 'RECOLECTA'));
    await expect(pestana('Recolecta')).toHaveAttribute('aria-current', 'page');
    await expect(campo('Estado')).toHaveValue('6');
    await expect(page).toHaveURL(/estado=6/);
    const vuelta = await trasPedir(() => pestana('Casos').click());
    expect(vuelta.pedido).toMatchObject({ idEstatus: 0 });
  });
});
