import { expect } from '@playwright/test';
import { keepAway } from './bed/keepAway.ts';
import { listaCasos } from './bed/listaCasos.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';

const LARGO = 'María Guadalupe del Rosario Fernández de Córdoba y Villavicencio Montemayor';

test('the case list has no fault that axe finds in any of its states, and is not wider than the window', async ({
  page,
  fallas,
}) => {
  test.setTimeout(180_000);
  await signIn(page, EMPLEADOS.gerente);
  const { abrir, buscar, campo, exportar } = listaCasos(page);
  const revisar = async (estado: string) =>
    expect.soft({ estado, fallas: await fallas() }).toEqual({ estado, fallas: [] });
  await abrir();
  await revisar('rows');
  await abrir('?abiertos=true&orden=porVencer');
  await revisar('chips');
  await campo('Fecha inicio').fill('2026-03-18');
  await campo('Fecha fin').fill('2026-03-17');
  await buscar.click();
  await expect(campo('Fecha fin')).toHaveAttribute('aria-invalid', 'true');
  await revisar('an error');
  await page.goto('administracion/casos?cliente=zzzzzz');
  await expect(exportar).toBeDisabled();
  await revisar('empty');
  await keepAway(page);
  await page.route('**/caso/lista-paginada', (route) => route.abort());
  await page.goto('administracion/casos?estado=6');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await revisar('failed');
  await page.unroute('**/caso/lista-paginada');
  await page.route('**/caso/lista-paginada', async (route) => {
    const cuerpo = (await (await route.fetch()).json()) as { listaCasos: Record<string, unknown>[] };
    const persona = { numiden: 1, nombre: LARGO };
    const listaCasos = cuerpo.listaCasos.map((fila, lugar) => ({
      ...fila,
      id: 12_345_678 + lugar,
      datosCliente: persona,
      datosCreacion: persona,
      administrador: persona,
    }));
    await route.fulfill({ json: { listaCasos, total: 1_000_000 } });
  });
  await abrir('?pagina=3');
  await revisar('long names and numbers');
});

test('nor has the inbox', async ({ page, fallas }) => {
  await signIn(page, EMPLEADOS.gerente);
  await page.goto('administracion/por-autorizar');
  await expect(page.getByText('La pidió usted').first()).toBeVisible();
  expect(await fallas()).toEqual([]);
});
