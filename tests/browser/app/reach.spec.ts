import { expect, type Locator } from '@playwright/test';
import { SIZES } from '../bed/looks.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

function look(what: Locator, of: 'borderBottomColor' | 'outlineStyle' | 'backgroundColor'): Promise<string> {
  return what.evaluate((element, property) => getComputedStyle(element)[property], of);
}

test('high contrast tells the chosen tab, the theme, the page in the menu and the keys of the chart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('valida-operacion');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Por número')).toHaveAttribute('aria-selected', 'true');
  const line = await look(tab('Buscar venta'), 'borderBottomColor');
  expect(await look(tab('Por número'), 'borderBottomColor')).not.toBe(line);
  const themes = page.getByRole('radiogroup', { name: 'Tema' }).locator('label');
  const outlines = await Promise.all((await themes.all()).map((one) => look(one, 'outlineStyle')));
  expect(outlines.filter((outline) => outline !== 'none')).toHaveLength(1);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  expect(await look(menu.getByRole('link', { name: 'Validar operación' }), 'outlineStyle')).toBe('solid');

  await page.goto('overview');
  const key = (name: string) => page.locator('ul[aria-hidden=true] li').filter({ hasText: name }).locator('i');
  await expect(key('Casos abiertos')).toBeVisible();
  const ground = await look(key('Casos abiertos'), 'backgroundColor');
  expect(await look(key('Casos solucionados'), 'backgroundColor')).not.toBe(ground);
});

for (const [where, least, of] of [
  ['a pointer', 24, {}],
  ['a finger', 40, { hasTouch: true, viewport: SIZES.tableta }],
] as const) {
  test.describe('the rows of the roles', () => {
    test.use(of);

    test(`are high enough for ${where}`, async ({ page }) => {
      await signIn(page, EMPLOYEES.administrador);
      await page.goto('roles');
      const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
      await expect(rows.first()).toBeVisible();
      for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(least);
    });
  });
}
