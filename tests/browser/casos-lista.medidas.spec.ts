import { expect } from '@playwright/test';
import { listaCasos } from './bed/listaCasos.ts';
import { EMPLEADOS, signIn, test } from './bed/test.ts';

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
