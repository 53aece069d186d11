import { expect } from '@playwright/test';
import { caseList } from '../bed/caseList.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

test('on any window the place in the list comes back, also inside a table that scrolls by itself', async ({ page }) => {
  await signIn(page, EMPLOYEES.gerente);
  const { open, folios } = caseList(page);
  await open();
  const region = page.getByRole('region', { name: /tabla desplazable/ });
  const places = () =>
    page.evaluate(() =>
      [document.querySelector('main'), document.querySelector('main [role=region]')].map((e) => e?.scrollTop),
    );
  await folios.nth(19).scrollIntoViewIfNeeded();
  const before = await places();
  expect(Math.max(...before.map((height) => height ?? 0))).toBeGreaterThan(200);
  const porSiSola = (await region.count()) > 0;
  await folios.nth(19).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Caso / })).toBeVisible();
  await page.goBack();
  await expect(folios).toHaveCount(25);
  await expect.poll(places).toEqual(before);
  expect((await region.count()) > 0).toBe(porSiSola);
});
