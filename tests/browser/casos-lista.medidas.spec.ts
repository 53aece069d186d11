import { expect } from '@playwright/test';
import { listaCasos } from './bed/listaCasos.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';

const LARGO = 'María Guadalupe del Rosario Fernández de Córdoba y Villavicencio Montemayor';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the case list in any of its states, and it is not wider than the window', async ({
      page,
      axe,
    }) => {
      test.setTimeout(180_000);
      await signIn(page, EMPLEADOS.gerente);
      const { abrir, buscar, campo, exportar } = listaCasos(page);
      const revisar = async (estado: string) => {
        const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft({ estado, sobra: Math.max(0, sobra) }).toEqual({ estado, sobra: 0 });
        expect.soft({ estado, fallas: await axe() }).toEqual({ estado, fallas: [] });
      };
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

    test('axe finds nothing on the inbox', async ({ page, axe }) => {
      await signIn(page, EMPLEADOS.gerente);
      await page.goto('administracion/por-autorizar');
      await expect(page.getByText('La pidió usted').first()).toBeVisible();
      expect(await axe()).toEqual([]);
    });
  });
}

test('on any window the place in the list comes back, also inside a table that scrolls by itself', async ({ page }) => {
  await signIn(page, EMPLEADOS.gerente);
  const { abrir, folios } = listaCasos(page);
  await abrir();
  const region = page.getByRole('region', { name: /tabla desplazable/ });
  const lugares = () =>
    page.evaluate(() =>
      [document.querySelector('main'), document.querySelector('main [role=region]')].map((e) => e?.scrollTop),
    );
  await folios.nth(19).scrollIntoViewIfNeeded();
  const antes = await lugares();
  expect(Math.max(...antes.map((alto) => alto ?? 0))).toBeGreaterThan(200);
  const porSiSola = (await region.count()) > 0;
  await folios.nth(19).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Caso / })).toBeVisible();
  await page.goBack();
  await expect(folios).toHaveCount(25);
  await expect.poll(lugares).toEqual(antes);
  expect((await region.count()) > 0).toBe(porSiSola);
});
