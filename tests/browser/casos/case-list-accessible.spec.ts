import { expect } from '@playwright/test';
import { caseList } from '../bed/caseList.ts';
import { keepAway } from '../bed/keepAway.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

const LONG = 'María Guadalupe del Rosario Fernández de Córdoba y Villavicencio Montemayor';

test('a list has no fault that axe finds with chips, failed and with long names, and is not wider than the window', async ({
  page,
  fallas,
}) => {
  test.setTimeout(180_000);
  await signIn(page, EMPLOYEES.gerente);
  const { adding, open } = caseList(page);
  const check = async (estado: string, within?: string) =>
    expect.soft({ estado, fallas: await fallas(within) }).toEqual({ estado, fallas: [] });
  await open('?abiertos=true&orden=porVencer');
  const added = await adding('Fecha inicio');
  await added('Fecha inicio').fill('2026-03-18');
  await added('Fecha fin').fill('2026-03-17');
  await added('Fecha fin').press('Enter');
  await expect(added('Fecha fin')).toHaveAttribute('aria-invalid', 'true');
  // A pointer that rests on a row opens its card, which is another state.
  await page.mouse.move(0, 0);
  await check('chips and an error');
  await keepAway(page);
  await page.route('**/caso/lista-paginada', (route) => route.abort());
  await page.goto('administracion/casos?estado=6');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await check('failed', 'main');
  await page.unroute('**/caso/lista-paginada');
  await page.route('**/caso/lista-paginada', async (route) => {
    const body = (await (await route.fetch()).json()) as { listaCasos: Record<string, unknown>[] };
    const persona = { numiden: 1, nombre: LONG };
    const listaCasos = body.listaCasos.map((row, place) => ({
      ...row,
      id: 12_345_678 + place,
      datosCliente: persona,
      datosCreacion: persona,
      administrador: persona,
    }));
    await route.fulfill({ json: { listaCasos, total: 1_000_000 } });
  });
  await open('?pagina=3');
  await check('long names and numbers');
});
